import type { LanguageCode } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import type { BlackjackShown } from '../../../engines/blackjack/result';
import type { Choice } from '../../../engines/blackjack/state';
import { INSURANCE_MS, SEAT_TURN_MS } from '../../../live/limits';
import { element } from '../../dom';
import { moneyWriter } from '../../money';
import { speakOf } from '../../texts';
import { createCards } from '../cards';
import type { ChoosingScene, ChoosingSceneMaker, ChoosingView } from '../choosing-scene';
import { createHint } from '../hint';
import type { SceneTools } from '../scene';
import { createBoard } from './board';
import { choiceButtons } from './buttons';
import { hintFor } from './hint';
import { liveInfo } from './live-info';
import { tagOf, type Did } from './live-tags';
import { askText, dealtOf, endedText, hasAnswered, heardText, ownInsurancePrice, orderOf } from './live-tell';
import { LIVE_SEATS_TEXTS } from './live-texts';
import { createOwners } from './owners';
import type { Place } from './places';
import { createSeatBet } from './seat-bet';
import { placeOf, seatNumber, seatsSeen, takeable, type SeenSeat } from './seats-seen';
import { tellRound } from './tell';
import { watchText } from './watching';
import '../chip-panel.css';
import '../choice-panel.css';
import './blackjack.css';
import './rooms.css';
import './live.css';

const NOTHING: ChoosingView = {
  ...{ round: null, bets: new Map(), counts: { bets: 0, out: 0 }, own: null, lastSeat: null, clock: null },
};

/** A bet as the studio takes it. */
export interface LiveSeatBet {
  /** From 1. */
  seat: number;
  stake: number;
}

