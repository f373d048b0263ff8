'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { WORTH_A_EURO } from '@/lib/money/rates';
import type { Currency } from '@/lib/money/money';
import type { TournamentDetails } from '../domain/tournament';
import { useTournamentWords } from '../hooks/use-tournament-words';
import styles from './tournament-details.module.scss';

interface TournamentRulesProps {
  tournament: TournamentDetails;
  currency: Currency;
  furtherRules?: ReactNode;
}

/** How points come about, what counts, and what happens at the end. */
export function TournamentRules({ tournament, currency, furtherRules }: TournamentRulesProps) {
  const t = useTranslations('Tournaments.rules');
  const words = useTournamentWords();
  const { code, strategy, entry, minLevel, countries } = tournament;
  const least = words.bet(tournament.minimumBet, currency);
  const most = words.bet(tournament.maximumBet, currency);
  const point = words.money(WORTH_A_EURO[currency], currency);
  const bold = (text: ReactNode) => <b>{text}</b>;
  return (
    <section className={styles.panel} aria-labelledby="tournament-rules">
      <h2 id="tournament-rules">{t('title')}</h2>
      <ul className={styles.rules}>
        <li>{t.rich(strategy, { point, b: bold })}</li>
        {least && <li>{t('least', { bet: least })}</li>}
        {most && <li>{t('most', { bet: most })}</li>}
        <li>{t(code === undefined ? 'ownMoney' : 'network.money')}</li>
        <li>{t(entry)}</li>
        {minLevel !== null && <li>{t('level', { level: words.count(minLevel) })}</li>}
        {countries.length > 0 && <li>{t('countries')}</li>}
        <li>{t('ties')}</li>
        <li>{t(code === undefined ? 'end' : 'network.end')}</li>
        {code !== undefined && <li>{t('network.table')}</li>}
      </ul>
      {furtherRules}
    </section>
  );
}
