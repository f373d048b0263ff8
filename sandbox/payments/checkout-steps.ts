import { html } from 'hono/html';
import type { Charge, FormField } from './charge';
import { checkoutLanguage, fill } from './checkout-texts';
import {
  amountText,
  field,
  frame,
  methodTitle,
  summary,
  type CheckoutPlace,
  type Html,
  type Wrong,
} from './checkout-view';
import type { FormFault } from './kinds/forms';
import { formTexts } from './kinds/form-texts';

function page(charge: Charge, place: CheckoutPlace, title: string, body: Html): Html {
  const { tag, texts } = checkoutLanguage(charge.language);
  const amount = amountText(charge.amount, charge.currency, tag);
  return frame(
    place,
    tag,
    title,
    texts,
    html`<h1>${title}</h1>
      ${summary(charge, place, amount, texts)}${body}`,
  );
}

/** The second step of a card payment: its bank asks the holder. */
export function challengePage(charge: Charge, place: CheckoutPlace, wrong?: Wrong): Html {
  const { texts } = checkoutLanguage(charge.language);
  const code = {
    id: 'challenge',
    label: texts.challengeCode,
    value: '',
    autocomplete: 'one-time-code',
    numeric: true,
  } as const;
  return page(
    charge,
    place,
    texts.challengeTitle,
    html`<form method="post" action="${place.base}/checkout/${charge.id}">
      <p class="note">${texts.challengeNote}</p>
      ${field(code, wrong, texts)}
      <button class="pay" name="action" value="confirm">${texts.confirm}</button>
      <div class="others">
        <button name="action" value="refuse" formnovalidate>${texts.refuse}</button>
      </div>
    </form>`,
  );
}

/** What stands at the checkout of a payment that is made at a machine, by a bank or with coins. */
export function elsewherePage(charge: Charge, place: CheckoutPlace): Html {
  const { texts } = checkoutLanguage(charge.language);
  const names = { merchant: place.merchant, method: methodTitle(charge, texts) };
  return page(
    charge,
    place,
    texts.elsewhereTitle,
    html`<form method="post" action="${place.base}/checkout/${charge.id}">
      <p class="note">${fill(texts.elsewhereNote, names)}</p>
      <a class="pay" href="${charge.returnUrls.pending ?? charge.returnUrls.success}"
        >${fill(texts.back, names)}</a
      >
      <div class="others"><button name="action" value="cancel">${texts.cancel}</button></div>
    </form>`,
  );
}

type Values = (name: string) => readonly string[];

function input({ name, type, required, max_length: max, options }: FormField, values: Values): Html {
  const value = values(name)[0] ?? '';
  const need = required ? html`required` : '';
  switch (type) {
    case 'dropdown':
      return html`<select id="${name}" name="${name}" ${need}>
        ${options.map(
          (one) =>
            html`<option value="${one.value}" ${one.value === value ? html`selected` : ''}>
              ${one.title}
            </option>`,
        )}
      </select>`;
    case 'radio':
    case 'multiselect':
      return html`${options.map(
        (one) =>
          html`<label class="choice"
            ><input
              type="${type === 'radio' ? 'radio' : 'checkbox'}"
              name="${name}"
              value="${one.value}"
              ${values(name).includes(one.value) ? html`checked` : ''}
            />${one.title}</label
          >`,
      )}`;
    case 'checkbox':
      return html`<input
        type="checkbox"
        id="${name}"
        name="${name}"
        value="true"
        ${value === '' ? '' : html`checked`}
      />`;
    default:
      return html`<input
        id="${name}"
        name="${name}"
        value="${value}"
        type="${type === 'date' ? 'date' : 'text'}"
        inputmode="${type === 'number' ? 'numeric' : 'text'}"
        ${max === null ? '' : html`maxlength="${max}"`}
        ${need}
      />`;
  }
}

/** The fields of a wallet once more, with what was wrong about them. */
export function fieldsPage(
  charge: Charge,
  place: CheckoutPlace,
  fields: readonly FormField[],
  values: Values,
  faults: readonly FormFault[],
): Html {
  const { texts } = checkoutLanguage(charge.language);
  const words = formTexts(charge.language);
  const title = methodTitle(charge, texts);
  return page(
    charge,
    place,
    title,
    html`<form method="post" action="${place.base}/checkout/${charge.id}" novalidate>
      <p class="note">${words.explained}</p>
      ${fields.map((one) => {
        if (!one.to_show) return html`<input type="hidden" name="${one.name}" value="${one.value}" />`;
        const fault = faults.find(({ name }) => name === one.name);
        return html`<div class="field" data-invalid="${String(fault !== undefined)}">
          <label for="${one.name}">${one.title}</label>
          ${input(one, values)} ${fault ? html`<p class="wrong" role="alert">${fault.text}</p>` : ''}
        </div>`;
      })}
      <button class="pay" name="action" value="details">${words.next}</button>
      <div class="others"><button name="action" value="cancel">${texts.cancel}</button></div>
    </form>`,
  );
}
