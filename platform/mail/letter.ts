import { localeFromLanguageCode, type LanguageCode } from '@/lib/domain/locales';
import type { LetterKind, LetterParams } from './kinds';
import { renderLetter } from './layout';
import * as au from './texts/au';
import * as ch from './texts/ch';
import * as de from './texts/de';
import * as en from './texts/en';
import * as fr from './texts/fr';
import type { FrameText, LetterText, LetterTexts } from './texts/letter-text';

const TEXTS: Record<LanguageCode, { frame: FrameText; letters: LetterTexts }> = { en, de, au, ch, fr };

export interface LetterToWrite<Kind extends LetterKind = LetterKind> {
  kind: Kind;
  language: LanguageCode;
  params: LetterParams[Kind];
  /** Of a letter that the player can switch off. */
  unsubscribeUrl: string | null;
}

/** Longer words of others would make a letter that nobody reads. */
const WORDS_MAX = 2_000;

const isWebAddress = (url: string) => /^https?:\/\/\S+$/.test(url);

/** What others typed: no control character reaches a header, or draws over the text. */
function clean<Params extends object>(params: Params): Params {
  const entries = Object.entries(params as Record<string, string>).map(([name, value]) => [
    name,
    value
      .slice(0, WORDS_MAX)
      .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, (character) => (character === '\n' ? '\n' : ' ')),
  ]);
  return Object.fromEntries(entries) as Params;
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/** What a kept letter is called; null for one of a batch, whose words are with whoever wrote it. */
export function subjectOf<Kind extends LetterKind>(
  kind: Kind,
  language: LanguageCode,
  params: LetterParams[Kind],
): string | null {
  if (Object.keys(params).length === 0) return null;
  const write: (params: LetterParams[Kind]) => LetterText = TEXTS[language].letters[kind];
  return oneLine(write(clean(params)).subject);
}

/** A letter in the player's language, as text and as HTML. @throws Error for a link that is no web address. */
export function writeLetter<Kind extends LetterKind>(
  letter: LetterToWrite<Kind>,
): { subject: string; text: string; html: string } {
  const { kind, language, unsubscribeUrl } = letter;
  const params = clean(letter.params);
  const { url } = params;
  const refuseUrl = 'refuseUrl' in params ? params.refuseUrl : null;
  if (!isWebAddress(url) || (refuseUrl !== null && !isWebAddress(refuseUrl))) {
    throw new Error(`the letter ${kind} leads nowhere`);
  }
  const { frame, letters } = TEXTS[language];
  const write: (params: LetterParams[Kind]) => LetterText = letters[kind];
  const text = write(params);
  return renderLetter({
    lang: localeFromLanguageCode(language) ?? 'en',
    subject: oneLine(text.subject),
    greeting: oneLine(text.title),
    paragraphs: text.body,
    action: { label: text.button, url },
    second: text.second && refuseUrl !== null ? { label: text.second, url: refuseUrl } : undefined,
    plainLink: frame.link,
    closing: [...(text.notes ?? []), unsubscribeUrl ? frame.whyList : frame.why, frame.play],
    unsubscribe: unsubscribeUrl ? { label: frame.unsubscribe, url: unsubscribeUrl } : undefined,
  });
}
