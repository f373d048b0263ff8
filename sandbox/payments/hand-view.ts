import { html } from 'hono/html';
import { FAILURE_CODES, METHOD_TITLES, type Charge, type Transfer } from './charge';
import { amountText, type Html } from './checkout-view';
import type { OutgoingEvent } from './event';
import { FAULTS } from './faults';
import { button, choice, form, lost, textField, webhooks } from './hand-parts';
import { payoutCard } from './hand-payouts';
import { decimalOf } from './kinds/coins';
import type { Payout } from './payout';

function transferRow(base: string, charge: Charge, transfer: Transfer, decimals: number): Html {
  const { txid, amount, confirmations, state } = transfer;
  return html`<li>
    <span
      ><code>${txid.slice(0, 12)}…</code> ${decimalOf(BigInt(amount), decimals)} · ${confirmations}
      confirmations · ${state}</span
    >
    ${form(
      base,
      charge.id,
      html`<input type="hidden" name="txid" value="${txid}" />
        ${state === 'final' ? '' : button('block', 'One more block')}
        ${button('reorganise', 'Block taken back')} ${button('gone', 'Taken back for good')} ${lost}`,
    )}
  </li>`;
}

function openActions(base: string, charge: Charge): Html {
  const { ask } = charge;
  const end = html`${choice('reason', 'Because', FAILURE_CODES)} ${button('decline', 'Fail')}
  ${button('cancel', 'Let it expire')} ${lost}`;
  const money = decimalOf(BigInt(charge.amount), 2);
  switch (ask?.kind) {
    case 'address':
      return html`${form(
        base,
        charge.id,
        html`${textField('amount', `${ask.coin} to send`, decimalOf(BigInt(ask.amount), ask.decimals))}
          <label
            ><input type="checkbox" name="by_itself" value="1" checked /> blocks come by themselves</label
          >
          ${button('send', 'Send coins')} ${lost}`,
      )}
      ${form(base, charge.id, end)}`;
    case 'bank':
      return html`${
        ask.details
          ? html`<p>Account ${ask.details.account}, digits ${ask.nonce}</p>`
          : form(base, charge.id, html`${button('account', 'Open the account now')} ${lost}`)
      }
      ${form(
        base,
        charge.id,
        html`${textField('name', 'From', 'Nora Winter')} ${textField('description', 'Description', ask.nonce)}
        ${textField('amount', charge.currency, money)} ${button('money', 'Send bank money')}`,
      )}
      ${form(base, charge.id, end)}`;
    case 'redirect':
    case 'post':
    case 'form':
    case 'info':
    case undefined:
      return form(
        base,
        charge.id,
        html`${textField('amount', charge.currency, money)}
        ${button('pay', ask?.kind === 'info' ? 'Pay at the machine' : 'Pay')} ${button('later', 'Under way')}
        ${end}`,
      );
  }
}

function chargeCard(base: string, charge: Charge, events: readonly OutgoingEvent[]): Html {
  const { ask, status, transfers = [] } = charge;
  const open = status === 'pending' || status === 'processing';
  const decimals = ask?.kind === 'address' ? ask.decimals : 0;
  const late = !open && (ask?.kind === 'address' || ask?.kind === 'bank');
  return html`<section class="sum" aria-labelledby="${charge.id}">
    <h3 id="${charge.id}">
      ${METHOD_TITLES[charge.method] ?? 'Card'} · ${amountText(charge.amount, charge.currency, 'en')} ·
      ${status}
    </h3>
    <p class="ref">${charge.reference}</p>
    ${ask?.kind === 'info' ? html`<p>${ask.fields.map(({ name, value }) => html`${name} <code>${value}</code> `)}</p>` : ''}
    ${open || late ? openActions(base, charge) : ''}
    ${
      transfers.length > 0
        ? html`<ul class="plain">
            ${transfers.map((transfer) => transferRow(base, charge, transfer, decimals))}
          </ul>`
        : ''
    }
    ${
      status === 'completed'
        ? form(
            base,
            charge.id,
            html`${button('refund', 'Refund')} ${button('charge-back', 'Charge back')} ${lost}`,
          )
        : ''
    }
    ${webhooks(base, charge.id, events)}
  </section>`;
}

export interface HandView {
  base: string;
  charges: readonly { charge: Charge; events: readonly OutgoingEvent[] }[];
  payouts: readonly { payout: Payout; events: readonly OutgoingEvent[] }[];
  /** Webhooks are held back. */
  held: boolean;
  /** Payouts arrive by themselves. */
  isAutomatic: boolean;
}

function switches({ base, held, isAutomatic }: HandView): Html {
  const row = (body: Html) => html`<form class="row" method="post" action="${base}/hand">${body}</form>`;
  return html`<section class="sum" aria-labelledby="network">
    <h2 id="network">Network</h2>
    ${row(
      html`${
        held
          ? html`<span>Webhooks are held back.</span> ${button('natural', 'Send them in order')}
              ${button('reversed', 'Send the newest first')}`
          : button('hold', 'Hold all webhooks back')
      }
      ${button('late', 'Next ones a minute late')} ${button('prompt', 'Next ones at once')}`,
    )}
    ${row(
      html`${choice('of', 'The next order of', ['charges', 'payouts'])}
      ${choice('fault', 'gets the answer', FAULTS)} ${button('fault', 'Break it once')}`,
    )}
    <p>
      error: 503, nothing is made · hang: no answer, nothing is made · lost: it is made, and the answer never
      comes
    </p>
    ${row(
      isAutomatic
        ? html`<span>Payouts arrive by themselves.</span> ${button('stay', 'Let them wait for a hand')}`
        : html`<span>Payouts wait for a hand.</span> ${button('go', 'Let them arrive by themselves')}`,
    )}
  </section>`;
}

/** Everything that can be done to the company's charges and payouts by hand. English only: for whoever builds and tests. */
export function handPage(view: HandView): Html {
  const { base, charges, payouts, isAutomatic } = view;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>By hand · Tollgate Pay</title>
        <link rel="stylesheet" href="${base}/assets/tollgate.css" />
        <link rel="icon" href="${base}/assets/tollgate.svg" type="image/svg+xml" />
      </head>
      <body class="hand">
        <header class="bar">
          <span class="brand"
            ><img src="${base}/assets/tollgate.svg" alt="" width="28" height="28" />Tollgate Pay</span
          >
          <span class="test">A test company: no real money moves here.</span>
        </header>
        <main>
          <h1>Payments by hand</h1>
          ${switches(view)}
          <h2>Payments</h2>
          ${charges.length === 0 ? html`<p>There is no payment yet.</p>` : ''}
          ${charges.map(({ charge, events }) => chargeCard(base, charge, events))}
          <h2>Payouts</h2>
          ${payouts.length === 0 ? html`<p>There is no payout yet.</p>` : ''}
          ${payouts.map(({ payout, events }) => payoutCard(base, payout, events, isAutomatic))}
        </main>
      </body>
    </html>`;
}
