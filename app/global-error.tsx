'use client';

import { withBasePath } from '@/lib/domain/base-path';
import { useState, useSyncExternalStore } from 'react';
import { DEFAULT_LOCALE } from '@/lib/domain/locales';
import { SUPPORT_ATTRIBUTE } from '@/lib/domain/support-address';
import { GLOBAL_ERROR_TEXTS, localeOfAddress } from './global-error-texts';

const BASE_PATH = withBasePath('');

// In every page's first load, hence short; green cloth as on the other error pages.
const STYLE = `body{margin:0;color:#f3f1ea;font:16px/1.5 system-ui}
main{display:grid;gap:14px;place-content:center;justify-items:center;box-sizing:border-box;min-height:100vh;padding:24px;
text-align:center;background:radial-gradient(90% 130% at 50% 0,#1c7a54,#0c3d2b 72%)}
img{max-width:100%;height:auto}h1,p{margin:0}
p{display:flex;flex-wrap:wrap;gap:10px;justify-content:center}
button,a{padding:10px 18px;border:0;border-radius:12px;background:#ffb627;color:#1b1204;font:600 15px/24px system-ui;
text-decoration:none;cursor:pointer}
a{background:#0a0f0d80;color:#fff}
:focus-visible{outline:2px solid #ffd98a;outline-offset:2px}`;

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
          <p>
            <button type="button" onClick={() => location.reload()}>
              {t.again}
            </button>
            {email && <a href={`mailto:${email}`}>{t.write}</a>}
          </p>
          {error.digest && <small>{error.digest}</small>}
        </main>
      </body>
    </html>
  );
}
