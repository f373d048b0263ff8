import type { Rng } from '@/lib/domain/chance/rng';
import type { SlotGame } from '../engine';
import { certain, countedLaw, mixed, NOTHING_PAID, plus, type Law } from '../law';
import { countLines } from '../lines/line-counts';
import { lineWins, type Line } from '../lines/line-wins';
import { drawGrid, scattersOn, type PayTable, type Reels } from '../reels';
import { unitsOf, type ReelsStep, type WheelStep } from '../steps';

/** What stands on a wheel's segment. */
export interface Segment {
  /** Name of a fixed pot; an empty text for a plain amount. */
  pot: string;
  /** In stakes. */
  pays: number;
  /** Whether it leads to the next wheel. */
  up: boolean;
}

export interface WheelRules {
  /** The scatter is the wheel's symbol. */
  reels: Reels;
  /** A unit is the stake of a line. */
  lines: readonly Line[];
  pays: PayTable;
  /** So many wheel symbols, or more, turn the outer wheel. */
  startsAt: number;
  /** From the outer wheel inwards; the segments of a wheel are equally likely. */
  wheels: readonly (readonly Segment[])[];
  cap: number;
}

function playWheels(rng: Rng, { wheels, lines }: WheelRules): WheelStep[] {
  const steps: WheelStep[] = [];
  for (const [wheel, segments] of wheels.entries()) {
    const segment = rng.below(segments.length);
    const { pot, pays, up } = segments[segment] ?? { pot: '', pays: 0, up: false };
    steps.push({ kind: 'wheel', wheel, segment, pot, up, units: pays * lines.length });
    if (!up) break;
  }
  return steps;
}

/** What the wheels pay from this one on, in stakes. */
export function wheelLaw(wheels: WheelRules['wheels']): Law {
  const [segments, ...inner] = wheels;
  if (!segments) return NOTHING_PAID;
  const next = wheelLaw(inner);
  return mixed(
    segments.map(({ pays, up }) => {
      const paid = certain(pays);
      return [1 / segments.length, up ? plus(paid, next) : paid] as const;
    }),
  );
}

/** A slot with wheels of fixed pots. Draws: five stops; then for each wheel that turns the segment that it stops at. */
export function wheelGame(rules: WheelRules): SlotGame {
  const { reels, lines, pays, startsAt, wheels, cap } = rules;
  return {
    units: lines.length,
    cap,
    price: null,
    boughtSpins: null,
    play(rng) {
      const grid = drawGrid(rng, reels);
      const wins = lineWins(grid, { lines, pays, wildScatter: false }, 1);
      const scatters = scattersOn(grid);
      const units = unitsOf(wins);
      const spin: ReelsStep = {
        kind: 'reels',
        free: false,
        falls: [{ grid, wins, multiplier: 1, expanded: [], units }],
        scatters,
        scatterUnits: 0,
        awarded: 0,
        units,
      };
      return scatters < startsAt ? [spin] : [spin, ...playWheels(rng, rules)];
    },
    law() {
      const { paid, all } = countLines(reels, { lines, pays, wildScatter: false });
      const turned = wheelLaw(wheels);
      return mixed(
        paid.map((counts, scatters) => {
          const spin = countedLaw(counts, all, lines.length);
          return [1, scatters < startsAt ? spin : plus(spin, turned)] as const;
        }),
      );
    },
  };
}
