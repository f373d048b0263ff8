import type { CheckedRound, CrashFair, CrashHistory } from '../../crash/view';
import { leadsBack, pointOf } from '../../engines/crash/chain';
import { element } from '../dom';
import { openDialog } from '../tables/dialog';
import { listProofs, type ProofTools } from '../tables/proofs';
import type { Words } from './controls';

/** So many rounds are shown with their seeds. */
const SHOWN = 10;

/** Whether a round is what its chain was bound to: its seed leads back to the one known before, its point follows from it. */
export function isRight(round: CheckedRound, chain: CrashFair, before: CheckedRound | undefined): boolean {
  if (chain.salt === null) return false;
  const known =
    before?.chainId === round.chainId && before.number < round.number
      ? { seed: before.seed, number: before.number }
      : { seed: chain.end, number: 0 };
  return (
    leadsBack(round.seed, known.seed, round.number - known.number) &&
    pointOf(round.seed, chain.salt) === round.point
  );
}

const facts = (rows: readonly (readonly [label: string, value: string | HTMLElement])[]) =>
  element(
    'dl',
    { class: 'seeds' },
    ...rows.map(([label, value]) =>
      element(
        'div',
        {},
        element('dt', {}, label),
        element('dd', {}, typeof value === 'string' ? element('code', {}, value) : value),
      ),
    ),
  );

/** Shows what the rounds are drawn from, and checks the last ones here. */
export async function openFair(
  root: HTMLElement,
  words: Words,
  write: ProofTools & { multiplier(hundredths: number): string },
  history: () => Promise<CrashHistory | null>,
): Promise<void> {
  const { say, table, crash } = words;
  const known = await history();
  const title = { title: table('fairTitle'), closeLabel: say('close') };
  if (!known) {
    openDialog(root, title, element('p', {}, crash('fairNothing')));
    return;
  }
  const { statistics: s, rounds, chains } = known;
  const chainOf = (id: string) => chains.find(({ chainId }) => chainId === id);
  const now = chains.at(-1);
  const checked = rounds.slice(0, SHOWN).map((round, at) => {
    const chain = chainOf(round.chainId);
    const right = chain !== undefined && isRight(round, chain, rounds[at + 1]);
    return element(
      'li',
      { 'data-right': String(right) },
      element('h4', {}, crash('flight', { number: round.number })),
      facts([
        [
          crash('fairPoint'),
          element(
            'span',
            {},
            `${write.multiplier(round.point)} · ${crash(right ? 'fairRight' : 'fairWrong')}`,
          ),
        ],
        [crash('fairSeed'), round.seed],
      ]),
    );
  });
  const counted = {
    rounds: s.rounds,
    twice: s.twice,
    from: s.usualTwice.from,
    to: s.usualTwice.to,
    median: write.multiplier(s.median ?? 100),
    longRun: write.multiplier(s.longRunMedian),
  };
  const proofs = element('section', { class: 'proofs' });
  void listProofs(proofs, table, write, crash('fairNone'));
  openDialog(
    root,
    title,
    element('p', {}, crash('fairText')),
    ...(now
      ? [
          facts([
            [crash('fairEnd'), now.end],
            [crash('fairSalt'), now.salt ?? element('span', {}, crash('fairNoSalt'))],
          ]),
          element('p', {}, crash('fairUsed', { rounds: now.rounds })),
        ]
      : []),
    element('h3', {}, crash('results')),
    ...(s.rounds > 0 ? [element('p', {}, crash('statistics', counted))] : []),
    element('p', {}, crash('historyOnly')),
    element('ol', { class: 'checked' }, ...checked),
    proofs,
  );
}
