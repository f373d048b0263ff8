import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { isCurrency, toDecimalString } from '@/lib/money/money';
import { METHOD_FORMS, METHOD_TITLES, type Charge, type ChargeStatus } from './charge';
import { checkoutLanguage, fill, type CheckoutTexts } from './checkout-texts';
import { TEST_CARDS, type CardVerdict } from './kinds/cards';
import { TEST_VOUCHERS } from './kinds/vouchers';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
export interface Wrong {
  field: Field['id'];
  text: Extract<CardVerdict, { outcome: 'wrong' }>['text'] | 'wrongVoucher' | 'wrongChallenge';
}

export interface CheckoutPlace {
  base: string;
  merchant: string;
}

/** The amount as the language writes it; no float on the way. */
export function amountText(amount: number, currency: string, tag: string): string {
  if (!isCurrency(currency)) return `${amount} ${currency}`;
  const decimal = toDecimalString(amount, currency) as `${number}`;
  return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(decimal);
}

/** Brands keep their names; a card is a word of the language. */
export function methodTitle({ method }: Charge, texts: CheckoutTexts): string {
  return method === 'card' ? texts.card : (METHOD_TITLES[method] ?? method);
}

export function frame(
  place: CheckoutPlace,
  tag: string,
  title: string,
  texts: CheckoutTexts,
  body: Html,
): Html {
  return html`<!doctype html>
    <html lang="${tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Tollgate Pay</title>
        <link rel="stylesheet" href="${place.base}/assets/tollgate.css" />
        <link rel="icon" href="${place.base}/assets/tollgate.svg" type="image/svg+xml" />
      </head>
      <body>
        <header class="bar">
          <span class="brand"
            ><img src="${place.base}/assets/tollgate.svg" alt="" width="28" height="28" />Tollgate Pay</span
          >
          <span class="test">${texts.testMode}</span>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
}

export function summary(charge: Charge, place: CheckoutPlace, amount: string, texts: CheckoutTexts): Html {
  return html`<dl class="sum">
    <div>
      <dt>${texts.merchant}</dt>
      <dd>${place.merchant}</dd>
    </div>
    <div>
      <dt>${texts.method}</dt>
      <dd>${methodTitle(charge, texts)}</dd>
    </div>
    <div>
      <dt>${texts.reference}</dt>
      <dd class="ref">${charge.reference}</dd>
    </div>
    <div class="total">
      <dt>${texts.amount}</dt>
      <dd>${amount}</dd>
    </div>
  </dl>`;
}

export interface Field {
  id: 'number' | 'expiry' | 'code' | 'voucher' | 'holder' | 'challenge';
  label: string;
  value: string;
  autocomplete: string;
  numeric: boolean;
  optional?: true;
}

export function field(
  { id, label, value, autocomplete, numeric, optional }: Field,
  wrong: Wrong | undefined,
  texts: CheckoutTexts,
): Html {
  const bad = wrong?.field === id;
  return html`<div class="field" data-invalid="${String(bad)}">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${id}"
      value="${bad ? '' : value}"
      autocomplete="${autocomplete}"
      inputmode="${numeric ? 'numeric' : 'text'}"
      maxlength="${optional ? 80 : 32}"
      ${optional ? '' : html`required`}
      aria-invalid="${String(bad)}"
      ${bad ? html`aria-describedby="${id}-wrong" autofocus` : ''}
    />
    ${bad ? html`<p class="wrong" id="${id}-wrong" role="alert">${texts[wrong.text]}</p>` : ''}
  </div>`;
}

function form(charge: Charge, wrong: Wrong | undefined, texts: CheckoutTexts): Html {
  const kind = METHOD_FORMS[charge.method] ?? 'wallet';
  if (kind === 'card') {
    return html`${field({ id: 'number', label: texts.cardNumber, value: TEST_CARDS[0].number, autocomplete: 'cc-number', numeric: true }, wrong, texts)}
      <div class="pair">
        ${field({ id: 'expiry', label: texts.expiry, value: '12/34', autocomplete: 'cc-exp', numeric: true }, wrong, texts)}
        ${field({ id: 'code', label: texts.securityCode, value: '123', autocomplete: 'cc-csc', numeric: true }, wrong, texts)}
      </div>
      ${field({ id: 'holder', label: texts.cardHolder, value: '', autocomplete: 'cc-name', numeric: false, optional: true }, wrong, texts)}`;
  }
  if (kind === 'voucher') {
    return html`${field({ id: 'voucher', label: texts.voucherCode, value: TEST_VOUCHERS[0].code, autocomplete: 'off', numeric: false }, wrong, texts)}`;
  }
  return html`<p class="note">${fill(texts.walletNote, { method: methodTitle(charge, texts) })}</p>`;
}

function explained(charge: Charge, texts: CheckoutTexts): Html {
  const kind = METHOD_FORMS[charge.method];
  if (kind !== 'card' && kind !== 'voucher') return html``;
  const rows =
    kind === 'card'
      ? TEST_CARDS.map(({ number, text }) => ({ code: number, text: texts[text] }))
      : [
          ...TEST_VOUCHERS.map(({ code, text }) => ({ code, text: texts[text] })),
          { code: `TOLL-${charge.currency}-0025-1234`, text: texts.valueVoucher },
          { code: `TOLL-${charge.currency === 'USD' ? 'EUR' : 'USD'}-0050-1234`, text: texts.foreignVoucher },
        ];
  return html`<section class="tests" aria-labelledby="tests">
    <h2 id="tests">${texts.testData}</h2>
    <ul>
      ${rows.map(({ code, text }) => html`<li><code>${code}</code> ${text}</li>`)}
    </ul>
    ${kind === 'card' ? html`<p>${texts.onlyTest}</p>` : ''}
  </section>`;
}

/** The open checkout. @param wrong the field of the form that didn't fit, when it came back. */
export function checkoutPage(charge: Charge, place: CheckoutPlace, wrong?: Wrong): Html {
  const { tag, texts } = checkoutLanguage(charge.language);
  const amount = amountText(charge.amount, charge.currency, tag);
  const title = fill(texts.title, { merchant: place.merchant });
  return frame(
    place,
    tag,
    title,
    texts,
    html`<h1>${title}</h1>
      ${summary(charge, place, amount, texts)}
      <form method="post" action="${place.base}/checkout/${charge.id}">
        ${form(charge, wrong, texts)}
        <button class="pay" name="action" value="pay">${fill(texts.pay, { amount })}</button>
        <div class="others">
          <button name="action" value="later" formnovalidate>${texts.later}</button>
          <button name="action" value="decline" formnovalidate>${texts.decline}</button>
          <button name="action" value="cancel" formnovalidate>${texts.cancel}</button>
        </div>
      </form>
      ${explained(charge, texts)}`,
  );
}

/** What stands at the address of a charge that is no longer open. */
export function closedPage(
  charge: Charge,
  status: Exclude<ChargeStatus, 'pending'>,
  place: CheckoutPlace,
): Html {
  const { tag, texts } = checkoutLanguage(charge.language);
  const amount = amountText(charge.amount, charge.currency, tag);
  return frame(
    place,
    tag,
    texts[status],
    texts,
    html`<h1>${texts[status]}</h1>
      ${summary(charge, place, amount, texts)}
      <p>
        <a class="pay" href="${returnAddress(charge)}">${fill(texts.back, { merchant: place.merchant })}</a>
      </p>`,
  );
}

export function missingPage(place: CheckoutPlace, language: string): Html {
  const { tag, texts } = checkoutLanguage(language);
  return frame(place, tag, texts.notFound, texts, html`<h1>${texts.notFound}</h1>`);
}

/** Where the payer goes back to, by how the charge stands. */
export function returnAddress({ status, returnUrls }: Charge): string {
  switch (status) {
    case 'failed':
      return returnUrls.failure;
    case 'cancelled':
      return returnUrls.cancel;
    case 'pending':
    case 'processing':
      return returnUrls.pending ?? returnUrls.success;
    case 'completed':
    case 'refunded':
    case 'charged_back':
      return returnUrls.success;
  }
}
