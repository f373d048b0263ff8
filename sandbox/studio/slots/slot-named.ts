import { SLOT_MODELS } from '@/lib/domain/slot-models';
import { linesGame } from '../engines/slots/lines/lines';
import { SPREADS, type Model, type Spread } from '../engines/slots/designs';
import type { SlotGame } from '../engines/slots/engine';
import { variantGame } from '../engines/slots/variants';
import type { Session } from '../launch';
import { NOMINAL_RTPS, VOLATILITIES, type NominalRtp, type Volatility } from '../maths/model';
import { LINE_COUNTS, type LineCount } from '../maths/paylines';
import { variantOf } from '../maths/variants';

/** Which reels are played: a variant of a model, or one of the studio's slots with lines. */
export type Slot =
  | { model: Model; spread: Spread }
  | { model: 'lines'; volatility: Volatility; nominal: NominalRtp; lines: LineCount };

/** The slot that a session plays. Sessions of before there were models have lines. */
export function slotOf({ model = 'lines', spread = 'medium', volatility, nominal, lines }: Session): Slot {
  return model === 'lines' ? { model, volatility, nominal, lines } : { model, spread };
}

/** How a slot is called in a round's bet: `ways243/medium`, `lines/high/9600/20`. */
export const slotName = (slot: Slot): string =>
  slot.model === 'lines'
    ? [slot.model, slot.volatility, slot.nominal, slot.lines].join('/')
    : [slot.model, slot.spread].join('/');

const ALL_SLOTS: readonly Slot[] = SLOT_MODELS.flatMap((model): Slot[] =>
  model === 'lines'
    ? VOLATILITIES.flatMap((volatility) =>
        NOMINAL_RTPS.flatMap((nominal) =>
          LINE_COUNTS.map((lines) => ({ model, volatility, nominal, lines })),
        ),
      )
    : SPREADS.map((spread) => ({ model, spread })),
);

/** Every slot that is played, by its name. */
export const SLOTS: ReadonlyMap<string, Slot> = new Map(ALL_SLOTS.map((slot) => [slotName(slot), slot]));

const games = new Map<string, SlotGame>();

/** The rules of a slot. */
export function gameOf(slot: Slot): SlotGame {
  const name = slotName(slot);
  const game =
    games.get(name) ??
    (slot.model === 'lines'
      ? linesGame(variantOf(slot.volatility, slot.nominal).model, slot.lines)
      : variantGame(slot.model, slot.spread));
  games.set(name, game);
  return game;
}
