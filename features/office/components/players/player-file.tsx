'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { countryName } from '@/lib/domain/countries';
import { isApiProblem } from '@/lib/http/problem';
import { useLetters } from '../../api/get-letters';
import { usePlayerFile, type PlayerFile as File } from '../../api/get-players-id';
import { usePlayerHistory } from '../../api/get-players-id-history';
import { useMay } from '../../state/office-me';
import { languageWords } from '../../state/language-words';
import { dayWords, nameOf, timeWords } from '../../state/when';
import { countWords } from '../../words';
import { AuditLines } from '../audit/audit-lines';
import { Card, Facts, Mark } from '../parts/card';
import { LettersTable } from '../letters/letters-table';
import { PagesOf } from '../parts/pages-of';
import { PlayerProtection } from '../protection/player-protection';
import { PlayerBonuses } from './player-bonuses';
import { PlayerChat } from './player-chat';
import { PlayerRegisters } from './player-registers';
import { PlayerDeeds } from './player-deeds';
import { PlayerDocuments } from './player-documents';
import { PlayerGames } from './player-games';
import { PlayerLevel } from './player-level';
import { PlayerMoney } from './player-money';
import { PlayerNotes } from './player-notes';
import { PlayerSessions } from './player-sessions';
import { StatusMark } from './players-columns';
import { Failure, Loading, Notice } from '../parts/states';
import styles from './player.module.scss';
import parts from '../parts/parts.module.scss';

const TABS = [
  { name: 'history', label: 'History', permission: 'read:history' },
  { name: 'money', label: 'Money', permission: 'read:transactions' },
  { name: 'bonuses', label: 'Bonuses', permission: 'read:campaigns' },
  { name: 'level', label: 'Level', permission: 'read:levels' },
  { name: 'protection', label: 'Protection', permission: 'read:protection' },
  { name: 'documents', label: 'Documents', permission: 'read:documents' },
  { name: 'notes', label: 'Notes', permission: 'read:notes' },
  { name: 'sessions', label: 'Sessions', permission: 'read:sessions' },
  { name: 'letters', label: 'Letters', permission: 'read:letters' },
] as const;

/** One player: who they are, what happened in order, and what can be done. */
export function PlayerFile({ id }: { id: string }) {
  const { data: player, error, isPending, refetch } = usePlayerFile(id);
  const erasedAt = isApiProblem(error) ? error.body.erasedAt : undefined;
  if (erasedAt) return <Erased id={id} at={erasedAt} />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="the player" />;
  return (
    <>
      <div className={parts.heading}>
        <h1>{nameOf(player.profile) || player.email}</h1>
        <StatusMark status={player.status} />
        <p>{player.email}</p>
      </div>
      <PlayerDeeds player={player} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Account player={player} />
          <Person player={player} />
          <SilencesOf id={id} />
          <RegistersOf id={id} />
          <PlayerGames id={id} />
        </div>
        <div className={styles.column}>
          <Happenings id={id} currency={player.currency} />
        </div>
      </div>
    </>
  );
}

function SilencesOf({ id }: { id: string }) {
  return useMay()('read:chat') ? <PlayerChat id={id} /> : null;
}

function RegistersOf({ id }: { id: string }) {
  return useMay()('read:exclusions') ? <PlayerRegisters id={id} /> : null;
}

/** Whoever comes by an id of the books or of the audit learns that there is nothing left to look for. */
function Erased({ id, at }: { id: string; at: string }) {
  const may = useMay();
  return (
    <>
      <Notice title={`This player was erased on ${dayWords(at)}.`}>
        The account was closed, and the time for which the law keeps it is over. Payments and rounds stay as
        sums under the id {id}, which leads to nobody.
      </Notice>
      {may('read:history') && <History id={id} />}
    </>
  );
}

function Happenings({ id, currency }: { id: string; currency: string }) {
  const may = useMay();
  const asked = useSearchParams().get('tab');
  const tabs = TABS.filter(({ permission }) => may(permission));
  const tab = tabs.find(({ name }) => name === asked) ?? tabs[0];
  if (!tab) return null;
  return (
    <>
      <nav className={styles.tabs} aria-label="About this player">
        {tabs.map(({ name, label }) => (
          <Link
            key={name}
            href={`/office/players/${id}?tab=${name}`}
            scroll={false}
            aria-current={name === tab.name ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {tab.name === 'history' && <History id={id} />}
      {tab.name === 'money' && <PlayerMoney id={id} />}
      {tab.name === 'bonuses' && <PlayerBonuses id={id} />}
      {tab.name === 'level' && <PlayerLevel id={id} />}
      {tab.name === 'protection' && <PlayerProtection id={id} currency={currency} />}
      {tab.name === 'documents' && <PlayerDocuments id={id} />}
      {tab.name === 'notes' && <PlayerNotes id={id} />}
      {tab.name === 'sessions' && <PlayerSessions id={id} />}
      {tab.name === 'letters' && <Letters id={id} />}
    </>
  );
}

function History({ id }: { id: string }) {
  const history = usePlayerHistory(id);
  return (
    <Card title="Everything, in order">
      <PagesOf pages={history} what="the history" empty="Nothing has happened yet.">
        {(entries) => <AuditLines entries={entries} />}
      </PagesOf>
    </Card>
  );
}

function Letters({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useLetters({ player: id });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="letters" />;
  if (data.data.length === 0) return <Notice title="No letters yet." />;
  return (
    <>
      <LettersTable letters={data.data} />
      {data.meta.lastPage > 1 && (
        <Link className={parts.link} href={`/office/letters?q=${id}`}>
          All letters to this player ({countWords(data.meta)})
        </Link>
      )}
    </>
  );
}

const SEX_WORDS = { f: 'Female', m: 'Male' } as const;
const yes = (value: boolean) => (value ? 'On' : 'Off');

function Account({ player }: { player: File }) {
  const { subscriptions: letters, block, closure, terms } = player;
  return (
    <Card title="Account">
      <Facts
        facts={[
          ['Id', player.id],
          ['Address', player.emailVerified ? 'Confirmed' : <Mark tone="wait">Not confirmed</Mark>],
          ['Country', player.country && countryName(player.country, 'en')],
          ['Currency', player.currency],
          ['Language', languageWords(player.language)],
          ['Opened', timeWords(player.createdAt)],
          [
            'Terms',
            terms.map(({ version, acceptedAt }) => `${version}, ${dayWords(acceptedAt)}`).join('; ') || null,
          ],
          ['Promotions by mail', yes(letters.email_promo_sub)],
          ['Bonuses by mail', yes(letters.email_bonuses_sub)],
          ...(closure ? ([['Closed', timeWords(closure.closedAt)]] as const) : []),
          ...(block
            ? ([
                ['Blocked', timeWords(block.blockedAt)],
                ['By', block.operatorEmail ?? block.operator],
                ['Why', block.reason],
              ] as const)
            : []),
        ]}
      />
    </Card>
  );
}

function Person({ player: { profile } }: { player: File }) {
  const place = [profile.postcode, profile.city].filter(Boolean).join(' ');
  return (
    <Card title="Person" beside={profile.locked ? <Mark tone="ok">Proved</Mark> : null}>
      <Facts
        facts={[
          ['First name', profile.name],
          ['Last name', profile.surname],
          ['Born', profile.birthday && dayWords(profile.birthday)],
          ['Sex', profile.sex && SEX_WORDS[profile.sex]],
          ['Street', profile.address],
          ['Town', place || null],
          ['Telephone', profile.phone && `+${profile.phone.code} ${profile.phone.number}`],
          ['Time zone', profile.timezone],
        ]}
      />
    </Card>
  );
}
