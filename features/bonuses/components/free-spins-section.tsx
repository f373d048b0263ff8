import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useFreeSpins, type FreeSpins } from '../api/get-me-free-spins';
import { useGrantWords } from '../hooks/use-grant-words';
import { freeSpinGamesQuery } from '../queries/free-spin-games';
import { FreeSpinGames } from './free-spin-games';
import styles from './free-spins-section.module.scss';

/** More than these are a number only. */
const DOTS = 100;

/** The player's free spins: what is left, today and in all, where, and until when. */
export function FreeSpinsSection() {
  const t = useTranslations('Bonuses.spins');
  const own = useTranslations('Bonuses.own');
  const problemText = useProblemText();
  const { data, isError, error, refetch } = useFreeSpins();
  return (
    <section className={styles.section} aria-labelledby="free-spins" aria-busy={!data && !isError}>
      <h2 id="free-spins">{t('title')}</h2>
      {isError && !data && (
        <EmptyState title={t('unreachable')} text={problemText(error)}>
          <Button onClick={() => void refetch()}>{own('tryAgain')}</Button>
        </EmptyState>
      )}
      {data?.length === 0 && <p>{t('empty')}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((spins) => (
            <Given key={spins.id} spins={spins} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Given({ spins }: { spins: FreeSpins }) {
  const t = useTranslations('Bonuses.spins');
  const words = useGrantWords();
  const [now] = useState(() => Date.now());
  const { data: games } = useQuery(freeSpinGamesQuery(spins.games.slice(0, 3)));
  const { number, left, dayLimit, numberDay } = spins;
  // Where today's are not fewer than what is left, the day says nothing of its own.
  const day = dayLimit !== null && numberDay < left ? dayLimit : null;
  const dots = day ?? number;
  const [game] = games ?? [];
  const isStranded = spins.games.length === 0;
  return (
    <li aria-label={spins.name}>
      <div>
        <h3>{spins.name}</h3>
        {!isStranded && (
          <p>
            {t('ends', { left: words.left(spins.expiresAt, now), moment: words.moment(spins.expiresAt) })}
          </p>
        )}
        <p className={styles.count}>
          <b>{numberDay}</b> {day === null ? t('ofNumber', { number }) : t('ofToday', { number: day })}
        </p>
        {dots <= DOTS && (
          <div className={styles.dots} aria-hidden>
            {Array.from({ length: dots }, (_, at) => (
              <i key={at} data-used={at < dots - numberDay || undefined} />
            ))}
          </div>
        )}
        <dl>
          <div>
            <dt>{t('bet')}</dt>
            <dd>{words.money(spins, spins.betAmount)}</dd>
          </div>
          <div>
            <dt>{t('leftInAll')}</dt>
            <dd>{t('leftOf', { left, number })}</dd>
          </div>
        </dl>
      </div>
      <div>
        <FreeSpinGames games={spins.games} size="card" />
        {isStranded ? (
          <>
            <p>{t('noGame')}</p>
            <Button wide data-modal="SUPPORT">
              {t('askSupport')}
            </Button>
          </>
        ) : numberDay === 0 ? (
          <p>{t('tomorrow', { count: left })}</p>
        ) : (
          game && (
            <ButtonLink href={game.geo_link} wide>
              {t('use')}
            </ButtonLink>
          )
        )}
      </div>
    </li>
  );
}
