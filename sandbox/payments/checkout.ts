import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { TOLLGATE_CSS, TOLLGATE_SVG } from './assets';
import type { Cashier } from './cashier';
import { METHOD_FORMS, type Charge } from './charge';
import {
  checkoutPage,
  closedPage,
  missingPage,
  returnAddress,
  type CheckoutPlace,
  type Html,
} from './checkout-view';
import { judgeCard, judgeVoucher, type FormVerdict } from './test-data';

/** Browsers hold the redirect that answers a form to `form-action` too, so the merchant's pages stand in it. */
function contentSecurityPolicy(charge: Charge | undefined): string {
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

/** The hosted checkout: plain HTML and forms, no script. */
export function checkoutPages(options: CheckoutPlace & { cashier: Cashier; laterMs: number }): Hono {
  const { cashier, laterMs } = options;
  const pages = new Hono();
  pages.use(
    '/checkout/*',
    secureHeaders({ referrerPolicy: 'no-referrer', xFrameOptions: 'DENY' }),
    bodyLimit({ maxSize: 8 * 1024 }),
  );

  pages.get('/assets/tollgate.css', (c) => asset(c, TOLLGATE_CSS, 'text/css; charset=utf-8'));
  pages.get('/assets/tollgate.svg', (c) => asset(c, TOLLGATE_SVG, 'image/svg+xml'));

  const show = (c: Context, page: Html, charge: Charge | undefined, status: 200 | 404 | 422 = 200) => {
    c.header('Content-Security-Policy', contentSecurityPolicy(charge));
    c.header('Cache-Control', 'no-store');
    return c.html(page, status);
  };

  pages.get('/checkout/:id', (c) => {
    const charge = cashier.charge(c.req.param('id'));
    if (!charge) return show(c, missingPage(options, browserLanguage(c)), undefined, 404);
    const page =
      charge.status === 'pending'
        ? checkoutPage(charge, options)
        : closedPage(charge, charge.status, options);
    return show(c, page, charge);
  });

  pages.post('/checkout/:id', async (c) => {
    const charge = cashier.charge(c.req.param('id'));
    if (!charge) return show(c, missingPage(options, browserLanguage(c)), undefined, 404);
    const form = await c.req.parseBody();
    const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '');

    if (charge.status === 'pending') {
      switch (text('action')) {
        case 'pay': {
          const verdict = judge(charge, text);
          if (verdict.outcome === 'wrong')
            return show(c, checkoutPage(charge, options, verdict), charge, 422);
          cashier.move(charge.id, 'processing');
          if (verdict.outcome === 'paid') cashier.move(charge.id, 'completed');
          else cashier.move(charge.id, 'failed', { failureCode: verdict.code });
          break;
        }
        case 'later':
          cashier.move(charge.id, 'processing', { settleAfter: laterMs });
          break;
        case 'decline':
          cashier.move(charge.id, 'failed', { failureCode: 'declined' });
          break;
        case 'cancel':
          cashier.move(charge.id, 'cancelled');
          break;
        default:
          return show(c, checkoutPage(charge, options), charge, 422);
      }
    }
    // A second click, or a page that stood open in two tabs, leads to where the first one went.
    return c.redirect(returnAddress(cashier.charge(charge.id) ?? charge), 303);
  });
  return pages;
}

function judge(charge: Charge, text: (name: string) => string): FormVerdict {
  const form = METHOD_FORMS[charge.method];
  if (form === 'card') {
    return judgeCard({ number: text('number'), expiry: text('expiry'), code: text('code') }, new Date());
  }
  return form === 'voucher' ? judgeVoucher(text('voucher')) : { outcome: 'paid' };
}

const browserLanguage = (c: Context) => (c.req.header('accept-language') ?? 'en').slice(0, 2).toLowerCase();

function asset(c: Context, body: string, type: string) {
  return c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' });
}
