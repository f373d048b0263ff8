import { html } from 'hono/html';
import { METHOD_TITLES } from './charge';
import { amountText, type Html } from './checkout-view';
import type { OutgoingEvent } from './event';
import { button, choice, form, lost, webhooks } from './hand-parts';
import { PAYOUT_FAILURE_CODES, type Payout } from './payout';
import type { Payouts } from './payouts';

/** What a person does with a payout. @param text a field of the form. */
export function playPayout(payouts: Payouts, { id }: Payout, text: (name: string) => string): void {
  const silent = text('lost') !== '';
  const failureCode = PAYOUT_FAILURE_CODES.find((code) => code === text('reason'));
  switch (text('action')) {
    case 'later':
      payouts.move(id, 'processing', { silent });
      break;
    case 'pay':
      payouts.move(id, 'completed', { silent });
      break;
    case 'fail':
      payouts.move(id, 'failed', { failureCode, silent });
      break;
    case 'return':
      payouts.move(id, 'returned', { failureCode, silent });
      break;
  }
}

export function payoutCard(
  base: string,
  payout: Payout,
  events: readonly OutgoingEvent[],
  isAutomatic: boolean,
): Html {
  const { id, method, amount, currency, status, reference, moveAt, failureCode } = payout;
  const open = status === 'pending' || status === 'processing';
  const reason = choice('reason', 'Because', PAYOUT_FAILURE_CODES);
  const title = method === 'card' ? 'Card' : (METHOD_TITLES[method] ?? method);
  return html`<section class="sum" aria-labelledby="${id}">
    <h3 id="${id}">
      ${title} · ${amountText(amount, currency, 'en')} ·
      ${status}${failureCode === null ? '' : `, ${failureCode.replaceAll('_', ' ')}`}
    </h3>
    <p class="ref">${reference}</p>
    ${open ? html`<p>${moveAt !== null && isAutomatic ? 'Arrives by itself.' : 'Waits for a hand.'}</p>` : ''}
    ${
      open
        ? form(
            base,
            id,
            html`${button('pay', 'Pay out')} ${status === 'pending' ? button('later', 'Under way') : ''}
            ${reason} ${button('fail', 'Fail')} ${lost}`,
          )
        : ''
    }
    ${status === 'completed' ? form(base, id, html`${reason} ${button('return', 'Sent back by the bank')} ${lost}`) : ''}
    ${webhooks(base, id, events)}
  </section>`;
}
