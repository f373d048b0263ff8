import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { BankDesk } from './bank-desk';
import type { Cashier } from './cashier';
import type { Charge } from './charge';
import { contentSecurityPolicy } from './checkout';
import type { CoinDesk } from './coin-desk';
import { handPage } from './hand-view';
import type { Journal } from './journal';
import { baseUnitsOf } from './kinds/coins';
import type { Outbox } from './outbox';

/** How many charges the page shows, the newest first. */
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
  journal: Journal;
  outbox: Outbox;
  changed: () => void;
}): Hono {
  const { base, cashier, coins, bank, journal, outbox, changed } = options;
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
    const charges = cashier
      .all()
      .slice(0, SHOWN)
      .map((charge) => ({ charge, events: events.filter(({ chargeId }) => chargeId === charge.id) }));
    c.header('Content-Security-Policy', contentSecurityPolicy(undefined));
    c.header('Cache-Control', 'no-store');
    return c.html(handPage({ base, charges, held: outbox.isHeld() }));
  });

  pages.post('/hand', async (c) => {
    if (isForeign(c)) return c.text('Only from this page.', 403);
    const { action } = await c.req.parseBody();
    if (action === 'hold') outbox.hold();
    if (action === 'natural' || action === 'reversed') await outbox.release(action);
    if (action === 'late') outbox.setDelay(MINUTE_MS);
    if (action === 'prompt') outbox.setDelay(0);
    changed();
    return back(c);
  });

  /** Minor units of a decimal number; undefined for the amount that was asked. */
  const received = (typed: string): number | undefined => {
    const minor = baseUnitsOf(typed, 2);
    return minor === undefined || minor === 0n ? undefined : Number(minor);
  };

  const act = async (charge: Charge, text: (name: string) => string): Promise<void> => {
    const { id } = charge;
    switch (text('action')) {
      case 'pay':
        cashier.move(id, 'completed', { received: received(text('amount')) });
        break;
      case 'later':
        cashier.move(id, 'processing');
        break;
      case 'decline':
        cashier.move(id, 'failed', { failureCode: 'declined' });
        break;
      case 'cancel':
        cashier.move(id, 'cancelled', { failureCode: 'expired' });
        break;
      case 'refund':
        cashier.move(id, 'refunded');
        break;
      case 'charge-back':
        cashier.move(id, 'charged_back');
        break;
      case 'send': {
        const amount =
          charge.ask?.kind === 'address' ? baseUnitsOf(text('amount'), charge.ask.decimals) : undefined;
        if (amount !== undefined) coins.send(id, { amount, byItself: text('by_itself') !== '' });
        break;
      }
      case 'block':
        coins.confirm(id, text('txid'));
        break;
      case 'reorganise':
      case 'gone':
        coins.reorganise(id, text('txid'), { gone: text('action') === 'gone' });
        break;
      case 'account':
        bank.open(id);
        break;
      case 'money': {
        const amount = received(text('amount')) ?? charge.amount;
        bank.receive(id, { amount, name: text('name'), description: text('description') });
        break;
      }
      case 'again':
        await outbox.sendNow(text('event'));
        break;
      case 'twice':
        await Promise.all([outbox.sendNow(text('event')), outbox.sendNow(text('event'))]);
        break;
      case 'forged':
        await outbox.sendForged(text('event'));
        break;
    }
  };

  pages.post('/hand/:id', async (c) => {
    if (isForeign(c)) return c.text('Only from this page.', 403);
    const charge = cashier.charge(c.req.param('id'));
    if (!charge) return back(c);
    const form = await c.req.parseBody();
    await act(charge, (name) => (typeof form[name] === 'string' ? form[name] : ''));
    return back(c, charge.id);
  });
  return pages;
}
