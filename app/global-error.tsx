'use client';

import { useState, useSyncExternalStore } from 'react';
import { DEFAULT_LOCALE } from '@/lib/domain/locales';
import { SUPPORT_ATTRIBUTE } from '@/lib/support/address';
import { GLOBAL_ERROR_TEXTS, localeOfAddress } from './global-error-texts';

// Next writes it into the code when it builds.
const BASE_PATH = process.env.__NEXT_ROUTER_BASEPATH ?? '';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;color:#f3f1ea;font:450 15px/1.5 system-ui,sans-serif}
main{display:grid;gap:14px;justify-items:center;align-content:center;min-block-size:100vh;padding:56px 20px;
text-align:center;background:radial-gradient(90% 130% at 50% 0,#1c7a54,#0c3d2b 72%)}
img{max-inline-size:100%;block-size:auto}
h1{margin:0;font:800 32px/1.08 system-ui,sans-serif;letter-spacing:-.03em;text-wrap:balance}
p{margin:0;max-inline-size:52ch;color:#d6e3db}
div{display:flex;flex-wrap:wrap;gap:10px;justify-content:center;margin-block-start:8px}
button,a{display:inline-flex;align-items:center;min-block-size:44px;padding:0 18px;border:0;border-radius:12px;
font:650 15px/1 system-ui,sans-serif;text-decoration:none;cursor:pointer}
button{background:#ffb627;color:#1b1204}
a{background:rgb(10 15 13/45%);color:#f3f1ea}
:focus-visible{outline:2px solid #ffd98a;outline-offset:2px}
small{color:#b9cfc3}
`;

const never = () => () => undefined;

/** The last net: the frame itself could not be rendered. Nothing of it is used here, styles and messages included. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  // On a page that Next keeps for this from its build, the language is known only in the browser.
  const locale = useSyncExternalStore(
    never,
    () => localeOfAddress(location.pathname, BASE_PATH),
    () => DEFAULT_LOCALE,
  );
  // Read while the frame that broke is still there.
  const [email] = useState(() =>
    typeof document === 'undefined' ? null : document.documentElement.getAttribute(SUPPORT_ATTRIBUTE),
  );
  const t = GLOBAL_ERROR_TEXTS[locale];
  return (
    <html lang={locale}>
      <body>
        <title>{`${t.title} | Parlour`}</title>
        <style>{STYLE}</style>
        <main>
          <img src={`${BASE_PATH}/art/scenes/error@2x.webp`} alt="" width={360} height={260} />
          <h1>{t.title}</h1>
          <p>{t.text}</p>
          <div>
            <button type="button" onClick={() => location.reload()}>
              {t.again}
            </button>
            {email && <a href={`mailto:${email}`}>{t.write}</a>}
          </div>
          {error.digest && <small>{error.digest}</small>}
        </main>
      </body>
    </html>
  );
}