function create(tools: SceneTools, language: LanguageCode): ChoosingScene<BlackjackShown> {
  const { boot, money, calm } = tools;
  const isDemo = boot.mode === 'demo';
  const say = speakOf(language, LIVE_SEATS_TEXTS);
  const cards = createCards(language, tools);
  const moneyIn = (currency: Currency) =>
    currency === boot.currency ? money : moneyWriter(boot.locale, currency);
  let view = NOTHING;
  let seats: readonly SeenSeat[] = seatsSeen(view);
  /** Places of the seats that play, in the engine's order, while their cards lie there. */
  let playing: readonly Place[] = [];
  /** The round whose end was seen. */
  let ended: BlackjackShown | null = null;
  let did: Did = new Map();
  let toldChoices = 0;
  let open = false;
  /** The player's last bet in a round, by its number among all. */
  let lastBet: { roundId: string; key: number } | null = null;

  /** Whose seat it is, as the spot itself is read out. */
  const nameOf = (seat: number, amount: number, isOpen: boolean): string => {
    const { owner, bet } = seats[seat - 1] ?? { owner: 'free', bet: null };
    const figure = (bet ? moneyIn(bet[3]) : money)(amount || (bet?.[2] ?? 0));
    const values = { seat, amount: figure, name: bet?.[1] ?? '' };
    if (owner === 'own') return say('seatOwn', values);
    if (owner === 'taken') return say(bet?.[4] === 1 && !isDemo ? 'seatDemo' : 'seatTaken', values);
    if (amount > 0) return say('seatLaid', values);
    if (owner === 'kept') return say('seatKept', values);
    if (!isOpen) return say('seatEmpty', values);
    return say(owner === 'yours' ? 'seatYours' : 'seatFree', values);
  };
  const board = createBoard(tools, language, say, (place) => seatBet.press(place), nameOf);
  const owners = createOwners(say('tagDemo'));
  const seatBet = createSeatBet(tools, language, say, () => drawSpots());
  const watching = element('p', { class: 'watching', 'aria-hidden': 'true' });
  const heard = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const options = element('div', { class: 'betting' });
  /** What the player may ask a hint for. */
  let choosing: BlackjackShown | null = null;
  const hint = createHint(say('hint'), () => {
    const choice = choosing && hintFor(choosing);
    if (choice) hint.answer(say('hintSays', { choice: say(choice) }));
  });
  const offerHint = (shown: BlackjackShown | null) => {
    choosing = shown;
    hint.offer(shown !== null);
  };
  board.root.toggleAttribute('data-live', true);
  board.root.append(owners.view, seatBet.note, hint.view, heard);

  /** Spots, while no cards lie there: taken ones with their stakes, and the chips that are being laid. */
  const drawSpots = () => {
    if (playing.length > 0) return;
    const can = new Set(takeable(seats, isDemo).map(({ place }) => place));
    for (const { place, bet } of seats)
      board.setSeat(place, bet?.[2] ?? seatBet.at(place), open && can.has(place));
  };
  const drawTags = () => {
    const tools = { say, moneyIn, isDemo };
    owners.draw(
      new Map(
        seats.map((seat) => {
          const at = playing.indexOf(seat.place);
          const end = ended && at >= 0 ? { shown: ended, at } : null;
          return [seat.place, tagOf(tools, view, seat, end, did.get(seat.place))];
        }),
      ),
    );
  };
  const drawOptions = () => {
    const told = watchText(say, view, seats, isDemo);
    if (watching.textContent !== told) watching.textContent = told;
    // A second that passes is seen, and not heard.
    const isNews = told.replace(/\d/g, '') !== heard.textContent.replace(/\d/g, '');
    if (isNews) heard.textContent = told;
    const shows = told ? watching : open ? seatBet.view : null;
    if ((options.firstChild ?? null) !== shows) options.replaceChildren(...(shows ? [shows] : []));
  };
  const look = (now: ChoosingView) => {
    view = now;
    const { own, round } = view;
    if (own) lastBet = { roundId: own.roundId, key: own.key };
    const isLeft = !own && lastBet?.roundId === round?.id && round?.phase === 'waiting';
    seats = seatsSeen(view, isLeft ? (lastBet?.key ?? null) : null);
    if (open) seatBet.keep(takeable(seats, isDemo));
    drawSpots();
    drawTags();
    drawOptions();
  };
  const clear = () => {
    playing = [];
    ended = null;
    did = new Map();
    toldChoices = 0;
    board.clear();
    offerHint(null);
  };
  const sit = (now: ChoosingView) => {
    const taken = now.round?.seats ?? [];
    if (taken.length > 0) playing = taken.map(({ seat }) => placeOf(seat));
  };
  const ownPlace = () => (view.own?.seat == null ? null : placeOf(view.own.seat));
  /** The engine asks seat after seat for insurance, the table all at once: the mark is at the player's own. */
  const asAsked = (now: ChoosingView, shown: BlackjackShown): BlackjackShown =>
    now.round?.turn?.seat === null
      ? { ...shown, turn: { phase: 'insurance', seat: hasAnswered(now) ? -1 : orderOf(now, now.own?.seat) } }
      : shown;
  const isAsked = (now: ChoosingView): boolean => {
    const turn = now.round?.turn;
    if (!turn || now.own?.state !== 'held' || !dealtOf(now)) return false;
    if (turn.seat === null) return ownInsurancePrice(now) > 0 && !hasAnswered(now);
    return turn.seat === now.own.seat;
  };

  return {
    stage: board.root,
    options,
    oneStake: false,
    begin: say('begin'),
    leftRule: say('ruleLeft'),
    bet() {
      const laid = seatBet.laid();
      if (!laid) return null;
      const bet: LiveSeatBet = { seat: seatNumber(laid.spot), stake: laid.amount };
      return { bet, stake: laid.amount };
    },
    takeBet: () => undefined,
    lay(bet) {
      const { seat, stake } = bet as unknown as LiveSeatBet;
      seatBet.lay({ spot: placeOf(seat), amount: stake });
      look(view);
    },
    putAway() {
      seatBet.takeAway();
      look(view);
    },
    past: () => undefined,
    setOpen(now) {
      open = now;
      seatBet.setOpen(now);
      look(view);
    },
    opened() {
      clear();
      look(view);
    },
    sent() {
      clear();
      seatBet.takeAway();
    },
    look,
    async deal(now, moving) {
      const shown = dealtOf(now);
      if (!shown) return;
      look(now);
      sit(now);
      offerHint(null);
      const choices = now.round?.choices ?? [];
      const at = now.clock ?? 0;
      did = new Map([
        ...did,
        ...choices
          .slice(toldChoices)
          .map(({ seat, choice }) => [placeOf(seat), { choice: choice as Choice, at }] as const),
      ]);
      toldChoices = choices.length;
      drawTags();
      const drawn = asAsked(now, shown);
      await board.show(drawn, playing, moving && !calm, ownPlace());
      if (isAsked(now)) offerHint(drawn);
    },
    async show(round, played) {
      offerHint(null);
      if (!round) return clear();
      sit(view);
      await board.show(round.shown, playing, played && !calm, ownPlace());
      ended = round.shown;
      drawTags();
    },
    offers(now) {
      if (!isAsked(now)) return [];
      const buttons = choiceButtons(say, money);
      if (now.round?.turn?.seat !== null) return buttons(dealtOf(now)?.choices ?? []);
      return buttons([
        { choice: 'insure', price: ownInsurancePrice(now) },
        { choice: 'decline', price: 0 },
      ]);
    },
    choices: () => [],
    ask: (now) => askText(say, money, now),
    heard: (now, since) => heardText(say, cards, now, since),
    turn({ round, own }) {
      const turn = round?.turn;
      if (!turn) return { title: say('dealerPlays'), wholeMs: SEAT_TURN_MS };
      if (turn.seat === null) return { title: say('titleInsurance'), wholeMs: INSURANCE_MS };
      const mine = turn.seat === own?.seat;
      return { title: say(mine ? 'titleYours' : 'titleSeat', { seat: turn.seat }), wholeMs: SEAT_TURN_MS };
    },
    press(key) {
      const seat = seats.find(({ number }) => String(number) === key);
      const can = open && seat && takeable(seats, isDemo).includes(seat);
      if (can) seatBet.press(seat.place);
      return can === true;
    },
    tell({ shown, staked }) {
      const told = tellRound(say, money, shown, playing);
      // Rounds of others are told, too.
      const at = staked > 0 ? orderOf(view, view.own?.seat) : -1;
      return [told, endedText(say, shown, at)].filter(Boolean).join(' ') || null;
    },
    info: (stake) => liveInfo(say, language, tools, stake),
  };
}

export const game: ChoosingSceneMaker<BlackjackShown> = { create };
