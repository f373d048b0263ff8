import type { LanguageCode } from '@/lib/domain/locales';
import { createChipBets, type SpotChips } from '../chip-bets';
import { createChipControls } from '../chip-controls';
import type { SceneTools } from '../scene';
import type { SayLiveSeat } from './live-texts';
import type { Place } from './places';
import { nearest, seatNumber, type SeenSeat } from './seats-seen';

/** The chips of the one seat that a player takes. Amounts are minor units. */
export function createSeatBet(
  tools: SceneTools,
  language: LanguageCode,
  say: SayLiveSeat,
  /** The chips that lie there have changed. */
  onChange: () => void,
) {
  const bets = createChipBets<Place>(tools.boot.limits, () => 'seat', true);
  let free: readonly SeenSeat[] = [];
  const controls = createChipControls(tools, language, bets, () => {
    // Repeat lays them where they lay before, where somebody else may sit by now.
    keepSeat();
    onChange();
  });
  const laid = (): SpotChips<Place> | null => {
    const [first] = bets.amounts;
    return first ? { spot: first[0], amount: first[1] } : null;
  };
  const nameOf = (place: Place) => say('seat', { seat: seatNumber(place) });
  const tell = (text: string) => {
    controls.note.textContent = text;
    controls.note.toggleAttribute('data-refused', true);
  };
  /** Chips lie on a seat that can be taken, or nowhere. */
  const keepSeat = (): boolean => {
    const now = laid();
    if (!now || free.some(({ place }) => place === now.spot)) return false;
    const other = nearest(free, now.spot);
    if (other) bets.replace([{ spot: other.place, amount: now.amount }]);
    else bets.takeAway();
    const seat = seatNumber(now.spot);
    tell(other ? say('seatMoved', { seat, other: other.number }) : say('seatGone', { seat }));
    controls.update();
    return true;
  };

  return {
    view: controls.view,
    note: controls.note,
    laid,
    at: (place: Place): number => bets.amounts.get(place) ?? 0,
    /** A chip on a seat; chips that lie on another one move there. */
    press(place: Place) {
      controls.lay([{ spot: place, amount: controls.chip }], nameOf(place));
    },
    /** Seats that can be taken have changed. */
    keep(seats: readonly SeenSeat[]) {
      free = seats;
      if (keepSeat()) tools.betChanged();
    },
    /** A bet that is in already, such as after a reload. */
    lay(chips: SpotChips<Place>) {
      bets.takeAway();
      bets.remember([chips]);
      bets.repeat();
      controls.update();
    },
    /** The chips are a bet, or none that counts: Repeat lays them again. */
    takeAway() {
      bets.sent();
      bets.takeAway();
      controls.update();
    },
    setOpen: controls.setOpen,
  };
}
