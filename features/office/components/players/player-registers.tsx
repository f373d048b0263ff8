'use client';

import { REGISTER_TITLES, type RegisterAnswer } from '@/lib/domain/registers';
import { useRegisterAnswers } from '../../api/get-players-id-register-answers';
import { timeWords } from '../../state/when';
import { Card, Mark } from '../parts/card';
import { Failure, Loading } from '../parts/states';
import styles from './player.module.scss';

const ANSWER_WORDS: Record<RegisterAnswer, string> = {
  clear: 'Not listed',
  listed: 'Listed: excluded',
  silent: 'Did not answer',
};

/** What registers of excluded players said of a player. */
export function PlayerRegisters({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useRegisterAnswers(id);
  return (
    <Card
      title="Registers"
      beside={data?.[0]?.answer === 'listed' ? <Mark tone="bad">Listed</Mark> : undefined}
    >
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="answers of registers" />
      ) : data.length === 0 ? (
        <p className={styles.none}>
          No register was asked: no law of a licence names one, or nothing was played.
        </p>
      ) : (
        <ul className={styles.lines}>
          {data.map(({ register, askedAt, answer, reference }) => (
            <li key={`${askedAt} ${register}`}>
              <b>
                {REGISTER_TITLES[register]}: {ANSWER_WORDS[answer]}
              </b>
              <small>{timeWords(askedAt)}</small>
              {reference && <p className={styles.note}>{reference}</p>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
