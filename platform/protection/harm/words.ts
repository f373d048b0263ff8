import type { HarmSign } from '@/lib/domain/harm';
import type { LanguageCode } from '@/lib/domain/locales';
import type { LimitKind, LimitPeriod } from '@/lib/domain/player-limits';
import type { Currency } from '@/lib/money/money';
import { amountIn } from '../../mail/service';

interface Words {
  signs: Readonly<Record<HarmSign, string>>;
  kinds: Readonly<Record<LimitKind, string>>;
  periods: Readonly<Record<LimitPeriod, string>>;
}

const EN: Words = {
  signs: {
    chasing_losses: 'You paid in soon after you had lost, several times.',
    night_play: 'You often play at night.',
    raised_limits: 'You asked for higher limits several times.',
    failed_deposits: 'Several deposits in a row were refused.',
    cancelled_withdrawals: 'You took withdrawals back before they were paid.',
    long_sessions: 'You often play for hours without a break.',
  },
  kinds: { deposit: 'deposits', loss: 'losses', wager: 'stakes', time: 'time in play' },
  periods: { day: 'a day', week: 'a week', month: 'a month' },
};
const DE: Words = {
  signs: {
    chasing_losses: 'Du hast mehrmals kurz nach Verlusten eingezahlt.',
    night_play: 'Du spielst oft nachts.',
    raised_limits: 'Du wolltest deine Limits mehrmals erhöhen.',
    failed_deposits: 'Mehrere Einzahlungen hintereinander wurden abgelehnt.',
    cancelled_withdrawals: 'Du hast Auszahlungen zurückgenommen, bevor sie bezahlt waren.',
    long_sessions: 'Du spielst oft stundenlang ohne Pause.',
  },
  kinds: { deposit: 'Einzahlungen', loss: 'Verluste', wager: 'Einsätze', time: 'Spielzeit' },
  periods: { day: 'am Tag', week: 'in der Woche', month: 'im Monat' },
};
const FR: Words = {
  signs: {
    chasing_losses: 'Vous avez plusieurs fois déposé peu après des pertes.',
    night_play: 'Vous jouez souvent la nuit.',
    raised_limits: 'Vous avez plusieurs fois demandé des limites plus élevées.',
    failed_deposits: 'Plusieurs dépôts de suite ont été refusés.',
    cancelled_withdrawals: 'Vous avez annulé des retraits avant leur paiement.',
    long_sessions: 'Vous jouez souvent des heures sans pause.',
  },
  kinds: { deposit: 'les dépôts', loss: 'les pertes', wager: 'les mises', time: 'le temps de jeu' },
  periods: { day: 'par jour', week: 'par semaine', month: 'par mois' },
};
const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: EN,
  au: EN,
  de: DE,
  ch: { ...DE, signs: { ...DE.signs, raised_limits: 'Du wolltest deine Limiten mehrmals erhöhen.' } },
  fr: FR,
};

/** What was noticed, in sentences for the player. */
export const signWords = (signs: readonly HarmSign[], language: LanguageCode): string =>
  signs.map((sign) => WORDS[language].signs[sign]).join(' ');

/** Hours and minutes, alike in every language. */
const timeIn = (seconds: bigint): string => {
  const minutes = Number(seconds / 60n);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}\u00A0h`, (rest > 0 || hours === 0) && `${rest}\u00A0min`]
    .filter(Boolean)
    .join(' ');
};

/** A limit for its player: what, how much, in which time. */
export function limitWords(
  {
    kind,
    period,
    amount,
    currency,
  }: { kind: LimitKind; period: LimitPeriod; amount: bigint; currency: Currency },
  language: LanguageCode,
): { what: string; amount: string } {
  const { kinds, periods } = WORDS[language];
  const much = kind === 'time' ? timeIn(amount) : amountIn(language, amount, currency);
  return { what: kinds[kind], amount: `${much} ${periods[period]}` };
}

const OFFERS: Readonly<Record<LanguageCode, { stopped: string; free: string }>> = {
  en: {
    stopped: 'We have stopped offers to you: no bonuses, no letters about promotions.',
    free: 'You get offers again.',
  },
  au: {
    stopped: 'We’ve stopped offers to you: no bonuses, no letters about promos.',
    free: 'You’ll get offers again.',
  },
  de: {
    stopped: 'Du bekommst von uns keine Angebote mehr: keine Boni, keine Briefe über Aktionen.',
    free: 'Du bekommst wieder Angebote.',
  },
  ch: {
    stopped: 'Du bekommst von uns keine Angebote mehr: keine Boni, keine Briefe über Aktionen.',
    free: 'Du bekommst wieder Angebote.',
  },
  fr: {
    stopped: 'Vous ne recevez plus d’offres\u202f: ni bonus, ni messages sur nos promotions.',
    free: 'Vous recevez de nouveau des offres.',
  },
};

/** What a player reads at once when operators stop offers, or let them be made again. */
export const offersWords = (isStopped: boolean, language: LanguageCode): string =>
  OFFERS[language][isStopped ? 'stopped' : 'free'];
