import { slotByFacts } from '@/lib/domain/slot-models';
import { asOwner } from './payee';

interface GameOfKind {
  slug: string;
  /** A slot's model stands behind its kind: `slot lines`. */
  kind: string;
}

/** The most played game of each kind that is offered, and of each model of slots. */
export async function gamesOfKinds({ demo }: { demo: boolean }): Promise<GameOfKind[]> {
  const { rows } = await asOwner((owner) =>
    owner.query<{ kind: string; slug: string; lines: number; max_win: number }>(
      `select kind, slug, lines, max_win from games.games
        where offered and (has_demo or not $1) order by popularity`,
      [demo],
    ),
  );
  const first = new Map<string, string>();
  for (const { kind, slug, lines, max_win: maxWin } of rows) {
    const model = kind === 'slot' ? ` ${slotByFacts({ lines, maxWin })?.model ?? 'lines'}` : '';
    if (!first.has(kind + model)) first.set(kind + model, slug);
  }
  return [...first].map(([kind, slug]) => ({ kind, slug }));
}
