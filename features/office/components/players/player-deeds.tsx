'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { playerKey, type PlayerFile } from '../../api/get-players-id';
import { changeProfile, type ProfileChanges } from '../../api/patch-players-id-profile';
import { blockPlayer } from '../../api/post-players-id-block';
import { endSessions } from '../../api/post-players-id-sessions-end';
import { removeFactor } from '../../api/post-players-id-second-factor-remove';
import { unblockPlayer } from '../../api/post-players-id-unblock';
import { useMay } from '../../state/office-me';
import { DeedForm, type DeedField } from '../parts/deed-form';
import { standingWords } from './player-standing';
import styles from '../parts/parts.module.scss';
import own from './player.module.scss';

type Deed = 'block' | 'unblock' | 'change' | 'sessions' | 'factor';

/** What can be done to a player's account: buttons for what the operator may, and the form of the one in hand. */
export function PlayerDeeds({ player }: { player: PlayerFile }) {
  const may = useMay();
  const client = useQueryClient();
  const [deed, setDeed] = useState<Deed | null>(null);
  const [said, setSaid] = useState('');
  const done = (words: string) => () => {
    setSaid(words);
    setDeed(null);
    void client.invalidateQueries({ queryKey: playerKey(player.id) });
  };
  const close = () => setDeed(null);
  const isClosed = player.status === 'closed';
  const standing = standingWords(player, may);
  const button = (name: Deed, words: string, kind?: 'danger') => (
    <button
      type="button"
      className={styles.button}
      data-kind={kind}
      aria-expanded={deed === name}
      onClick={() => {
        setSaid('');
        setDeed(deed === name ? null : name);
      }}
    >
      {words}
    </button>
  );

  return (
    <>
      <div className={styles.buttons}>
        {may('change:players') && button('change', 'Change data')}
        {!isClosed && may('end:sessions') && button('sessions', 'End all sessions')}
        {!isClosed && may('remove:factors') && button('factor', 'Remove second factor')}
        {player.status === 'active' && may('block:players') && button('block', 'Block', 'danger')}
        {player.block && may('unblock:players') && button('unblock', 'Unblock')}
      </div>
      {standing && <p className={own.standing}>{standing}</p>}
      <p role="status">{said}</p>
      {deed === 'block' && (
        <DeedForm
          keep={`block ${player.id}`}
          title="Block this account"
          fields={[PLAYER_WORDS]}
          button="Block"
          isDangerous
          onSubmit={({ reason = '', words = '' }) => blockPlayer(player.id, { reason, words })}
          onDone={done('The account is blocked, the player is logged out and gets a letter.')}
          onCancel={close}
        >
          <p>The player is logged out everywhere at once, can’t log in again, and gets a letter.</p>
        </DeedForm>
      )}
      {deed === 'unblock' && (
        <DeedForm
          keep={`unblock ${player.id}`}
          title="Let this player in again"
          button="Unblock"
          onSubmit={({ reason = '' }) => unblockPlayer(player.id, reason)}
          onDone={done('The account is open again, and the player gets a letter.')}
          onCancel={close}
        />
      )}
      {deed === 'sessions' && (
        <DeedForm
          keep={`end sessions ${player.id}`}
          title="End all sessions"
          button="End all"
          onSubmit={({ reason = '' }) => endSessions(player.id, { reason })}
          onDone={done('The player is logged out everywhere.')}
          onCancel={close}
        />
      )}
      {deed === 'factor' && (
        <DeedForm
          keep={`remove factor ${player.id}`}
          title="Remove the second factor"
          button="Remove"
          isDangerous
          onSubmit={({ reason = '' }) => removeFactor(player.id, reason)}
          onDone={done('The second factor is removed, and the player gets a letter.')}
          onCancel={close}
        >
          <p>Only once the player has proved who they are: afterwards the password alone is enough.</p>
        </DeedForm>
      )}
      {deed === 'change' && (
        <DeedForm
          keep={`change ${player.id}`}
          title="Change data"
          fields={[...profileFields(player), PLAYER_WORDS]}
          button="Save"
          onSubmit={({ reason = '', words = '', ...values }) =>
            changeProfile(player.id, changesOf(player, values), { reason, words })
          }
          onDone={done('The data is saved, and the player gets a letter.')}
          onCancel={close}
        >
          <p>
            Only after you have seen a proof. The player gets a letter with your words; the reason stays here.
          </p>
        </DeedForm>
      )}
    </>
  );
}

const PLAYER_WORDS: DeedField = {
  name: 'words',
  label: 'What the player reads, in their language',
  kind: 'area',
  required: true,
  maxLength: 500,
};

/** The profile as the form's fields have it. */
const valuesOf = ({ profile }: PlayerFile): Record<keyof ProfileChanges, string> => ({
  name: profile.name ?? '',
  surname: profile.surname ?? '',
  birthday: profile.birthday ?? '',
  sex: profile.sex ?? '',
  address: profile.address ?? '',
  city: profile.city ?? '',
  postcode: profile.postcode ?? '',
  code: profile.phone?.code ?? '',
  phone: profile.phone?.number ?? '',
});

function profileFields(player: PlayerFile): DeedField[] {
  const values = valuesOf(player);
  return [
    { name: 'name', label: 'First name', value: values.name },
    { name: 'surname', label: 'Last name', value: values.surname },
    { name: 'birthday', label: 'Born', kind: 'date', value: values.birthday },
    { name: 'sex', label: 'Sex, m or f', value: values.sex, maxLength: 1 },
    { name: 'address', label: 'Street and number', value: values.address },
    { name: 'city', label: 'Town', value: values.city },
    { name: 'postcode', label: 'Postcode', value: values.postcode },
    { name: 'code', label: 'Dialling code', value: values.code, maxLength: 5 },
    { name: 'phone', label: 'Telephone', value: values.phone },
  ];
}

/** Only what the form changed is sent; a telephone goes as a whole. */
function changesOf(player: PlayerFile, typed: Record<string, string>): ProfileChanges {
  const before = valuesOf(player);
  const names = (Object.keys(before) as (keyof ProfileChanges)[]).filter(
    (name) => (typed[name] ?? '') !== before[name],
  );
  const isPhone = (name: string) => name === 'code' || name === 'phone';
  const all = names.some(isPhone) ? [...new Set([...names, 'code' as const, 'phone' as const])] : names;
  return Object.fromEntries(all.map((name) => [name, typed[name] ?? '']));
}
