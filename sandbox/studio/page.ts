import { html, raw } from 'hono/html';
import type { Boot, CrashBoot, LiveBoot, TableBoot } from './boot';
import type { ClientFiles } from './build';

/** Headers of the play page: nothing but our own files, framed by the web alone, its address told to nobody. */
export function pageHeaders(webOrigin: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      `frame-ancestors ${webOrigin}`,
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** What a slot shows before its script runs, and what it asks for by then. */
function earlyPictures(boot: Boot) {
  const { wide, tall, symbols } = boot.pictures;
  return {
    ground: html`<picture class="ground">
      <source media="(min-aspect-ratio: 6/5)" srcset="${wide}" />
      <img src="${tall}" alt="" fetchpriority="high" />
    </picture>`,
    preloads: [boot.framePicture, symbols].map(
      (picture) => html`<link rel="preload" as="image" href="${picture}" />`,
    ),
  };
}

/** The shell that the client fills. The game's facts stand in it as data, which no policy has to allow. */
export function playPage(boot: Boot | TableBoot | CrashBoot | LiveBoot, assets: string, client: ClientFiles) {
  const early = 'pictures' in boot ? earlyPictures(boot) : null;
  const facts = JSON.stringify(boot).replace(/</g, '\\u003c');
  return html`<!doctype html>
    <html lang="${boot.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${boot.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${assets}/${client.style}" />
        <script type="application/json" id="boot">
          ${raw(facts)}
        </script>
      </head>
      <body>
        <main id="game" data-state="loading">${early?.ground}</main>
        ${client.parts.map((part) => html`<link rel="modulepreload" href="${assets}/${part}" />`)}
        <script type="module" src="${assets}/${client.script}"></script>
        ${early?.preloads}
        <noscript>${boot.title}: JavaScript.</noscript>
      </body>
    </html>`;
}

/** What stands where no session is: an old address, or one that was mistyped. */
export function lostPage(webOrigin: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>No game here</title>
      </head>
      <body>
        <h1>No game here</h1>
        <p>
          This game session has ended.
          <a href="${webOrigin}" target="_top">Open the game again from the lobby.</a>
        </p>
      </body>
    </html>`;
}
