import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { StoredMail } from './mailbox';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export const MAIL_CSS = `
:root { color-scheme: light dark; --ink: #1d1b26; --soft: #5c5868; --page: #f3f1ec; --card: #fff; --line: #d9d5cb; --mark: #0b6b53; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1eee6; --soft: #b3aebf; --page: #16141d; --card: #211e2b; --line: #3d394a; --mark: #6fd6b8; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
header { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: baseline; justify-content: space-between; padding: 16px max(16px, calc(50% - 400px)); background: var(--card); border-bottom: 1px solid var(--line); }
header a { color: inherit; font-weight: 700; text-decoration: none; }
header p { margin: 0; color: var(--soft); font-size: 14px; }
main { max-width: 832px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 16px 0; }
label { display: grid; gap: 4px; flex: 1 1 240px; font-size: 14px; color: var(--soft); }
input, button { min-height: 44px; padding: 0 14px; font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
button { font-weight: 600; cursor: pointer; }
ul { margin: 0; padding: 0; list-style: none; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; gap: 2px 16px; padding: 14px 18px; color: inherit; text-decoration: none; }
li strong, dd { overflow-wrap: anywhere; }
li span, dt, .none { color: var(--soft); font-size: 14px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 20px; }
dd { margin: 0; }
h2 { margin: 24px 0 8px; font-size: 16px; }
iframe, pre { width: 100%; margin: 0; border: 1px solid var(--line); border-radius: 12px; }
iframe { height: 560px; background: #fff; }
pre { padding: 18px; font: 14px/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card); }
.back { display: inline-block; padding: 8px 0; color: var(--mark); }
:is(a, button, input):focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
@media (min-width: 640px) { li a { grid-template-columns: 1fr auto; } }
`;

const page = (base: string, title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${base}/style.css" />
      </head>
      <body>
        <header>
          <a href="${base}">Sandbox mail</a>
          <p>Every mail that the platform sends ends here. Nothing is sent on.</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`;

const moment = (iso: string) =>
  html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;

export function listPage(base: string, mails: readonly StoredMail[], to: string): Html {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="${base}/messages/${mail.id}">
          <strong>${mail.subject || '(no subject)'}</strong> <span>${moment(mail.receivedAt)}</span>
          <span>${mail.to.join(', ')}</span>
        </a>
      </li>`,
  );
  return page(
    base,
    'Sandbox mail',
    html`<h1>Inbox</h1>
      <form method="get" action="${base}">
        <label
          >Received by <input name="to" type="text" inputmode="email" value="${to}" autocomplete="off"
        /></label>
        <button>Show</button>
      </form>
      ${
        rows.length > 0
          ? html`<ul>
              ${rows}
            </ul>`
          : html`<p class="none">No mail${to ? ` for ${to}` : ' yet'}.</p>`
      }
      ${
        rows.length > 0
          ? html`<form method="post" action="${base}/clear">
              <button>Empty the inbox</button>
            </form>`
          : ''
      }`,
  );
}

export function messagePage(base: string, mail: StoredMail): Html {
  const files = mail.attachments.map(
    ({ name, type, bytes }) => `${name || 'unnamed'} (${type}, ${bytes} bytes)`,
  );
  return page(
    base,
    mail.subject || 'Mail',
    html`<a class="back" href="${base}">Back to the inbox</a>
      <h1>${mail.subject || '(no subject)'}</h1>
      <dl>
        <dt>From</dt>
        <dd>${mail.from}</dd>
        <dt>To</dt>
        <dd>${mail.to.join(', ')}</dd>
        <dt>Received</dt>
        <dd>${moment(mail.receivedAt)}</dd>
        ${
          files.length > 0
            ? html`<dt>Files</dt>
                <dd>${files.join(', ')}</dd>`
            : ''
        }
      </dl>
      ${
        mail.html === null
          ? ''
          : html`<h2>As HTML</h2>
              <iframe
                title="The mail as HTML"
                src="${base}/messages/${mail.id}/html"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                referrerpolicy="no-referrer"
              ></iframe>`
      }
      <h2>As text</h2>
      <pre>${mail.text}</pre>`,
  );
}
