'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { MATCH_DECISIONS, type MarkKind, type MatchDecision } from '@/lib/domain/exclusion-marks';
import {
  EXCLUSION_MATCHES_KEY,
  useExclusionMatches,
  type ExclusionMatch,
} from '../../api/get-exclusion-matches';
import { playerKey } from '../../api/get-players-id';
import { decideMatch } from '../../api/post-exclusion-matches-id-decision';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { GuardCard, useShown } from '../guards/guard-card';
import { Mark } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import styles from '../parts/parts.module.scss';
import own from '../players/player.module.scss';

const KIND_WORDS: Record<MarkKind, string> = {
  email: 'have the same address of mail, dots and additions aside',
  name_birthday: 'have the same name and birthday',
  phone: 'have the same telephone number',
  address: 'live at the same address',
  document: 'handed in the same paper',
  instrument: 'paid in with the same card or account',
};

interface Words {
  opener: string;
  title: string;
  button: string;
  note: string;
  made: string;
  said: (name: string) => string;
}
const WORDS: Record<MatchDecision, Words> = {
  same: {
    opener: 'It is one person',
    title: 'It is one person: exclude the account',
    button: 'Exclude the account',
    note: 'The account is excluded at once, for as long as the other one. Its money can be withdrawn.',
    made: 'One person: excluded',
    said: (name) => `${name} is excluded.`,
  },
  other: {
    opener: 'It is somebody else',
    title: 'It is somebody else: release the account',
    button: 'Release the account',
    note: 'The account opens again, and its player gets a letter. It waits again when more turns out to be alike.',
    made: 'Somebody else: released',
    said: (name) => `${name} is released.`,
  },
};

/** Accounts that seem to be of somebody who has excluded themselves, to be decided. */
export function Exclusions() {
  const shown = useShown({});
  const [said, setSaid] = useState('');
  const { decided, ...page } = shown.query;
  return (
    <>
      <div className={styles.heading}>
        <h1>Exclusions</h1>
      </div>
      <p className={styles.quiet}>
        Accounts that are like one of somebody who has excluded themselves. They wait: nothing is played, paid
        in or sent until one of you has compared the two. Their money can be withdrawn.
      </p>
      <GuardCard
        title="Accounts that wait"
        what="accounts"
        none="No account was ever held."
        said={said}
        shown={shown}
        answer={useExclusionMatches({ ...page, ...(decided && { decided }) })}
        row={(match) => <Match key={`${match.id} ${match.decision}`} match={match} onDone={setSaid} />}
      />
    </>
  );
}

const Account = ({ id, email }: { id: string; email: string | null }) => (
  <Link className={styles.link} href={`/office/players/${id}`}>
    {email ?? id}
  </Link>
);

function Match({ match, onDone }: { match: ExclusionMatch; onDone: (words: string) => void }) {
  const { playerId, email, excludedId, excludedEmail, kinds, decision } = match;
  return (
    <li>
      <span>
        <Account id={playerId} email={email} /> may be{' '}
        {excludedEmail === null ? (
          'somebody whose account is erased'
        ) : (
          <Account id={excludedId} email={excludedEmail} />
        )}
        , who has excluded themselves: they {kinds.map((kind) => KIND_WORDS[kind]).join(', ')}.
      </span>
      <small>{timeWords(match.foundAt)}</small>
      {decision === null ? (
        <Decision match={match} name={email ?? playerId} onDone={onDone} />
      ) : (
        <span className={own.note}>
          <Mark tone={decision === 'other' ? 'ok' : 'bad'}>{WORDS[decision].made}</Mark> {match.decidedBy}
          {match.decidedAt && `, ${timeWords(match.decidedAt)}`}: {match.reason}
        </span>
      )}
    </li>
  );
}

function Decision({
  match: { id, playerId },
  name,
  onDone,
}: {
  match: ExclusionMatch;
  name: string;
  onDone: (words: string) => void;
}) {
  const may = useMay();
  const client = useQueryClient();
  const [choice, setChoice] = useState<MatchDecision | null>(null);
  if (!may('decide:exclusions')) return null;
  return (
    <Step of={choice ?? 'none'}>
      {choice ? (
        <DeedForm
          key={choice}
          keep={`match ${id} ${choice}`}
          title={WORDS[choice].title}
          button={WORDS[choice].button}
          isDangerous={choice === 'same'}
          onSubmit={({ reason = '' }) => decideMatch(id, { decision: choice, reason })}
          onDone={() => {
            onDone(WORDS[choice].said(name));
            setChoice(null);
            void client.invalidateQueries({ queryKey: EXCLUSION_MATCHES_KEY });
            void client.invalidateQueries({ queryKey: playerKey(playerId) });
          }}
          onCancel={() => setChoice(null)}
        >
          <p>{WORDS[choice].note}</p>
        </DeedForm>
      ) : (
        <span className={styles.buttons}>
          {MATCH_DECISIONS.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.button}
              data-kind={one === 'same' ? 'danger' : undefined}
              aria-label={`${WORDS[one].opener}: ${name}`}
              onClick={() => setChoice(one)}
            >
              {WORDS[one].opener} …
            </button>
          ))}
        </span>
      )}
    </Step>
  );
}
