import type { Boot } from '../boot';
import type { BookStep, Fall, HoldStep, ReelsStep, Step, WheelStep } from '../engines/slots/steps';
import { SCATTER } from '../maths/symbols';
import { startsAt } from '../slots/starts-at';
import type { Turn } from '../slots/turns';
import type { Hud } from './hud';
import { delay, TURN_MS } from './pace';
import type { Sound } from './sound';
import type { Stage } from './stage';
import type { Say } from './texts';
import type { Wheel } from './wheel';

/** How long a grid that won stands before the next one falls, and one turn of coins, ms. */
const FALL_SHOWN_MS = 1_000;
const HELD_TURN_MS = 750;

export interface TurnParts {
  boot: Pick<Boot, 'model' | 'free' | 'hold' | 'wheel' | 'scatterPays'>;
  stage: Stage;
  hud: Pick<Hud, 'setWin' | 'setMark' | 'setPicture' | 'setWays' | 'setCount' | 'say'>;
  sound: Pick<Sound, 'play'>;
  wheel: Wheel | null;
  say: Say;
  money(minor: number): string;
  calm: boolean;
}

/** What a turn is shown with. Amounts are minor units. */
export interface TurnFacts {
  unit: number;
  /** What the round cost: nothing up to it is celebrated. */
  stake: number;
  /** What the round had won before this turn. */
  before: number;
  /** Since when the reels turn, by performance.now(); null for those that stand. */
  turningSince: number;
}

export const isReels = (step: Step): step is ReelsStep => step.kind === 'reels';

/** The last grid of a turn. */
export const lastGrid = (turn: Turn | undefined) =>
  turn?.steps.filter(isReels).at(-1)?.falls.at(-1)?.grid ?? null;

/** Free spins that a turn brought; none where there was no turn. */
export const awardedIn = (turn: Turn | undefined): number =>
  (turn?.steps ?? []).reduce((sum, step) => sum + (isReels(step) ? step.awarded : 0), 0);

/** The symbol that a turn's book chose. */
export const bookOf = ({ steps }: Turn): number | null =>
  steps.find((step): step is BookStep => step.kind === 'book')?.symbol ?? null;

/** The first reel that is waited for: before it, all scatters but one of those that are needed have shown. */
export function tenseReel(grid: readonly (readonly number[])[], needed: number | null): number | null {
  if (needed === null) return null;
  let shown = 0;
  for (const [reel, cells] of grid.entries()) {
    if (shown === needed - 1) return reel;
    shown += cells.filter((symbol) => symbol === SCATTER).length;
    if (shown >= needed) return null;
  }
  return null;
}

/** Draws turns from the engine's steps, one step after the other. */
export function createTurns({ boot, stage, hud, sound, wheel, say, money, calm }: TurnParts) {
  const pause = (ms: number) => delay(calm ? Math.min(ms, 350) : ms);
  const needed = startsAt(boot);
  /** The symbol that expands in the free spins that are played. */
  let chosen: number | null = null;

  const land = async (fall: Fall, tense: number | null) => {
    await stage.land(fall.grid, () => sound.play('stop'), tense);
    hud.setWays(fall.grid.reduce((product, cells) => product * cells.length, 1));
  };
  const setMultiplier = (by: number) => {
    if (by > 1) hud.setMark(`× ${by}`);
    else if (chosen === null) hud.setMark(null);
  };

  const showReels = async (step: ReelsStep, facts: TurnFacts, has: (units: number) => void) => {
    await delay(calm ? 0 : facts.turningSince + TURN_MS - performance.now());
    for (const [at, fall] of step.falls.entries()) {
      const first = at === 0;
      const last = at === step.falls.length - 1;
      if (!first) {
        stage.spin();
        await pause(320);
      }
      setMultiplier(fall.multiplier);
      await land(fall, first ? tenseReel(fall.grid, needed) : null);
      const featured =
        first && (step.scatterUnits > 0 || step.awarded > 0 || (needed ?? 99) <= step.scatters);
      const scatters = featured
        ? fall.grid.flatMap((cells, reel) =>
            cells.flatMap((symbol, row) => (symbol === SCATTER ? [[reel, row] as const] : [])),
          )
        : [];
      has(fall.units + (first ? step.scatterUnits : 0));
      stage.showWins(fall.wins, scatters, fall.units * facts.unit > facts.stake);
      if (!last) await pause(FALL_SHOWN_MS);
      if (fall.expanded.length > 0) {
        await pause(fall.wins.length > 0 ? FALL_SHOWN_MS : 350);
        stage.expand(fall.expanded, chosen ?? 0);
        await pause(700);
      }
    }
  };
  const showHeld = async (step: HoldStep, unit: number) => {
    stage.hold(
      step.coins.map(({ cell: [reel, row], pot, units }) => ({
        ...{ reel, row },
        pot: pot === '' ? '' : say(potName(pot)),
        amount: money(units * unit),
      })),
    );
    if (step.coins.length > 0) sound.play('chip');
    hud.setCount('respins', say('respinsLeft', { left: step.left }));
    hud.say(say('held', { count: step.held, left: step.left }));
    await pause(HELD_TURN_MS);
    if (step.fullUnits > 0) {
      hud.say(say('heldFull', { amount: money(step.fullUnits * unit) }));
      await pause(FALL_SHOWN_MS);
    }
  };
  const showWheel = async (step: WheelStep, unit: number) => {
    await wheel?.turn(step);
    if (step.up) hud.say(say('wheelUp'));
    else {
      const amount = money(step.units * unit);
      hud.say(
        step.pot ? say('wheelPot', { pot: say(potName(step.pot)), amount }) : say('youWin', { amount }),
      );
      await pause(FALL_SHOWN_MS);
    }
  };

  return {
    /** Draws what stays of turns before: a book's symbol, say. */
    recall(turns: readonly Turn[]) {
      chosen = turns.map(bookOf).findLast((symbol) => symbol !== null) ?? null;
      hud.setPicture(chosen);
    },
    /** Before a paid spin: nothing of the round before stays. */
    forget() {
      chosen = null;
      hud.setMark(null);
      stage.clearHeld();
      wheel?.hide();
    },
    async show(turn: Turn, facts: TurnFacts): Promise<void> {
      let units = 0;
      const book = bookOf(turn);
      if (book !== null) {
        chosen = book;
        hud.setPicture(book);
      }
      const has = (more: number) => {
        units += more;
        const shown = facts.before + Math.min(units * facts.unit, turn.amount);
        hud.setWin(shown > 0 ? shown : null, null);
      };
      let held = false;
      for (const step of turn.steps) {
        if (isReels(step)) await showReels(step, facts, has);
        else if (step.kind === 'hold') {
          if (!held) await pause(FALL_SHOWN_MS);
          held = true;
          await showHeld(step, facts.unit);
          has(step.units);
        } else if (step.kind === 'wheel') {
          if (step.wheel === 0) await pause(FALL_SHOWN_MS);
          await showWheel(step, facts.unit);
          has(step.units);
        }
      }
      wheel?.hide();
    },
  };
}
export type Turns = ReturnType<typeof createTurns>;

const POTS = { mini: 'potMini', minor: 'potMinor', major: 'potMajor', grand: 'potGrand' } as const;

/** Under which key a fixed pot's name stands. */
export const potName = (pot: string): (typeof POTS)[keyof typeof POTS] =>
  POTS[pot as keyof typeof POTS] ?? 'potMini';
