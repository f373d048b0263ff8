import { html, raw } from 'hono/html';
import type { GameTheme } from '@/lib/domain/game-themes';
import { LANGUAGE_CODES, LOCALES, type LanguageCode } from '@/lib/domain/locales';
import { FRAMES, themeLook, type ThemeLook, type ThemePicture } from '../assets/theme-art';
import type { ClientFiles } from '../build';
import { symbolNames, type SymbolNames } from '../slots/symbol-names';
import type { Replay } from './records';

/** What reels are drawn with when a round is shown again. */
export interface ReelArt {
  look: ThemeLook;
  /** Addresses. */
  pictures: Record<ThemePicture, string>;
  /** What the symbols are called. */
  names: SymbolNames;
  /** Addresses of frames by the cells that they hold: `5x3`. */
  frames: Record<string, string>;
}

export const reelArt = (
  theme: GameTheme,
  language: LanguageCode,
  pictures: Record<ThemePicture, string>,
): ReelArt => ({
  look: themeLook(theme),
  pictures,
  names: symbolNames(theme, language),
  frames: Object.fromEntries(
    Object.entries(FRAMES).map(([name, { reels, rows }]) => [
      `${reels}x${rows}`,
      pictures[name as keyof typeof FRAMES],
    ]),
  ),
});

/** What the verifier's page tells its client once. */
export interface VerifyBoot {
  language: LanguageCode;
  /** The studio's path. */
  base: string;
  /** A record does not say what its reels look like: the address does, or the game that it was played at. */
  art: ReelArt;
  /** The round of an address; null where rounds are pasted or come with the address's fragment. */
  replay: (Replay & { title: string; provider: string }) | null;
}

/** The shell that the verifier's client fills. */
export function verifyPage(boot: VerifyBoot, assets: string, client: ClientFiles) {
  const facts = JSON.stringify(boot).replace(/</g, '\\u003c');
  const locale = LOCALES.find((one) => LANGUAGE_CODES[one] === boot.language) ?? 'en';
  return html`<!doctype html>
    <html lang="${locale}" class="verify-page">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${boot.replay?.title ?? 'Verify'}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${assets}/${client.style}" />
        <script type="application/json" id="boot">
          ${raw(facts)}
        </script>
        ${client.parts.map((part) => html`<link rel="modulepreload" href="${assets}/${part}" />`)}
        <script type="module" src="${assets}/${client.script}"></script>
      </head>
      <body>
        <div id="verify"></div>
        <noscript>JavaScript: ${boot.base}/verify/verify.mjs</noscript>
      </body>
    </html>`;
}
