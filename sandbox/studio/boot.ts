import { LANGUAGE_CODES, LOCALES, type Locale } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { themeLook, type ThemeLook, type ThemePicture } from './assets/theme-art';
import type { Session } from './launch';
import type { NominalRtp, Rules, Volatility } from './maths/model';
import { paylines, stakeLadder } from './maths/paylines';
import { variantOf } from './maths/variants';
import { SPIN_PACE_MS } from './rounds';

/** What the page tells its client once: the game, its rules, its pictures. Amounts are minor units. */
export interface Boot {
  mode: 'real' | 'demo';
  title: string;
  provider: string;
  currency: Currency;
  locale: Locale;
  language: Session['language'];
  paylines: readonly (readonly number[])[];
  stakes: readonly number[];
  rules: Rules;
  /** The reels' symbol numbers, so that what passes by is what is on them. */
  strips: readonly (readonly number[])[];
  volatility: Volatility;
  nominalRtp: NominalRtp;
  /** Exact return in millionths. */
  rtpMillionths: number;
  freeSpinsOnceIn: number;
  paceMs: number;
  look: ThemeLook;
  pictures: Record<ThemePicture, string>;
  /** Address of the game's name in the lettering of its theme. */
  titlePicture: string;
  /** Base address of the play API. */
  api: string;
  webOrigin: string;
  lobbyUrl: string;
}

export function bootOf(
  session: Session,
  place: { base: string; webOrigin: string; pictures: Record<ThemePicture, string> },
): Boot {
  const variant = variantOf(session.volatility, session.nominal);
  return {
    mode: session.mode,
    title: session.title,
    provider: session.provider,
    currency: session.currency,
    locale: LOCALES.find((locale) => LANGUAGE_CODES[locale] === session.language) ?? 'en',
    language: session.language,
    paylines: paylines(session.lines),
    stakes: stakeLadder(session.lines),
    rules: variant.model.rules,
    strips: variant.model.strips.map((strip) => [...strip]),
    volatility: session.volatility,
    nominalRtp: session.nominal,
    rtpMillionths: variant.rtpMillionths,
    freeSpinsOnceIn: variant.freeSpinsOnceIn,
    paceMs: SPIN_PACE_MS,
    look: themeLook(session.theme),
    pictures: place.pictures,
    titlePicture: `${place.base}/play/${session.id}/title.webp`,
    api: `${place.base}/play/${session.id}`,
    webOrigin: place.webOrigin,
    lobbyUrl: session.lobbyUrl,
  };
}
