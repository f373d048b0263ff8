import { MOST_SEATS } from '../../../engines/blackjack/rules';

/** A place at the table, counted from the left: "0" to "6". A bet has a seat for each place where chips lie. */
export type Place = `${number}`;

export const PLACES: readonly Place[] = Array.from({ length: MOST_SEATS }, (_, at): Place => `${at}`);
const MIDDLE = (MOST_SEATS - 1) / 2;

/** Chips that lie on places, minor units. */
export type LaidChips = ReadonlyMap<Place, number>;

/** Places with chips from the left: the order in which the engine takes their stakes. */
export const takenPlaces = (laid: LaidChips): Place[] => PLACES.filter((place) => (laid.get(place) ?? 0) > 0);

export const stakesOf = (laid: LaidChips): number[] => takenPlaces(laid).map((place) => laid.get(place) ?? 0);

/** So many seats around the middle; an even number leaves the middle free. */
function aroundMiddle(seats: number): Place[] {
  const half = Math.floor(seats / 2);
  return PLACES.filter((_, at) => {
    const away = Math.abs(at - MIDDLE);
    return away <= half && (away > 0 || seats % 2 === 1);
  });
}

/**
 * Places of a round's seats. The engine knows seats by their order alone: they are where the chips of the last bet lay
 * here, or around the middle, as for a round that was begun in another window.
 */
export function placesFor(stakes: readonly number[], last: LaidChips): Place[] {
  const lay = stakesOf(last);
  const same = lay.length === stakes.length && lay.every((stake, at) => stake === stakes[at]);
  return same ? takenPlaces(last) : aroundMiddle(stakes.length);
}
