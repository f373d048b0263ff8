import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { emailOf, ISSUER_NAMES, OUTCOMES, PEOPLE, type IssuerId } from './people';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export const OPENID_CSS = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #566173; --page: #f1f3f6; --card: #fff; --line: #cfd6e0; --mark: #1b5fc1; --on-mark: #fff; --test: #fff3cf; --on-test: #4a3800; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2f8; --soft: #aab5c6; --page: #11161d; --card: #1b222c; --line: #3b4655; --mark: #8ab6ff; --on-mark: #0b1a30; --test: #3d3108; --on-test: #ffe9a8; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
main { max-width: 480px; margin: 24px auto; padding: 0 16px 40px; }
header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; margin-bottom: 16px; }
h1 { margin: 0; font-size: 24px; line-height: 1.25; }
.test { padding: 2px 10px; border-radius: 999px; font-size: 14px; color: var(--on-test); background: var(--test); }
.lead { margin: 0 0 16px; color: var(--soft); }
form { display: grid; gap: 16px; padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
fieldset { display: grid; gap: 4px; margin: 0; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: 8px; font-weight: 600; }
.people { gap: 8px; }
button { min-height: 48px; padding: 8px 14px; font: inherit; color: inherit; text-align: start; background: transparent; border: 1px solid var(--line); border-radius: 9px; cursor: pointer; }
button b { display: block; }
button small { font-size: 14px; color: var(--soft); }
button:hover { border-color: var(--mark); }
.choice { display: flex; gap: 10px; align-items: center; min-height: 32px; }
.other { margin-top: 16px; display: grid; grid-template-columns: 1fr auto; gap: 8px; align-items: end; }
.other label { display: grid; gap: 4px; font-weight: 600; }
.other input { width: 100%; min-height: 48px; padding: 0 12px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--soft); border-radius: 9px; }
.go { color: var(--on-mark); background: var(--mark); border-color: var(--mark); text-align: center; }
.cancel { text-align: center; }
:is(button, input):focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
`;

function frame(base: string, title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="${base}/style.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

/** Who logs in, and how it goes; plain forms, no script. */
export function logInPage(base: string, issuer: IssuerId, merchant: string): Html {
  const name = ISSUER_NAMES[issuer];
  return frame(
    base,
    `Log in with ${name} (sandbox)`,
    html`<header>
        <h1>Log in with ${name}</h1>
        <span class="test">Sandbox</span>
      </header>
      <p class="lead">
        ${merchant} gets your name${issuer === 'telegram' ? '' : ' and your e-mail address'}. Nobody here is
        real, and this page does not belong to ${name}.
      </p>
      <form method="post">
        <fieldset>
          <legend>How it goes</legend>
          ${Object.entries(OUTCOMES).map(
            ([value, text]) =>
              html`<label class="choice"
                ><input type="radio" name="outcome" value="${value}" ${value === 'usual' ? 'checked' : ''} />
                ${text}</label
              >`,
          )}
        </fieldset>
        <fieldset class="people">
          <legend>Who logs in</legend>
          ${PEOPLE.map(
            (person) =>
              html`<button name="person" value="${person.id}">
                <b>${person.givenName} ${person.familyName}</b>
                <small>${issuer === 'telegram' ? `@${person.id}` : emailOf(person, issuer)}</small>
              </button>`,
          )}
        </fieldset>
        <button class="cancel" name="deny" value="yes">Cancel</button>
      </form>
      <form method="post" class="other">
        <label
          >Somebody else
          <input name="person" pattern="[a-z0-9]{1,24}" maxlength="24" required autocomplete="off" />
        </label>
        <button class="go">Log in</button>
      </form>`,
  );
}

export function missingPage(base: string): Html {
  return frame(
    base,
    'Nothing to log in to',
    html`<h1>Nothing to log in to</h1>
      <p class="lead">This log-in is over. Go back to where you came from, and begin again.</p>`,
  );
}
