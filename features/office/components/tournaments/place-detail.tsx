'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { UUID } from '@/lib/domain/uuid';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { TOURNAMENTS_KEY } from '../../api/get-tournaments';
import type { TournamentFile } from '../../api/get-tournaments-id';
import type { TournamentPlace } from '../../api/get-tournaments-id-places';
import { askToCorrectPlace } from '../../api/post-tournaments-id-corrections';
import { excludeFromTournament } from '../../api/post-tournaments-id-exclusions';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Facts } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { FieldProblems } from '../parts/field-problems';
import styles from '../parts/parts.module.scss';
import { CountedRounds } from './counted-rounds';
import { LEFT_WORDS, ownPrizeWords, WITHHELD_WORDS } from './tournament-words';

const checkPlayer = (id: string) => {
  if (!UUID.test(id)) throw new FieldProblems({ playerId: 'The id of a player, from their page.' });
  return id;
};

/** One participant: how the place came about, what it brought, and what can be done. */
export function PlaceDetail({
  file,
  one,
  shut,
}: {
  file: TournamentFile;
  one: TournamentPlace;
  shut: () => void;
}) {
  const may = useMay();
  const client = useQueryClient();
  const [deed, setDeed] = useState<'exclude' | 'correct' | null>(null);
  const [said, setSaid] = useState('');
  const { id, phase } = file;
  const asked = file.asked.find(({ place }) => place === one.place);
  const isOpen = phase === 'upcoming' || phase === 'running' || phase === 'frozen' || phase === 'review';
  const done = (words: string) => () => {
    setDeed(null);
    setSaid(words);
    void client.invalidateQueries({ queryKey: TOURNAMENTS_KEY });
    void client.invalidateQueries({ queryKey: APPROVALS_KEY });
  };
  return (
    <div className={styles.stack}>
      <Facts
        facts={[
          [
            'Player',
            <Link key="player" className={styles.link} href={`/office/players/${one.playerId}`}>
              {one.email ?? one.playerId}
            </Link>,
          ],
          ['Id', one.playerId],
          ...(one.left
            ? [
                [
                  LEFT_WORDS[one.left.reason],
                  [timeWords(one.left.at), one.left.by, one.left.note].filter(Boolean).join(', '),
                ] as const,
              ]
            : []),
          ...(one.settledAt !== null && one.given
            ? [
                [
                  one.withheld ? `Not given whole: ${WITHHELD_WORDS[one.withheld]}` : 'Given',
                  `${ownPrizeWords({ currency: one.prize?.currency ?? 'EUR', ...one.given })}, ${timeWords(one.settledAt)}`,
                ] as const,
              ]
            : []),
          ...one.corrections.map(
            (anew) =>
              [
                'Given anew',
                `${anew.email ?? anew.playerId}: ${ownPrizeWords(anew)}, ${timeWords(anew.at)}, ${anew.by}${anew.reason === null ? '' : `: ${anew.reason}`}`,
              ] as const,
          ),
        ]}
      />
      {asked && (
        <p className={styles.quiet}>
          A colleague was asked to give this prize anew.{' '}
          <Link className={styles.link} href="/office/approvals">
            Approvals
          </Link>
        </p>
      )}
      {deed === 'exclude' ? (
        <DeedForm
          keep={`exclude ${one.playerId} from ${id}`}
          title="Take this participant out"
          button="Take out"
          isDangerous
          fields={[
            { name: 'words', label: 'What the player reads', kind: 'area', required: true, maxLength: 500 },
          ]}
          onSubmit={({ words = '', reason = '' }) =>
            excludeFromTournament(id, { playerId: one.playerId, words, reason })
          }
          onDone={done('Taken out.')}
          onCancel={() => setDeed(null)}
        >
          <p>
            They can’t come back, and get no prize.{' '}
            {phase === 'review'
              ? 'Places stand: theirs stays, and its prize can be given anew to somebody else.'
              : 'Everybody behind them moves up.'}
          </p>
        </DeedForm>
      ) : deed === 'correct' && one.place !== null ? (
        <DeedForm
          keep={`correct place ${one.place} of ${id}`}
          title={`Give the prize of place ${one.place} anew`}
          button="Ask a colleague"
          fields={[
            { name: 'playerId', label: 'Player’s id', value: one.playerId, required: true, maxLength: 36 },
          ]}
          check={({ playerId = '' }) => checkPlayer(playerId)}
          onSubmit={({ playerId = '', reason = '' }, keyOf) => {
            const correction = { place: one.place ?? 0, playerId: checkPlayer(playerId), reason };
            return askToCorrectPlace(id, correction, keyOf(correction));
          }}
          onDone={done('A colleague finds it under Approvals.')}
          onCancel={() => setDeed(null)}
        >
          <p>To another participant, or once more to this one. What was given is never taken back.</p>
        </DeedForm>
      ) : (
        <div className={styles.buttons}>
          {may('control:tournaments') && isOpen && !one.left && one.settledAt === null && (
            <button
              type="button"
              className={styles.button}
              data-kind="danger"
              onClick={() => setDeed('exclude')}
            >
              Take out …
            </button>
          )}
          {may('settle:tournaments') && one.settledAt !== null && one.prize && !asked && (
            <button type="button" className={styles.button} onClick={() => setDeed('correct')}>
              Give the prize anew …
            </button>
          )}
          <button type="button" className={styles.button} onClick={shut}>
            Close
          </button>
        </div>
      )}
      <p className={styles.quiet} role="status">
        {said}
      </p>
      <CountedRounds id={id} playerId={one.playerId} />
    </div>
  );
}
