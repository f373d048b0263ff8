'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useLetters, type OfficeLetter } from '../api/get-letters';
import { LETTER_STATE_WORDS } from '../words';
import { LettersTable } from './letters-table';
import { PagesOf } from './pages-of';
import styles from './parts.module.scss';

const STATES = Object.keys(LETTER_STATE_WORDS) as OfficeLetter['state'][];

/** Every letter to players, and what became of it. */
export function LettersList() {
  const router = useRouter();
  const query = asked(useSearchParams());
  const state = STATES.find((known) => known === query);
  const letters = useLetters(state ? { state } : {});
  return (
    <>
      <div className={styles.heading}>
        <h1>Letters</h1>
      </div>
      <div className={styles.filters}>
        <label className={styles.field}>
          State
          <select
            value={state ?? ''}
            onChange={({ target }) =>
              router.replace(
                target.value === '' ? '/office/letters' : `/office/letters?state=${target.value}`,
              )
            }
          >
            <option value="">All</option>
            {STATES.map((known) => (
              <option key={known} value={known}>
                {LETTER_STATE_WORDS[known]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <PagesOf pages={letters} what="letters" empty="No letter is in this state.">
        {(items) => <LettersTable letters={items} />}
      </PagesOf>
    </>
  );
}

const asked = (address: URLSearchParams) => address.get('state');
