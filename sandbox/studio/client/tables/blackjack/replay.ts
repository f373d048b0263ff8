import type { BlackjackShown } from '../../../engines/blackjack/result';
import type { TableBet } from '../../../engines/blackjack/table';
import type { SeenRound } from '../../../live/live-events';
import type { LiveBet } from '../../../shared-rounds/live-events';
import { speakOf } from '../../texts';
import type { ChoosingView } from '../choosing-scene';
import type { Scene, SceneMaker } from '../scene';
import { choiceButtons } from './buttons';
import { game as live } from './live-scene';
import { LIVE_SEATS_TEXTS } from './live-texts';
import { placeOf } from './seats-seen';
import { handsWords, tellRound } from './tell';

const ROUND: SeenRound = {
  ...{ id: '', number: 0, phase: 'over', opensAt: 0, bellAt: 0, drawsAt: 0, commitment: '' },
  ...{ seats: [], reserved: [], dealt: null, turn: null, choices: [], drawn: null, brokenOff: null },
  nextAt: null,
};

/** A round of the table with seven players, as the record of one of them has it: the others are their seats. */
export const game: SceneMaker<BlackjackShown> = {
  create(tools, language): Scene<BlackjackShown> {
    const say = speakOf(language, LIVE_SEATS_TEXTS);
    const scene = live.create(tools, language);
    const buttons = choiceButtons(say, tools.money);
    let view: ChoosingView = {
      ...{ round: ROUND, bets: new Map(), counts: { bets: 0, out: 0 }, own: null, lastSeat: null, clock: 0 },
    };
    const places = () => (view.round?.seats ?? []).map(({ seat }) => placeOf(seat));
    return {
      ...scene,
      record(bet) {
        const { seats, own } = bet as TableBet;
        const bets = seats.map(({ seat, stake }): LiveBet => [
          ...([seat, say('seat', { seat }), stake, tools.boot.currency, 0, null] as const),
        ]);
        view = {
          ...view,
          round: { ...ROUND, seats: seats.map(({ seat }) => ({ seat, key: seat })) },
          bets: new Map(bets.map((one) => [one[0], one])),
          own: {
            ...{
              id: '',
              ticketId: '',
              key: own,
              roundId: '',
              stake: 0,
              bet,
              seat: own,
              offers: [],
              chosen: [],
            },
            ...{ state: 'closed', reason: null, pay: null, shown: null },
          },
        };
        scene.look(view);
      },
      async show(round, played) {
        if (!round) return scene.show(null, false);
        const { shown } = round;
        if (shown.turn.phase === 'over') return scene.show(round, played);
        const dealt: ChoosingView = {
          ...view,
          round: { ...ROUND, seats: view.round?.seats ?? [], phase: 'deciding', dealt: shown },
        };
        await scene.deal(dealt, played);
      },
      choices: ({ shown }) => buttons(shown.choices),
      tell: (round) =>
        round.shown.turn.phase === 'over'
          ? scene.tell(round)
          : tellRound(say, tools.money, round.shown, places()),
      words: ({ shown }) => handsWords(say, shown, places()),
    };
  },
};
