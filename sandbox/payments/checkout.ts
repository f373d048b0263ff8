import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { TOLLGATE_CSS, TOLLGATE_SVG } from './assets';
import type { BankDesk } from './bank-desk';
import type { Cashier } from './cashier';
import { METHOD_FORMS, type Charge } from './charge';
import { challengePage, elsewherePage, fieldsPage } from './checkout-steps';
import {
  checkoutPage,
  closedPage,
  missingPage,
  returnAddress,
  type CheckoutPlace,
  type Html,
} from './checkout-view';
import { payCard, payVoucher, answerChallenge, type Step } from './checkout-pay';
import { judgeForm, type FormFault } from './kinds/forms';

/** Browsers hold the redirect that answers a form to `form-action` too, so the merchant's pages stand in it. */
export function contentSecurityPolicy(charge: Charge | undefined): string {
  const returns = charge ? Object.values(charge.returnUrls).filter((url) => typeof url === 'string') : [];
  const targets = new Set(["'self'", ...returns.map((url) => new URL(url).origin)]);
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action ${[...targets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

type Form = Record<string, string | File | (string | File)[]>;

/** The texts of a field that may be there several times. */
const textsOf = (form: Form) => (name: string) =>
  [form[name] ?? []].flat().filter((value) => typeof value === 'string');

/** The hosted checkout: plain HTML and forms, no script. */
export function checkoutPages(
  options: CheckoutPlace & { cashier: Cashier; bank: BankDesk; laterMs: number; key: string },
): Hono {
  const { cashier, bank, laterMs } = options;
  const pages = new Hono();
  pages.use(
    '/checkout/*',
    secureHeaders({ referrerPolicy: 'no-referrer', xFrameOptions: 'DENY', crossOriginResourcePolicy: false }),
    bodyLimit({ maxSize: 8 * 1024 }),
  );

  pages.get('/assets/tollgate.css', (c) => asset(c, TOLLGATE_CSS, 'text/css; charset=utf-8'));
  pages.get('/assets/tollgate.svg', (c) => asset(c, TOLLGATE_SVG, 'image/svg+xml'));

  const show = (c: Context, page: Html, charge: Charge | undefined, status: 200 | 404 | 422 = 200) => {
    c.header('Content-Security-Policy', contentSecurityPolicy(charge));
    c.header('Cache-Control', 'no-store');
    return c.html(page, status);
  };

  /** The page of an open charge, by how far its payer is. */
  const openPage = (charge: Charge): Html => {
    if (charge.challenge) return challengePage(charge, options);
    if (METHOD_FORMS[charge.method] === 'elsewhere') return elsewherePage(charge, options);
    if (charge.ask?.kind === 'form' && !charge.entered) {
      return fieldsPage(charge, options, charge.ask.fields, () => [], []);
    }
    return checkoutPage(charge, options);
  };

  pages.get('/checkout/:id', (c) => {
    const charge = cashier.charge(c.req.param('id'));
    if (!charge) return show(c, missingPage(options, browserLanguage(c)), undefined, 404);
    const { status } = charge;
    return show(c, status === 'pending' ? openPage(charge) : closedPage(charge, status, options), charge);
  });

  // A page of the merchant asks for account details in the background; nobody else's may read the answer.
  pages.options('/checkout/:id', (c) => {
    const charge = cashier.charge(c.req.param('id'));
    if (charge) allowMerchant(c, charge);
    c.header('Access-Control-Allow-Methods', 'POST');
    c.header('Access-Control-Allow-Headers', 'Content-Type');
    return c.body(null, 204);
  });

  /** What the merchant's page sent: params or fields, before the payer has seen ours. */
  const enter = (c: Context, charge: Charge, values: (name: string) => readonly string[]) => {
    const token = values('token')[0] ?? '';
    const { ask } = charge;
    if (ask?.kind === 'bank') {
      allowMerchant(c, charge);
      return bank.ask(charge, token) ? c.json({ ok: true }) : c.json({ ok: false }, 422);
    }
    if (ask?.kind === 'form') {
      const faults: FormFault[] =
        token === charge.token
          ? judgeForm(charge.method, charge.language, values)
          : [{ name: 'token', text: '' }];
      if (faults.length > 0)
        return show(c, fieldsPage(charge, options, ask.fields, values, faults), charge, 422);
      const name = values('holder')[0] ?? null;
      const payer = { name, fingerprint: charge.payer?.fingerprint ?? null };
      return show(c, checkoutPage(cashier.change({ ...charge, entered: true, payer }), options), charge);
    }
    const known = ask?.kind === 'post' && token === charge.token;
    return show(c, openPage(charge), charge, known ? 200 : 422);
  };

  const act = (charge: Charge, action: string, text: (name: string) => string): Step | undefined => {
    const form = METHOD_FORMS[charge.method];
    const ready = charge.ask?.kind !== 'form' || charge.entered === true;
    switch (action) {
      case 'pay':
        if (form === 'elsewhere' || !ready || charge.challenge) return undefined;
        if (form === 'card') return payCard(cashier, charge, text, options.key);
        if (form === 'voucher') return payVoucher(cashier, charge, text('voucher'));
        cashier.move(charge.id, 'processing');
        cashier.move(charge.id, 'completed');
        return { next: 'done' };
      case 'confirm':
      case 'refuse':
        return (
          charge.challenge &&
          answerChallenge(cashier, charge, action === 'confirm' ? text('challenge') : null)
        );
      case 'later':
        if (form === 'elsewhere' || !ready) return undefined;
        cashier.move(charge.id, 'processing', { settleAfter: laterMs });
        return { next: 'done' };
      case 'decline':
        cashier.move(charge.id, 'failed', { failureCode: 'declined' });
        return { next: 'done' };
      case 'cancel':
        cashier.move(charge.id, 'cancelled');
        return { next: 'done' };
      default:
        return undefined;
    }
  };

  pages.post('/checkout/:id', async (c) => {
    const charge = cashier.charge(c.req.param('id'));
    if (!charge) return show(c, missingPage(options, browserLanguage(c)), undefined, 404);
    const values = textsOf(await c.req.parseBody({ all: true }));
    const text = (name: string) => values(name)[0] ?? '';
    if (charge.status === 'pending') {
      const action = text('action');
      if (action === '' || action === 'details') return enter(c, charge, values);
      const step = act(charge, action, text);
      if (!step) return show(c, openPage(charge), charge, 422);
      const now = cashier.charge(charge.id) ?? charge;
      if (step.next === 'asked') return show(c, challengePage(now, options), now);
      if (step.next === 'wrong') {
        const page = now.challenge
          ? challengePage(now, options, step.wrong)
          : checkoutPage(now, options, step.wrong);
        return show(c, page, now, 422);
      }
    }
    // A second click, or a page that stood open in two tabs, leads to where the first one went.
    return c.redirect(returnAddress(cashier.charge(charge.id) ?? charge), 303);
  });
  return pages;
}

function allowMerchant(c: Context, charge: Charge) {
  c.header('Access-Control-Allow-Origin', new URL(charge.returnUrls.success).origin);
  c.header('Vary', 'Origin');
}

const browserLanguage = (c: Context) => (c.req.header('accept-language') ?? 'en').slice(0, 2).toLowerCase();

function asset(c: Context, body: string, type: string) {
  return c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' });
}
