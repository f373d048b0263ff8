'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { standingQuery } from '../api/get-wheel-standing';
import { wheelQuery, type Wheel } from '../api/get-wheel';
import { usePrizeWords } from '../hooks/use-prize-words';
import { useTurn } from '../hooks/use-turn';
import { useWheelPlayer } from '../state/wheel-player';
import { FairDraw } from './fair-draw';
import { OwnSpins } from './own-spins';
import { TurnPanel } from './turn-panel';
import { WheelOdds } from './wheel-odds';
import { WheelPicture } from './wheel-picture';
import { WheelRules } from './wheel-rules';
import styles from './wheel.module.scss';

/** The wheel, what it brings, whether the reader can turn it, and how it is drawn. @param known what the page came with */
export function WheelBoard({ known }: { known: Wheel }) {
  const locale = useLocale();
  const { playerId, currency: own } = useWheelPlayer();
  const { data: wheel } = useQuery(wheelQuery(known));
  const standing = useQuery(standingQuery(playerId));
  // The Australian texts are written in Australian dollars.
  const currency = own ?? (locale === 'en-AU' ? 'AUD' : 'EUR');
  const { short } = usePrizeWords(currency);
  const [latest] = standing.data?.own?.spins ?? [];
  const turn = useTurn((standing.data?.state === 'spun' && latest) || null);
  return (
    <div className={styles.parts}>
      <div className={styles.columns}>
        <WheelPicture
          fields={wheel.fields}
          short={short}
          angle={turn.angle}
          isTurning={turn.phase === 'turning'}
          isShown={turn.spin !== null}
        />
        <div className={styles.column}>
          <TurnPanel standing={standing} turn={turn} wheel={wheel} currency={currency} />
          <WheelOdds wheel={wheel} currency={currency} />
        </div>
      </div>
      <WheelRules wheel={wheel} currency={currency} />
      {standing.data?.own && (
        <>
          <OwnSpins
            spins={turn.phase === 'rest' ? standing.data.own.spins : []}
            verifier={wheel.verifier}
            currency={currency}
          />
          <FairDraw seeds={standing.data.own.seeds} isBusy={turn.phase !== 'rest'} />
        </>
      )}
    </div>
  );
}
