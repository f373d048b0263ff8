import { canonical } from '../../fair/canonical';
import { commitmentOf, fairRng } from '@/lib/domain/chance/seeds';
import { EngineError, fieldsOf } from '../../engines/play/engine-error';
import { LIVE_GAMES } from '../../live/games';
import type { LiveKind } from '../../live/kinds';
import type { SeenRound } from '../../live/live-events';
import type { LiveHistory } from '../../live/view';
import '../fair.css';
import { element } from '../dom';
import { openDialog } from '../tables/dialog';
import { listProofs, type ProofTools } from '../tables/proofs';
import type { TableSay } from '../tables/table';
import type { Say } from '../texts';
import type { LiveSay } from './texts';

/** So many rounds are shown with their seeds. */
const SHOWN = 10;

/**
 * Whether a round is what its seeds come to, and what it was bound to before anybody bet.
 * @param heard what this page was told while bets were open; a commitment that comes with the seed binds nobody
 */
export function verdictOf(
  kind: LiveKind,
  round: SeenRound,
  heard: string | undefined,
): 'fairRight' | 'fairUnheard' | 'fairBroken' | 'fairWrong' {
  const { commitment, drawn, brokenOff } = round;
  const told = drawn ?? brokenOff;
  if (!told || commitmentOf(told.serverSeed) !== commitment) return 'fairWrong';
  if (commitment !== (heard ?? commitment)) return 'fairWrong';
  if (brokenOff) return 'fairBroken';
  if (canonical(outcomeOf(kind, round)) !== canonical(drawn?.outcome)) return 'fairWrong';
  return heard === undefined ? 'fairUnheard' : 'fairRight';
}

/**
 * What a round's seeds come to, or would have come to if it had not been broken off; null where nobody had bet. At a table
 * with seats the stakes and choices of all of them are played again.
 */
export function outcomeOf(
  kind: LiveKind,
  { number, drawn, brokenOff, seats, choices }: SeenRound,
): object | null {
  const told = drawn ?? brokenOff;
  if (!told || told.clientSeed === null) return null;
  const { serverSeed, clientSeed } = told;
  const stakes = stakesOf(drawn?.outcome ?? {});
  const taken = seats.map(({ seat }, at) => ({ seat, stake: stakes[at] ?? 0 }));
  // What seats would have chosen in a round that was broken off nobody knows.
  if (!drawn && taken.length > 0) return null;
  try {
    const rng = fairRng({ serverSeed, clientSeed, nonce: number });
    return LIVE_GAMES[kind].outcome(rng, { seats: taken, choices });
  } catch (error) {
    // Choices that these cards did not allow: they come to nothing.
    if (error instanceof EngineError) return null;
    throw error;
  }
}

/** Stakes of the seats as they began, minor units. */
function stakesOf(outcome: object): number[] {
  const seats = 'seats' in outcome && Array.isArray(outcome.seats) ? (outcome.seats as unknown[]) : [];
  return seats.map((seat) => Number(fieldsOf(seat)['stake']));
}

const facts = (rows: readonly (readonly [label: string, value: string])[]) =>
  element(
    'dl',
    { class: 'seeds' },
    ...rows.map(([label, value]) =>
      element('div', {}, element('dt', {}, label), element('dd', {}, element('code', {}, value))),
    ),
  );

/** Shows what the rounds are drawn from, and checks the last ones here. */
export async function openLiveFair(
  root: HTMLElement,
  words: { say: Say; table: TableSay; live: LiveSay },
  tools: ProofTools & {
    kind: LiveKind;
    round: SeenRound | null;
    /** What is to be said of choices, where players choose. */
    note: string | null;
    heard: ReadonlyMap<string, string>;
    tell(outcome: object): string;
  },
  history: () => Promise<LiveHistory | null>,
): Promise<void> {
  const { say, table, live } = words;
  const known = await history();
  const title = { title: table('fairTitle'), closeLabel: say('close') };
  if (!known) {
    openDialog(root, title, element('p', {}, live('fairNothing')));
    return;
  }
  const checked = known.rounds.slice(0, SHOWN).map((round) => {
    const verdict = verdictOf(tools.kind, round, tools.heard.get(round.id));
    const seeds = round.drawn ?? round.brokenOff;
    const outcome = round.drawn?.outcome ?? outcomeOf(tools.kind, round);
    const told = outcome ? tools.tell(outcome) : '';
    const words =
      verdict === 'fairBroken'
        ? [live('fairBroken'), told && live('fairWouldBe', { result: told })]
        : [told, live(verdict)];
    return element(
      'li',
      { 'data-verdict': verdict },
      element('h4', {}, live('fairRound', { number: round.number })),
      element('p', {}, words.filter(Boolean).join(' ')),
      facts([
        [table('fairCommitment'), round.commitment],
        [table('fairServerSeed'), seeds?.serverSeed ?? ''],
        [live('fairWords'), seeds?.clientSeed ?? '–'],
      ]),
    );
  });
  const proofs = element('section', { class: 'proofs' });
  void listProofs(proofs, table, tools, live('fairNone'));
  const { round } = tools;
  openDialog(
    root,
    title,
    element('p', {}, live('fairText')),
    ...(tools.note ? [element('p', {}, tools.note)] : []),
    ...(round ? [facts([[live('fairNow', { number: round.number }), round.commitment]])] : []),
    proofs,
    element('h3', {}, live('fairRounds')),
    element('ol', { class: 'checked' }, ...checked),
  );
}
