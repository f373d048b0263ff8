'use client';

import { useTranslations } from 'next-intl';
import type { JackpotDraw } from '../api/get-jackpots-draws.server';
import { DrawCheck } from './draw-check';
import styles from './draw-proof.module.scss';

/** All that is needed to check a draw, and the check itself. */
export function DrawProof({ draw }: { draw: JackpotDraw }) {
  const t = useTranslations('Jackpots.draws');
  return (
    <details className={styles.proof}>
      <summary>{t('check')}</summary>
      <dl>
        <dt>{t('seed')}</dt>
        <dd>{draw.serverSeed}</dd>
        <dt>{t('commitment')}</dt>
        <dd>{draw.commitment}</dd>
        <dt>{t('chain')}</dt>
        <dd>{draw.chain}</dd>
        <dt>{t('ticket')}</dt>
        <dd>{t('tickets', { ticket: draw.winningTicket, tickets: draw.tickets })}</dd>
      </dl>
      <DrawCheck draw={draw} />
    </details>
  );
}
