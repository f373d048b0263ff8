'use client';

import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { closeGames } from '../../api/post-game-closures';
import { liftClosure } from '../../api/post-game-closures-lift';
import { useMay } from '../../state/office-me';
import { DeedForm, type DeedField } from '../parts/deed-form';
import { FieldProblems } from '../parts/field-problems';
import styles from '../parts/parts.module.scss';

const UNTIL: DeedField = {
  name: 'until',
  label: 'Opens again at, UTC',
  kind: 'datetime-local',
  hint: 'Left empty: it stays closed until somebody opens it. Players read this time.',
};

/** The moment of a field, UTC; null for none. @throws FieldProblems for what is none, or over */
function momentOf(text: string): string | null {
  if (text === '') return null;
  const at = new Date(`${text}Z`);
  if (Number.isNaN(at.getTime())) throw new FieldProblems({ until: 'until.invalid' });
  return at.toISOString();
}

interface ClosingProps {
  /** A game’s id or a studio’s. */
  target: { game: string } | { studio: number };
  /** What it is called. */
  name: string;
  /** How it is closed itself; null when it is not. */
  closed: 'maintenance' | 'withdrawn' | null;
  /** Done, with what to say about it. */
  onDone: (words: string) => void;
}

/** Closing a game or a studio for a while or for good, and opening it again. */
export function Closing({ target, name, closed, onDone }: ClosingProps) {
  const mayChange = useMay()('change:games');
  const [open, setOpen] = useState<'none' | 'maintenance' | 'withdrawn' | 'lift'>('none');
  const key = 'game' in target ? target.game : `studio ${target.studio}`;
  const them = 'game' in target ? 'it' : 'any of its games';
  const done = (words: string) => {
    setOpen('none');
    onDone(words);
  };
  const [asked, setAsked] = useState(false);
  if (!mayChange) return <p className={styles.notice}>Your roles don’t close games.</p>;

  const opener = (what: Exclude<typeof open, 'none'>, words: string, kind?: 'danger' | 'primary') => (
    <button type="button" className={styles.button} data-kind={kind} onClick={() => setOpen(what)}>
      {words}
    </button>
  );
  return (
    <Step of={open}>
      {open === 'maintenance' ? (
        <DeedForm
          key="maintenance"
          keep={`maintenance ${key}`}
          title={closed === null ? `Put ${name} into maintenance` : `Change the maintenance of ${name}`}
          fields={[UNTIL]}
          button={closed === null ? 'Close it for now' : 'Change it'}
          isDangerous={closed === null}
          check={({ until = '' }) => momentOf(until)}
          onSubmit={({ until = '', reason = '' }) =>
            closeGames({ ...target, kind: 'maintenance', until: momentOf(until), reason })
          }
          onDone={() => done(`${name} is in maintenance.`)}
          onCancel={() => setOpen('none')}
        >
          <p>
            Nobody opens {them} and no new round begins; rounds that are open are played to their end. Lists,
            search and sitemaps follow within two minutes.
          </p>
        </DeedForm>
      ) : open === 'withdrawn' ? (
        <DeedForm
          key="withdrawn"
          keep={`withdraw ${key}`}
          title={`Withdraw ${name} for good`}
          button="Withdraw it"
          isDangerous
          onSubmit={({ reason = '' }) => closeGames({ ...target, kind: 'withdrawn', until: null, reason })}
          onDone={() => done(`${name} is withdrawn.`)}
          onCancel={() => setOpen('none')}
        >
          <p>
            Pages and lists lose {them}; rounds that are open are played to their end. Free spins go on in
            another game of the studio, and their players are told. To bring it back, a colleague has to
            agree.
          </p>
        </DeedForm>
      ) : open === 'lift' ? (
        <DeedForm
          key="lift"
          keep={`lift ${key}`}
          title={closed === 'withdrawn' ? `Bring ${name} back` : `Open ${name} again`}
          button={closed === 'withdrawn' ? 'Ask a colleague' : 'Open it again'}
          onSubmit={async ({ reason = '' }) =>
            setAsked((await liftClosure({ ...target, reason })).request !== null)
          }
          onDone={() =>
            done(
              closed === 'withdrawn'
                ? `A colleague has to agree before ${name} is back.`
                : `${name} is open.`,
            )
          }
          onCancel={() => setOpen('none')}
        >
          <p>
            {closed === 'withdrawn'
              ? 'It comes back once a colleague has agreed. Free spins that went on elsewhere stay there.'
              : 'It can be opened at once, and is in lists and search within two minutes.'}
          </p>
        </DeedForm>
      ) : (
        <div className={`${styles.notice} ${styles.buttons}`}>
          {closed === null && opener('maintenance', 'Put into maintenance …')}
          {closed === 'maintenance' && opener('lift', 'Open again …', 'primary')}
          {closed === 'maintenance' && opener('maintenance', 'Change the maintenance …')}
          {closed !== 'withdrawn' && opener('withdrawn', 'Withdraw for good …', 'danger')}
          {closed === 'withdrawn' &&
            (asked ? <p>A colleague has been asked.</p> : opener('lift', 'Bring back …'))}
        </div>
      )}
    </Step>
  );
}
