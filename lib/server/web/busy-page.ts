import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripBasePath } from '@/lib/domain/base-path';
import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locales';
import { localeOfPath } from '@/lib/i18n/path';

const RETRY_SECONDS = 5;

/*
 * Said when there is no room to render anything, so that these few texts stand in the code, as those of
 * app/global-error-texts.ts do.
 */
const en = {
  title: 'The room is full for a moment',
  text: 'Many people have come at once. There will be a place in a few seconds. Your balance is safe.',
  again: 'Try again',
};
const de = {
  title: 'Gerade ist der Andrang groß',
  text: 'Viele sind auf einmal gekommen. In wenigen Sekunden ist wieder Platz. Dein Guthaben ist sicher.',
  again: 'Noch einmal versuchen',
};

export const BUSY_TEXTS: Record<Locale, typeof en> = {
  en,
  'en-AU': en,
  de,
  'de-CH': {
    title: 'Gerade ist der Andrang gross',
    text: 'Viele sind auf einmal gekommen. In wenigen Sekunden ist wieder Platz. Dein Guthaben ist sicher.',
    again: 'Nochmals versuchen',
  },
  fr: {
    title: 'La salle est pleine pour l’instant',
    text: 'Beaucoup de monde est arrivé en même temps. Il y aura de la place dans quelques secondes. Votre solde est en sécurité.',
    again: 'Réessayer',
  },
};

// Green cloth as on the other error pages, without a file to be fetched.
const STYLE = `body{margin:0;color:#f3f1ea;font:16px/1.5 system-ui,sans-serif}
main{display:grid;gap:14px;place-content:center;justify-items:center;box-sizing:border-box;min-height:100vh;padding:24px;
text-align:center;background:radial-gradient(90% 130% at 50% 0,#1c7a54,#0c3d2b 72%)}
h1,p{margin:0;max-width:34em}h1{font-size:28px;line-height:1.15}
a{padding:10px 18px;border-radius:12px;background:#ffb627;color:#1b1204;font:600 15px/24px system-ui,sans-serif;
text-decoration:none}
:focus-visible{outline:2px solid #ffd98a;outline-offset:2px}`;

/** A whole document without a script. Its link is the address that it stands at. */
function documentIn(locale: Locale): string {
  const t = BUSY_TEXTS[locale];
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.title} | Parlour</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${t.title}</h1>
<p>${t.text}</p>
<p><a href="">${t.again}</a></p>
</main>
</body>
</html>
`;
}

/** Refuses a request for which there is no room, in the language of its address: 503, to be asked again in seconds. */
export function sendBusy(request: IncomingMessage, response: ServerResponse, basePath: string): void {
  const path = stripBasePath((request.url ?? '/').split('?', 1)[0] ?? '/', basePath);
  const body = Buffer.from(documentIn(localeOfPath(path) ?? DEFAULT_LOCALE));
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_SECONDS),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
