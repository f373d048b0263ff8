import type { Locale } from '@/lib/domain/locales';
import type { MayWrite } from '../../chat/view';
import type { ChatSay } from './chat-texts';
import type { ChatKey } from './chat-texts-en';

/** What a studio refuses by its code, in words. */
const CODES: Readonly<Record<string, ChatKey>> = {
  chat_repeat: 'refusedRepeat',
  chat_busy: 'refusedBusy',
  own_message: 'reportOwn',
  reported_already: 'reportTwice',
  message_unknown: 'reportGone',
  too_many_reports: 'reportTooMany',
  too_large: 'refusedLong',
  bad_request: 'refusedLong',
};
/** And by the reason that it gives. */
const REASONS: Readonly<Record<string, ChatKey>> = {
  empty: 'refusedEmpty',
  long: 'refusedLong',
  card: 'refusedCard',
  phone: 'refusedPhone',
  email: 'refusedEmail',
  link: 'refusedLink',
  words: 'refusedWords',
  begging: 'refusedBegging',
  advert: 'refusedAdvert',
  session_expired: 'refusedSession',
  player_disabled: 'refusedSession',
  wallet_unreachable: 'refusedLater',
};

export function refusalWords(
  refused: { code: string; reason: string | null; retryAfterMs: number },
  say: ChatSay,
): string {
  if (refused.code === 'chat_too_fast')
    return say('refusedFast', { seconds: Math.max(1, Math.ceil(refused.retryAfterMs / 1_000)) });
  const key = CODES[refused.code] ?? REASONS[refused.reason ?? ''];
  return say(key ?? 'refusedLater');
}

/** Why a player can't write, and until when. */
export function silenceWords(write: MayWrite, say: ChatSay, locale: Locale): string {
  if (write.allowed) return '';
  if (write.why === 'demo') return say('cantDemo');
  const format = (until: number, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, style).format(until);
  if (write.why === 'paused') return say('cantPaused', { time: format(write.until, { timeStyle: 'short' }) });
  const reason = say(`reason_${write.reason}`);
  return write.until === null
    ? say('cantForGood', { reason })
    : say('cantSilenced', {
        reason,
        time: format(write.until, { dateStyle: 'long', timeStyle: 'short' }),
      });
}
