import { html } from 'hono/html';
import { METHOD_TITLES, type Charge, type Transfer } from './charge';
import { amountText, type Html } from './checkout-view';
import type { OutgoingEvent } from './event';
import { decimalOf } from './kinds/coins';

const button = (action: string, label: string, extra: Html = html``) =>
  html`<button name="action" value="${action}">${label}</button>${extra}`;

function form(base: string, charge: Charge, body: Html): Html {
  return html`<form class="row" method="post" action="${base}/hand/${charge.id}">${body}</form>`;
}

const text = (name: string, label: string, value: string) =>
  html`<label>${label} <input name="${name}" value="${value}" maxlength="80" autocomplete="off" /></label>`;

function transferRow(base: string, charge: Charge, transfer: Transfer, decimals: number): Html {
  const { txid, amount, confirmations, state } = transfer;
  return html`<li>
    <span
      ><code>${txid.slice(0, 12)}…</code> ${decimalOf(BigInt(amount), decimals)} · ${confirmations}
      confirmations · ${state}</span
    >
    ${form(
      base,
      charge,
      html`<input type="hidden" name="txid" value="${txid}" />
        ${state === 'final' ? '' : button('block', 'One more block')}
        ${button('reorganise', 'Block taken back')} ${button('gone', 'Taken back for good')}`,
    )}
  </li>`;
}

function openActions(base: string, charge: Charge): Html {
  const { ask } = charge;
  const end = html`${button('decline', 'Decline')} ${button('cancel', 'Let it expire')}`;
  const money = decimalOf(BigInt(charge.amount), 2);
  switch (ask?.kind) {
    case 'address':
      return html`${form(
        base,
        charge,
        html`${text('amount', `${ask.coin} to send`, decimalOf(BigInt(ask.amount), ask.decimals))}
          <label
            ><input type="checkbox" name="by_itself" value="1" checked /> blocks come by themselves</label
          >
          ${button('send', 'Send coins')}`,
      )}
      ${form(base, charge, end)}`;
    case 'bank':
      return html`${
        ask.details
          ? html`<p>Account ${ask.details.account}, digits ${ask.nonce}</p>`
          : form(base, charge, button('account', 'Open the account now'))
      }
      ${form(
        base,
        charge,
        html`${text('name', 'From', 'Nora Winter')} ${text('description', 'Description', ask.nonce)}
        ${text('amount', charge.currency, money)} ${button('money', 'Send bank money')}`,
      )}
      ${form(base, charge, end)}`;
    case 'redirect':
    case 'post':
    case 'form':
    case 'info':
    case undefined:
      return form(
        base,
        charge,
        html`${text('amount', charge.currency, money)}
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
    <h2 id="${charge.id}">
      ${METHOD_TITLES[charge.method] ?? 'Card'} · ${amountText(charge.amount, charge.currency, 'en')} ·
      ${status}
    </h2>
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
        ? form(base, charge, html`${button('refund', 'Refund')} ${button('charge-back', 'Charge back')}`)
        : ''
    }
    ${
      events.length > 0
        ? html`<details>
            <summary>Webhooks: ${events.length}</summary>
            <ul class="plain">
              ${events.map(
                (event) =>
                  html`<li>
                    <span
                      >${event.type} · ${event.deliveredAt === null ? 'not taken yet' : 'taken'} · answer
                      ${event.lastStatus ?? '–'}</span
                    >
                    ${form(
                      base,
                      charge,
                      html`<input type="hidden" name="event" value="${event.id}" />
                        ${button('again', 'Send again')} ${button('twice', 'Twice at once')}
                        ${button('forged', 'Forged')}`,
                    )}
                  </li>`,
              )}
            </ul>
          </details>`
        : ''
    }
  </section>`;
}

/** Everything that can be done to the company's charges by hand. English only: it is for whoever builds and tests. */
export function handPage(view: {
  base: string;
  charges: readonly { charge: Charge; events: readonly OutgoingEvent[] }[];
  held: boolean;
}): Html {
  const { base, charges, held } = view;
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
          <form class="row" method="post" action="${base}/hand">
            ${
              held
                ? html`<span>Webhooks are held back.</span>
                    <button name="action" value="natural">Send them in order</button>
                    <button name="action" value="reversed">Send the newest first</button>`
                : html`<button name="action" value="hold">Hold all webhooks back</button>`
            }
            <button name="action" value="late">Next ones a minute late</button>
            <button name="action" value="prompt">Next ones at once</button>
          </form>
          ${charges.length === 0 ? html`<p>There is no payment yet.</p>` : ''}
          ${charges.map(({ charge, events }) => chargeCard(base, charge, events))}
        </main>
      </body>
    </html>`;
}
