'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { CAMPAIGNS_KEY } from '../../api/get-campaigns';
import type { CampaignFile } from '../../api/get-campaigns-id';
import { useWritten } from '../../api/get-campaigns-id-content';
import { withdraw } from '../../api/post-approvals-id-withdraw';
import { endCampaign } from '../../api/post-campaigns-id-end';
import { goOnWithCampaign } from '../../api/post-campaigns-id-go-on';
import { pauseCampaign } from '../../api/post-campaigns-id-pause';
import { askToStart } from '../../api/post-campaigns-id-start';
import { useMay, useOfficeMe } from '../../state/office-me';
import { handAmounts } from './campaign-rules';
import { DeedForm } from '../parts/deed-form';
import { GiftForm } from './gift-form';
import styles from '../parts/parts.module.scss';

type Turn = 'pause' | 'go-on' | 'end';
type Deed = 'give' | 'start' | 'withdraw' | Turn;

const TURNS = { pause: pauseCampaign, 'go-on': goOnWithCampaign, end: endCampaign };
const TURN_WORDS: Record<Turn, { title: string; button: string; said: string; about: string }> = {
  pause: {
    title: 'Pause it',
    button: 'Pause',
    said: 'It is paused.',
    about: 'Nobody gets it from now on. What was given, and what was promised with a deposit, holds.',
  },
  'go-on': {
    title: 'Go on with it',
    button: 'Go on',
    said: 'It goes on.',
    about: 'It is given again, by the rules that stand below.',
  },
  end: {
    title: 'End it for good',
    button: 'End it',
    said: 'It has ended.',
    about: 'It can’t be started again. What was given, and what was promised with a deposit, holds.',
  },
};

/** What can be done with a campaign as it stands. */
export function CampaignDeeds({ file }: { file: CampaignFile }) {
  const may = useMay();
  const { operatorId } = useOfficeMe();
  const client = useQueryClient();
  const [deed, setDeed] = useState<Deed | null>(null);
  const [said, setSaid] = useState('');
  const mayWrite = may('write:campaigns');
  const { data: written } = useWritten(file.id, mayWrite);
  const { id, state } = file;
  const waiting = written?.waiting ?? null;
  const close = () => setDeed(null);
  const done = (words: string) => () => {
    setDeed(null);
    setSaid(words);
    void client.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
    void client.invalidateQueries({ queryKey: APPROVALS_KEY });
  };

  if (deed === 'give')
    return <GiftForm gift={{ id, name: file.name.en, amounts: handAmounts(file) }} onCancel={close} />;
  if (deed === 'start')
    return (
      <DeedForm
        keep={`start campaign ${id}`}
        title="Ask a colleague to start it"
        button="Ask"
        onSubmit={({ reason = '' }) => askToStart(id, { revision: file.revision, reason })}
        onDone={done('A colleague finds it under Approvals.')}
        onCancel={close}
      >
        <p>It is started as it stands below. Changed meanwhile, it is asked for anew.</p>
      </DeedForm>
    );
  if (deed === 'withdraw' && waiting)
    return (
      <DeedForm
        keep={`approval ${waiting.id} withdraw`}
        title="Take your request back"
        button="Take it back"
        onSubmit={({ reason = '' }) => withdraw(waiting.id, reason)}
        onDone={done('Nobody is asked any more.')}
        onCancel={close}
      />
    );
  if (deed === 'pause' || deed === 'go-on' || deed === 'end') {
    const words = TURN_WORDS[deed];
    return (
      <DeedForm
        keep={`${deed} campaign ${id}`}
        title={words.title}
        button={words.button}
        isDangerous={deed === 'end'}
        onSubmit={({ reason = '' }) => TURNS[deed](id, reason)}
        onDone={done(words.said)}
        onCancel={close}
      >
        <p>{words.about}</p>
      </DeedForm>
    );
  }
  const button = (which: Deed, words: string, kind?: 'primary' | 'danger') => (
    <button type="button" className={styles.button} data-kind={kind} onClick={() => setDeed(which)}>
      {words}
    </button>
  );
  const isOpen = state === 'running' || state === 'paused';
  return (
    <>
      {waiting && (
        <p className={styles.quiet}>
          {waiting.action === 'bonuses.start'
            ? 'A colleague was asked to start it.'
            : 'A colleague was asked to agree to other rules.'}{' '}
          <Link className={styles.link} href="/office/approvals">
            Approvals
          </Link>
        </p>
      )}
      <div className={styles.buttons}>
        {mayWrite && state === 'draft' && !waiting && button('start', 'Ask to start …', 'primary')}
        {mayWrite && state !== 'ended' && (
          <Link className={styles.button} href={`/office/campaigns/${id}/change`}>
            Change …
          </Link>
        )}
        {mayWrite && (
          <Link className={styles.button} href={`/office/campaigns/new?copy=${id}`}>
            Copy …
          </Link>
        )}
        {may('give:bonuses') && isOpen && button('give', 'Give by hand …')}
        {mayWrite && state === 'running' && button('pause', 'Pause …')}
        {mayWrite && state === 'paused' && button('go-on', 'Go on …')}
        {mayWrite && isOpen && button('end', 'End …', 'danger')}
        {mayWrite &&
          waiting &&
          waiting.askedBy === operatorId &&
          button('withdraw', 'Take your request back …')}
      </div>
      <p className={styles.quiet} role="status">
        {said}
      </p>
    </>
  );
}
