import { html } from 'hono/html';
import type { Html } from './checkout-view';
import type { OutgoingEvent } from './event';

// What the page by hand is made of.

export const button = (action: string, label: string): Html =>
  html`<button name="action" value="${action}">${label}</button>`;

/** @param subject id of the charge or payout that it acts on. */
export function form(base: string, subject: string, body: Html): Html {
  return html`<form class="row" method="post" action="${base}/hand/${subject}">${body}</form>`;
}

export const textField = (name: string, label: string, value: string): Html =>
  html`<label>${label} <input name="${name}" value="${value}" maxlength="80" autocomplete="off" /></label>`;

export const choice = (name: string, label: string, values: readonly string[]): Html =>
  html`<label
    >${label}
    <select name="${name}">
      ${values.map((value) => html`<option value="${value}">${value.replaceAll('_', ' ')}</option>`)}
    </select></label
  >`;

/** Nobody is told of what is done with it. */
export const lost: Html = html`<label
  ><input type="checkbox" name="lost" value="1" /> its webhook is lost</label
>`;

/** The webhooks of a charge or payout, and what a bad network or a mistaken company makes of each. */
export function webhooks(base: string, subject: string, events: readonly OutgoingEvent[]): Html {
  if (events.length === 0) return html``;
  return html`<details>
    <summary>Webhooks: ${events.length}</summary>
    <ul class="plain">
      ${events.map(
        ({ id, type, deliveredAt, lastStatus }) =>
          html`<li>
            <span
              >${type} · ${deliveredAt === null ? 'not taken yet' : 'taken'} · answer
              ${lastStatus ?? '–'}</span
            >
            ${form(
              base,
              subject,
              html`<input type="hidden" name="event" value="${id}" /> ${button('again', 'Send again')}
                ${button('twice', 'Twice at once')} ${button('forged', 'Forged')}
                ${
                  type.startsWith('charge.') || type.startsWith('payout.')
                    ? html`${button('contradicts', 'Contradicts itself')}
                      ${button('currency', 'In another currency')}`
                    : ''
                }`,
            )}
          </li>`,
      )}
    </ul>
  </details>`;
}
