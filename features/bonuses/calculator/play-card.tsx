import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Heaps } from './heaps';
import { playersOfHundred } from './of-hundred';
import type { Ends } from './walk';
import styles from './play-card.module.scss';

interface PlayCardProps {
  /** With the bonus, or without. */
  kind: 'withBonus' | 'without';
  playWith: string;
  toStake: string;
  expectedCost: string;
  /** Null while it is not worked out. */
  ends: Ends | null;
  left: (minor: number) => string;
  labels: readonly string[];
  /** What stands in the picture's place while there is none. */
  children?: ReactNode;
}

/** What a player starts with, has to stake and ends with. */
export function PlayCard(props: PlayCardProps) {
  const { kind, playWith, toStake, expectedCost, ends, left, labels, children } = props;
  const t = useTranslations('TrueCost');
  return (
    <article className={styles.card} data-kind={kind}>
      <h3>{t(kind)}</h3>
      <dl className={styles.facts}>
        <dt>{t('playWith')}</dt>
        <dd>{playWith}</dd>
        <dt>{t('toStake')}</dt>
        <dd>{toStake}</dd>
        <dt>{t('left')}</dt>
        <dd>{ends ? left(ends.left) : '…'}</dd>
      </dl>
      <dl className={styles.figures}>
        <div>
          <dt>{t('expectedCost')}</dt>
          <dd>{expectedCost}</dd>
        </div>
        <div>
          <dt>{t('chance')}</dt>
          <dd>
            {ends
              ? t.rich('ofHundred', {
                  finish: playersOfHundred(ends.finish),
                  b: (text) => <b>{text}</b>,
                })
              : '…'}
          </dd>
        </div>
      </dl>
      {ends ? <Heaps heaps={ends.heaps} labels={labels} /> : <div className={styles.waiting}>{children}</div>}
    </article>
  );
}
