import { canonical } from '../../fair/canonical';
import { commitmentOf, fairRng } from '../../engines/chance/seeds';
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
  { commitment, number, drawn }: SeenRound,
  heard: string | undefined,
): 'fairRight' | 'fairUnheard' | 'fairWrong' {
  if (!drawn) return 'fairWrong';
  const { serverSeed, clientSeed, outcome } = drawn;
  const again = LIVE_GAMES[kind].outcome(fairRng({ serverSeed, clientSeed, nonce: number }));
  const isBound = commitmentOf(serverSeed) === commitment && commitment === (heard ?? commitment);
  if (!isBound || canonical(again) !== canonical(outcome)) return 'fairWrong';
  return heard === undefined ? 'fairUnheard' : 'fairRight';
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
    const told = round.drawn ? tools.tell(round.drawn.outcome) : '';
    return element(
      'li',
      { 'data-verdict': verdict },
      element('h4', {}, live('fairRound', { number: round.number })),
      element('p', {}, `${told} ${live(verdict)}`),
      facts([
        [table('fairCommitment'), round.commitment],
        [table('fairServerSeed'), round.drawn?.serverSeed ?? ''],
        [live('fairWords'), round.drawn?.clientSeed ?? ''],
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
    ...(round ? [facts([[live('fairNow', { number: round.number }), round.commitment]])] : []),
    proofs,
    element('h3', {}, live('fairRounds')),
    element('ol', { class: 'checked' }, ...checked),
  );
}
