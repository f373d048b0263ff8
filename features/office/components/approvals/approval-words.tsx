import Link from 'next/link';
import type { ReactNode } from 'react';
import { countryName } from '@/lib/domain/countries';
import type { WheelField } from '@/lib/domain/wheel';
import type { RejectionReason, VerificationStep } from '@/lib/domain/verification';
import type { Approval } from '../../api/get-approvals';
import { dayWords, timeWords } from '../../state/when';
import { DIRECTION_WORDS } from '../players/adjustment-form';
import { REASON_WORDS, STEP_WORDS } from '../documents/document-words';
import { RULE_WORDS } from '../campaigns/campaign-rule-words';
import { sumWords } from '../money/mismatches-columns';
import { bookWords } from '../protection/book-words';
import { money } from '../parts/withdrawal-words';
import { fieldsWords } from '../wheel/wheel-words';
import { CampaignLink } from './campaign-link';
import styles from '../parts/parts.module.scss';

type Fact = readonly [name: string, value: ReactNode];
type Parameters = Readonly<Record<string, unknown>>;

const DECISIONS: Readonly<Record<string, string>> = {
  approve: 'Approve',
  reject: 'Reject',
  credit: 'Credit what came',
  return: 'Send it back',
  nothing: 'Close it: nothing comes of it',
};

const spoken =
  (words: Readonly<Record<string, string>>) =>
  (value: string): string =>
    words[value] ?? value;

/** What a request says beside its reason, by the name that the platform has for it. */
const SAID: Readonly<Record<string, readonly [name: string, words: (value: string) => string]>> = {
  decision: ['Decision', spoken(DECISIONS)],
  direction: ['What happens', spoken(DIRECTION_WORDS)],
  words: ['The player reads', (text) => text],
  reference: ['Reference', (text) => text],
  perEuro: ['For one euro', (rate) => rate],
  freeSpins: ['Free spins', (number) => number],
  step: ['Document', spoken(STEP_WORDS satisfies Record<VerificationStep, string>)],
  submittedAt: ['Handed in', timeWords],
  validUntil: ['Valid until', dayWords],
  before: ['Until now', (rate) => rate],
  depositId: ['Deposit', (id) => id],
  revision: ['Version', (number) => number],
  book: ['Rule book', bookWords],
  place: ['Place', (place) => place],
  after: ['Comes after version', (number) => number],
  spinCampaign: ['Campaign of free spins', (id) => id],
  bonusCampaign: ['Campaign of bonuses', (id) => id],
  wagering: ['A bonus is wagered', (times) => `${times} times`],
  start: ['From', dayWords],
  end: ['Until, not itself', dayWords],
  left: ['What comes back', (minor) => money(Number(minor), 'EUR')],
  points: [
    'Points',
    (number) => (number.startsWith('-') ? `${number.slice(1)} are taken` : `${number} are given`),
  ],
  earlier: ['Given anew before', (times) => (times === '0' ? 'Never' : `${times} times`)],
};

const linkTo = (path: string, words: string) => (
  <Link className={styles.link} href={path}>
    {words}
  </Link>
);

/** What it is about: a player, a currency, a letter, money that nobody knows. */
function about({ action, subject, parameters }: Approval): ReactNode {
  const { bonusId, depositId, id } = parameters as Parameters;
  if (action === 'news.send') return linkTo(`/office/news/${subject}`, 'The letter');
  if (action.startsWith('bonuses.')) return <CampaignLink id={String(bonusId)} />;
  if (action === 'payments.set-rate') return subject;
  if (action === 'jurisdictions.set-book') return linkTo('/office/rules', countryName(subject, 'en'));
  if (action === 'tournaments.correct')
    return linkTo(
      `/office/tournaments/${String((parameters as Parameters)['tournamentId'])}`,
      'The tournament',
    );
  if (action === 'loyalty.run-cashback')
    return linkTo(`/office/cashback?period=${subject.slice(-10)}`, 'The cashback of a period');
  if (action === 'loyalty.correct-points')
    return linkTo(`/office/players/${subject}?tab=level`, 'The player’s level');
  if (action === 'wheel.set-table') return linkTo('/office/wheel', 'The wheel of fortune');
  if (action === 'games.open') {
    const { game, studio } = parameters as Parameters;
    return typeof game === 'string'
      ? linkTo(`/office/games?q=${game}`, `Game ${game}`)
      : linkTo(`/office/games?studio=${String(studio)}`, `Studio ${String(studio)}`);
  }
  if (action === 'payments.decide-money' && depositId === null)
    return linkTo('/office/bank-money', 'Money that nobody knows');
  if (action === 'verification.decide')
    return linkTo(`/office/players/${subject}?tab=documents`, 'The player’s documents');
  if (action === 'payments.pay-out' && typeof id === 'string')
    return linkTo(`/office/withdrawals/${id}`, 'The withdrawal');
  return linkTo(`/office/players/${subject}?tab=money`, 'The player’s money');
}

