'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { TOURNAMENTS_KEY } from '../../api/get-tournaments';
import type { TournamentFile } from '../../api/get-tournaments-id';
import { extendTournament } from '../../api/post-tournaments-id-extend';
import { publishTournament } from '../../api/post-tournaments-id-publish';
import { releaseTournament } from '../../api/post-tournaments-id-release';
import { stopTournament } from '../../api/post-tournaments-id-stop';
import { useMay } from '../../state/office-me';
import { clockIn, momentIn } from '../../state/zone';
import { FORM_LANGUAGES } from '../campaigns/campaign-values';
import { NEWS_LANGUAGE_WORDS } from '../news/news-content';
import { DeedForm, type DeedValues } from '../parts/deed-form';
import { FieldProblems } from '../parts/field-problems';
import { Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';

type Deed = 'publish' | 'stop' | 'extend' | 'release';

const MISSING_WORDS: Readonly<Record<string, string>> = {
  name: 'Name',
  descriptionShort: 'Short text',
  minimumBet: 'Lowest stake',
  maximumBet: 'Highest stake',
  prizes: 'Prizes',
  games: 'Games',
  startsAt: 'Begin',
  endsAt: 'End',
};

/** The later end that was typed. @throws FieldProblems */
function endOf({ endsAt = '' }: DeedValues, { zone, endsAt: now }: TournamentFile['content']): string {
  const moment = momentIn(zone, endsAt);
  if (moment === null) throw new FieldProblems({ endsAt: 'A day and a time.' });
  if (moment.toISOString() <= now) throw new FieldProblems({ endsAt: 'Later than the end that stands.' });
  return moment.toISOString();
}
/** What players read, by language. */
const wordsOf = (values: DeedValues) => ({
  ...Object.fromEntries(
    FORM_LANGUAGES.flatMap((code) => {
      const words = values[`words.${code}`] ?? '';
      return words === '' ? [] : [[code, words]];
    }),
  ),
  en: values['words.en'] ?? '',
});

/** What can be done with a tournament as it stands. */
export function TournamentDeeds({ file }: { file: TournamentFile }) {
  const may = useMay();
  const client = useQueryClient();
  const [deed, setDeed] = useState<Deed | null>(null);
  const [said, setSaid] = useState('');
  const { id, phase, content } = file;
  const lacks = Object.entries(file.missing);
  const close = () => setDeed(null);
  const done = (words: string) => () => {
    setDeed(null);
    setSaid(words);
    void client.invalidateQueries({ queryKey: TOURNAMENTS_KEY });
    void client.invalidateQueries({ queryKey: APPROVALS_KEY });
  };

  if (deed === 'publish')
    return (
      <DeedForm
        keep={`publish tournament ${id}`}
        title="Announce it"
        button="Announce"
        withReason={false}
        onSubmit={() => publishTournament(id, file.revision)}
        onDone={done('It is announced.')}
        onCancel={close}
      >
        <p>
          Players see it from now on. Its rules can’t be changed any more: it can be stopped, and its end
          moved.
        </p>
      </DeedForm>
    );
  if (deed === 'extend')
    return (
      <DeedForm
        keep={`extend tournament ${id}`}
        title="Move its end further away"
        button="Extend"
        fields={[
          {
            name: 'endsAt',
            label: `New end, ${content.zone}`,
            kind: 'datetime-local',
            value: clockIn(content.zone, new Date(content.endsAt)),
            required: true,
          },
        ]}
        check={(values) => endOf(values, content)}
        onSubmit={(values) =>
          extendTournament(id, { endsAt: endOf(values, content), reason: values['reason'] ?? '' })
        }
        onDone={done('It ends later.')}
        onCancel={close}
      />
    );
  if (deed === 'stop')
    return (
      <DeedForm
        keep={`stop tournament ${id}`}
        title="Stop it for good"
        button="Stop it"
        isDangerous
        fields={FORM_LANGUAGES.map((code) => ({
          name: `words.${code}`,
          label: `What players read, ${NEWS_LANGUAGE_WORDS[code]}`,
          kind: 'area' as const,
          maxLength: 500,
          required: code === 'en',
          ...(code !== 'en' && { hint: 'Left empty: in English.' }),
        }))}
        onSubmit={(values) => stopTournament(id, { words: wordsOf(values), reason: values['reason'] ?? '' })}
        onDone={done('It is stopped. Participants get a letter.')}
        onCancel={close}
      >
        <p>
          There are no prizes. Everybody who takes part gets a letter; who is excluded or takes a break gets
          none.
        </p>
      </DeedForm>
    );
  if (deed === 'release')
    return (
      <DeedForm
        keep={`release tournament ${id}`}
        title="Release its prizes"
        button="Release"
        onSubmit={({ reason = '' }) => releaseTournament(id, reason)}
        onDone={done('Prizes are paid within a minute.')}
        onCancel={close}
      >
        <p>
          {file.sums.winning} places have a prize, of which {file.sums.withheld} are withheld. What is paid is
          not taken back.
        </p>
      </DeedForm>
    );
  const button = (which: Deed, words: string, kind?: 'primary' | 'danger') => (
    <button type="button" className={styles.button} data-kind={kind} onClick={() => setDeed(which)}>
      {words}
    </button>
  );
  const isOpen = phase === 'upcoming' || phase === 'running';
  const mayControl = may('control:tournaments');
  return (
    <>
      {phase === 'draft' && lacks.length > 0 && (
        <Notice title="Before it can be announced">
          <ul>
            {lacks.map(([field, what]) => (
              <li key={field}>
                {MISSING_WORDS[field] ?? field}: {what}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles.buttons}>
        {may('write:tournaments') && phase === 'draft' && (
          <>
            {lacks.length === 0 && button('publish', 'Announce …', 'primary')}
            <Link className={styles.button} href={`/office/tournaments/${id}/change`}>
              Change …
            </Link>
          </>
        )}
        {may('write:tournaments') && (
          <Link className={styles.button} href={`/office/tournaments/new?copy=${id}`}>
            Copy …
          </Link>
        )}
        {mayControl && isOpen && button('extend', 'Extend …')}
        {may('settle:tournaments') && phase === 'review' && button('release', 'Release prizes …', 'primary')}
        {mayControl && (isOpen || phase === 'frozen') && button('stop', 'Stop …', 'danger')}
      </div>
      <p className={styles.quiet} role="status">
        {said}
      </p>
    </>
  );
}
