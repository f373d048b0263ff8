import { useFormatter, useTranslations } from 'next-intl';
import type { Grant } from '../api/get-me-bonuses';

/** A rule of a bonus: its figure, and what that means. */
export interface Rule {
  key: string;
  figure: string;
  text: string;
}

type FreeSpinRules = Pick<Grant, 'freeSpins' | 'freeSpinWins' | 'freeSpinDayLimit'>;

/** The rules that an offer and a player's own copy of it have in common, in the reader's language. Amounts come written. */
export function useRuleWords() {
  const t = useTranslations('Bonuses.terms');
  const format = useFormatter();
  const odds = (value: number) =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    wagering: (times: number, basis: Grant['wagering']['basis']): Rule => ({
      key: 'wagering',
      figure: t('times', { times }),
      text: t(basis === 'bonus' ? 'wagering' : 'wageringBoth', { times }),
    }),
    maxBet: (figure: string): Rule => ({ key: 'maxBet', figure, text: t('maxBet') }),
    time: (hours: number): Rule => ({
      key: 'time',
      figure: hours % 24 === 0 ? t('daysFigure', { days: hours / 24 }) : t('timeFigure', { hours }),
      text: t('time'),
    }),
    maxWin: (figure: string): Rule => ({ key: 'maxWin', figure, text: t('maxWin') }),
    freeSpins: (
      { freeSpins, freeSpinWins, freeSpinDayLimit }: FreeSpinRules,
      bet: string,
      times: number,
    ): Rule => ({
      key: 'freeSpins',
      figure: t('spinsFigure', { spins: freeSpins }),
      text: [
        t(freeSpinWins === 'real' || times === 0 ? 'freeSpinsReal' : 'freeSpins', { bet, times }),
        freeSpinDayLimit !== null && freeSpinDayLimit < freeSpins
          ? t('dayLimit', { count: freeSpinDayLimit })
          : '',
      ]
        .filter(Boolean)
        .join(' '),
    }),
    minOdds: ({ single, multi, system }: NonNullable<Grant['minOdds']>): Rule => ({
      key: 'minOdds',
      figure: [single, multi, system].map(odds).join(' · '),
      text: t('minOdds'),
    }),
    ownFirst: (): Rule => ({ key: 'ownFirst', figure: t('ownFirstFigure'), text: t('ownFirst') }),
  };
}
