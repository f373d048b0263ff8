import path from 'node:path';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { openMailbox, type Mailbox } from './mailbox';
import { createSmtpReceiver } from './smtp';
import { MAIL_CSS, listPage, messagePage } from './view';

/** Where the inbox stands on the sandbox's origin. */
export const MAIL_BASE = '/mail';

export interface MailConfig {
  /** Address that the SMTP server listens on. */
  host: string;
  /** 0 asks the system for a free port. */
  smtpPort: number;
  /** The sandbox's own origin, for example http://localhost:3200. */
  origin: string;
  /** Folder of the sandbox's data; the inbox lives in `mail/` below it. */
  dataDir: string;
  log: Logger;
}

export interface SandboxMail {
  /** To be mounted at MAIL_BASE. */
  routes: Hono;
  /** Listens for SMTP. @throws the system's error, for example EADDRINUSE. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The port that SMTP listens on, 0 before start(). */
  smtpPort(): number;
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
/** A mail is somebody else's HTML: no script, no request, an origin of its own. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

function mailRoutes(mailbox: Mailbox, origin: string): Hono {
  const routes = new Hono();
  routes.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    // Not no-referrer: with it the browser would send the form's Origin as null.
    c.header('Referrer-Policy', 'same-origin');
    c.header('Cache-Control', 'no-store');
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', PAGE_POLICY);
  });

  routes.get('/', (c) => {
    const to = (c.req.query('to') ?? '').slice(0, 256);
    return c.html(listPage(MAIL_BASE, mailbox.list(to), to));
  });
  routes.get('/style.css', (c) => c.body(MAIL_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  routes.get('/messages/:id', (c) => {
    const mail = mailbox.get(c.req.param('id'));
    return mail ? c.html(messagePage(MAIL_BASE, mail)) : c.notFound();
  });
  routes.get('/messages/:id/html', (c) => {
    const content = mailbox.get(c.req.param('id'))?.html;
    if (content === null || content === undefined) return c.notFound();
    // Links of a mail open beside the inbox, not inside the frame.
    return c.body(`<base target="_blank">${content}`, 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': MAIL_POLICY,
    });
  });
  routes.post('/clear', (c) => {
    if (c.req.header('origin') !== origin) return c.text('not from this page', 403);
    mailbox.clear();
    return c.redirect(MAIL_BASE, 303);
  });

  routes.get('/api/messages', (c) => c.json({ data: mailbox.list(c.req.query('to')) }));
  routes.get('/api/messages/:id', (c) => {
    const mail = mailbox.get(c.req.param('id'));
    return mail ? c.json({ data: mail }) : c.json({ error: 'not found' }, 404);
  });
  return routes;
}

/** The mailbox of a casino that owns no mail server: takes the platform's mail by SMTP and shows it on a page. */
export function createMail(config: MailConfig): SandboxMail {
  const mailbox = openMailbox(path.join(config.dataDir, 'mail'));
  const receiver = createSmtpReceiver(mailbox, config.log);
  let port = 0;
  return {
    routes: mailRoutes(mailbox, config.origin),
    smtpPort: () => port,
    async start() {
      port = await receiver.listen(config.smtpPort, config.host);
    },
    async stop() {
      if (port === 0) return;
      port = 0;
      await receiver.close();
    },
  };
}