/** These are about no player. */
const NO_PLAYER = new Set([
  'bonuses.change',
  'bonuses.start',
  'games.open',
  'jurisdictions.set-book',
  'loyalty.run-cashback',
  'news.send',
  'payments.set-rate',
  'wheel.set-table',
]);

/** Whose money or documents it is about; null where it is about no player. */
export function playerOf({ action, subject, parameters }: Approval): string | null {
  if (action === 'bonuses.give') {
    const { players } = parameters as { players: readonly string[] };
    return players.length === 1 ? subject : null;
  }
  if (NO_PLAYER.has(action)) return null;
  return action === 'payments.decide-money' && (parameters as Parameters).depositId === null ? null : subject;
}

/** What these are about has no name but its id. */
const UNNAMED = new Set(['payments.decide-money', 'payments.decide-mismatch']);
/** Where the platform writes the reason of a request down a second time. */
const REASONS = new Set(['note', 'reason']);

interface RuleChange {
  rule: string;
  from: unknown;
  to: unknown;
}
const ruleValue = (value: unknown): string => {
  if (value === null || value === undefined) return 'none';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
/** What a campaign’s rules were and are to be, a line each. */
const changeLines = (changes: readonly RuleChange[]) => (
  <span className={styles.stack}>
    {changes.map(({ rule, from, to }) => (
      <span key={rule}>
        {RULE_WORDS[rule] ?? rule}: {ruleValue(from)} → {ruleValue(to)}
      </span>
    ))}
  </span>
);

/** All that a request says, in words; what has none stands at the end as it was written down. */
export function approvalFacts(request: Approval): Fact[] {
  const {
    amount,
    received,
    currency,
    operatorId: _by,
    playerId: _of,
    id,
    newsId: _letter,
    bonusId: _campaign,
    tournamentId: _tournament,
    players,
    content: _content,
    game: _game,
    studio: _studio,
    changes,
    country: _country,
    last: _decision,
    fields,
    ...others
  } = (request.parameters ?? {}) as Parameters;
  const sum = amount ?? received;
  const facts: Fact[] = [['About', about(request)]];
  if (UNNAMED.has(request.action) && typeof id === 'string') facts.push(['Its id', id]);
  if (typeof sum === 'number' && typeof currency === 'string')
    facts.push(['Amount', sumWords(sum, currency)]);
  if (Array.isArray(players))
    facts.push(['Players', players.length === 1 ? '1' : `${players.length}: ${players.join(', ')}`]);
  if (request.action === 'bonuses.give' && typeof sum !== 'number')
    facts.push(['Each gets', 'What the campaign gives']);
  if (Array.isArray(fields)) facts.push(['Fields, clockwise', fieldsWords(fields as readonly WheelField[])]);
  if (Array.isArray(changes)) facts.push(['What changes', changeLines(changes as readonly RuleChange[])]);
  if (request.action === 'jurisdictions.set-book') {
    facts.push(['Until now', bookWords(String(others['before']))]);
    const { from } = others;
    facts.push(['From', typeof from === 'string' ? timeWords(from) : 'As soon as a colleague agrees']);
  }
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(others)) {
    // Nothing, or the reason of the request once more.
    if (value === null || (REASONS.has(name) && value === request.reason)) continue;
    if (request.action === 'jurisdictions.set-book' && (name === 'before' || name === 'from')) continue;
    const said = SAID[name];
    if (name === 'reason' && typeof value === 'string')
      facts.push([
        'The player is told',
        spoken(REASON_WORDS satisfies Record<RejectionReason, string>)(value),
      ]);
    else if (said && (typeof value === 'string' || typeof value === 'number'))
      facts.push([said[0], said[1](String(value))]);
    else rest[name] = value;
  }
  facts.push(['Why', request.reason]);
  if (Object.keys(rest).length > 0)
    facts.push([
      'With',
      <span key="with" className={styles.values}>
        {JSON.stringify(rest)}
      </span>,
    ]);
  return facts;
}
