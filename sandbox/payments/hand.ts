import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { BankDesk } from './bank-desk';
import type { Cashier } from './cashier';
import { FAILURE_CODES, type Charge } from './charge';
import { contentSecurityPolicy } from './checkout';
import type { CoinDesk } from './coin-desk';
import { FAULTS, type Faults } from './faults';
import { playPayout } from './hand-payouts';
import { handPage } from './hand-view';
import type { Journal } from './journal';
import { baseUnitsOf } from './kinds/coins';
import type { Outbox } from './outbox';
import type { Payouts } from './payouts';

/** How many charges and how many payouts the page shows, the newest first. */
const SHOWN = 40;

const MINUTE_MS = 60_000;

/**
 * The page on which people play what happens outside of the company: machines, chains, banks, and a network that loses
 * and repeats. Like the checkout it is open to whoever reaches the sandbox; a form of another site is refused.
 */
export function handPages(options: {
  base: string;
  cashier: Cashier;
  coins: CoinDesk;
  bank: BankDesk;
  payouts: Payouts;
  journal: Journal;
  outbox: Outbox;
  /** What goes wrong with the next order. */
  faults: { charges: Faults; payouts: Faults };
  changed: () => void;
}): Hono {
  const { base, cashier, coins, bank, payouts, journal, outbox, faults, changed } = options;
  const pages = new Hono();
  const guard = [
    secureHeaders({ referrerPolicy: 'same-origin', xFrameOptions: 'DENY' }),
    bodyLimit({ maxSize: 8 * 1024 }),
  ] as const;
  pages.use('/hand', ...guard);
  pages.use('/hand/*', ...guard);

  const isForeign = (c: Context) => {
    const site = c.req.header('sec-fetch-site');
    return site !== undefined && site !== 'same-origin' && site !== 'none';
  };
  const back = (c: Context, id = '') => c.redirect(`${base}/hand${id === '' ? '' : `#${id}`}`, 303);

  pages.get('/hand', (c) => {
    const events = [...journal.events.values()];
    const eventsOf = (id: string) => events.filter(({ chargeId }) => chargeId === id);
    const latest = <Item>(all: readonly Item[]) => all.slice(0, SHOWN);
    const view = {
      base,
      charges: latest(cashier.all()).map((charge) => ({ charge, events: eventsOf(charge.id) })),
      payouts: latest(payouts.all()).map((payout) => ({ payout, events: eventsOf(payout.id) })),
      held: outbox.isHeld(),
      isAutomatic: payouts.isAutomatic(),
    };
    c.header('Content-Security-Policy', contentSecurityPolicy(undefined));
    c.header('Cache-Control', 'no-store');
    return c.html(handPage(view));
  });

  pages.post('/hand', async (c) => {
    if (isForeign(c)) return c.text('Only from this page.', 403);
    const { action, fault, of } = await c.req.parseBody();
    if (action === 'hold') outbox.hold();
    if (action === 'natural' || action === 'reversed') await outbox.release(action);
    if (action === 'late') outbox.setDelay(MINUTE_MS);
    if (action === 'prompt') outbox.setDelay(0);
    if (action === 'stay' || action === 'go') payouts.setAutomatic(action === 'go');
    const next = FAULTS.find((one) => one === fault);
    if (action === 'fault' && next) faults[of === 'payouts' ? 'payouts' : 'charges'].set(next, 1);
    changed();
    return back(c);
  });

  /** Minor units of a decimal number; undefined for the amount that was asked. */
  const received = (typed: string): number | undefined => {
    const minor = baseUnitsOf(typed, 2);
    return minor === undefined || minor === 0n ? undefined : Number(minor);
  };

  /** What becomes of a webhook. @returns false when the action is about something else */
  const tell = async (action: string, event: string): Promise<boolean> => {
    if (action === 'again') await outbox.sendNow(event);
    else if (action === 'twice') await Promise.all([outbox.sendNow(event), outbox.sendNow(event)]);
    else if (action === 'forged') await outbox.sendForged(event);
    else if (action === 'contradicts') await outbox.sendContradicting(event, 'state');
    else if (action === 'currency') await outbox.sendContradicting(event, 'currency');
    else return false;
    return true;
  };

  const playCharge = (charge: Charge, text: (name: string) => string): void => {
    const { id } = charge;
    const silent = text('lost') !== '';
    switch (text('action')) {
      case 'pay':
        cashier.move(id, 'completed', { received: received(text('amount')), silent });
        break;
      case 'later':
        cashier.move(id, 'processing', { silent });
        break;
      case 'decline':
        cashier.move(id, 'failed', {
          failureCode: FAILURE_CODES.find((code) => code === text('reason')) ?? 'declined',
          silent,
        });
        break;
      case 'cancel':
        cashier.move(id, 'cancelled', { failureCode: 'expired', silent });
        break;
      case 'refund':
        cashier.move(id, 'refunded', { silent });
        break;
      case 'charge-back':
        cashier.move(id, 'charged_back', { silent });
        break;
      case 'send': {
        const amount =
          charge.ask?.kind === 'address' ? baseUnitsOf(text('amount'), charge.ask.decimals) : undefined;
        if (amount !== undefined) coins.send(id, { amount, byItself: text('by_itself') !== '', silent });
        break;
      }
      case 'block':
        coins.confirm(id, text('txid'), { silent });
        break;
      case 'reorganise':
      case 'gone':
        coins.reorganise(id, text('txid'), { gone: text('action') === 'gone', silent });
        break;
      case 'account':
        bank.open(id, { silent });
        break;
      case 'money': {
        const amount = received(text('amount')) ?? charge.amount;
        bank.receive(id, { amount, name: text('name'), description: text('description') });
        break;
      }
    }
  };

  pages.post('/hand/:id', async (c) => {
    if (isForeign(c)) return c.text('Only from this page.', 403);
    const id = c.req.param('id');
    const charge = cashier.charge(id);
    const payout = payouts.payout(id);
    if (!charge && !payout) return back(c);
    const form = await c.req.parseBody();
    const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
    if (!(await tell(text('action'), text('event')))) {
      if (charge) playCharge(charge, text);
      if (payout) playPayout(payouts, payout, text);
    }
    return back(c, id);
  });
  return pages;
}
