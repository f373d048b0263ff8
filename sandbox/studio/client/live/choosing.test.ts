import { expectTextsOfAllLanguages } from '../../testing/game-texts';
import { NOW, ownBet, ROUND, seenRound, viewOf } from '../../testing/choosing-views';
import type { SeenRound } from '../../live/live-events';
import type { LivePlayState } from '../../live/view';
import type { Reply } from '../api';
import type { GameMessage } from '../bridge';
import type { Contact } from '../contact';
import type { ChoosingScene, ChoosingView } from '../tables/choosing-scene';
import { CHOOSING_TEXTS } from '../tables/choosing-texts';
import type { LiveApi } from './api';
import { choosingAt } from './choosing';

const HIT = { choice: 'hit', label: 'Hit', weight: 'equal' } as const;
const turn = { seat: 4, until: NOW + 12_000 };
const deciding = (over: Partial<SeenRound> = {}) =>
  seenRound({ phase: 'deciding', dealt: {}, turn, ...over });
const refused = (code: string, reason: string | null = null): Reply<LivePlayState> => ({
  ...{ kind: 'refused', code, reason, retryAfterMs: 0 },
});
const taken = { kind: 'state', state: {} } as Reply<LivePlayState>;

/** A table at which it is the player's turn, and what the studio answers to choices. */
function atTheTable(...answers: Reply<LivePlayState>[]) {
  const own = ownBet({ seat: 4 });
  const table = { ...viewOf({}, { own }), round: deciding() as SeenRound | null };
  let view: ChoosingView = table;
  let busy = false;
  const said: string[] = [];
  const heard: string[] = [];
  const sounds: string[] = [];
  const told: GameMessage[] = [];
  const asked: Parameters<LiveApi['choose']>[0][] = [];
  const dealt: boolean[] = [];
  const rest = jest.fn();
  const scene: Partial<ChoosingScene<never>> = {
    offers: ({ own: bet }) => (bet ? [HIT] : []),
    ask: ({ round }) => `asked ${round?.choices.length}`,
    heard: (_, since) => `since ${since}`,
    deal: async (_, moving) => void dealt.push(moving),
    look: () => undefined,
  };
  const choosing = choosingAt(scene as ChoosingScene<never>)(
    {
      language: 'en',
      api: {
        choose: async (request: Parameters<LiveApi['choose']>[0]) => {
          asked.push(request);
          return answers.shift() ?? taken;
        },
      },
      bridge: { tell: (message) => told.push(message) },
      panel: { tell: (text) => heard.push(text) },
      sound: { play: (effect) => sounds.push(effect) },
      table: { say: (text) => said.push(text) },
    },
    {
      view: () => view,
      contact: { ask: (request: () => unknown) => request() } as unknown as Contact<LivePlayState>,
      take: () => undefined,
      follow: async () => undefined,
      setBusy: (now) => (busy = now),
      isBusy: () => busy,
      rest,
    },
  );
  const to = (over: Partial<ChoosingView>) => (view = { ...view, ...over });
  const seen = async (round: SeenRound) => {
    to({ round });
    await choosing.deal(round, true);
  };
  const settled = () => new Promise(setImmediate);
  return { choosing, said, heard, sounds, told, asked, dealt, rest, to, seen, settled };
}

it('offers what the player may choose once the cards are seen, and until the time is over', async () => {
  const { choosing, seen, to } = atTheTable();
  expect(choosing.offers()).toEqual([]);
  await seen(deciding());
  expect(choosing.offers()).toEqual([HIT]);
  to({ clock: turn.until });
  expect(choosing.offers()).toEqual([]);
  to({ clock: NOW, round: deciding() });
  expect(choosing.offers()).toEqual([]);
});

it('sends a choice once, and offers nothing until the table has told it', async () => {
  const { choosing, asked, seen, settled } = atTheTable();
  await seen(deciding());
  choosing.choose('hit');
  choosing.choose('hit');
  choosing.choose('double');
  await settled();
  expect(asked).toEqual([{ roundId: ROUND, betId: 'b1', clientChoiceId: expect.any(String), choice: 'hit' }]);
  expect(choosing.offers()).toEqual([]);
  await seen(deciding({ choices: [{ seat: 4, choice: 'hit' }] }));
  expect(choosing.offers()).toEqual([HIT]);
});

it.each([
  [refused('choice_late'), 'That came too late and does not count. Nothing more was staked.'],
  [refused('round_over'), 'That came too late and does not count. Nothing more was staked.'],
  [refused('not_your_turn'), 'It is not your turn. Nothing was staked.'],
  [refused('choice_made'), 'You have chosen already, here or in another window.'],
  [refused('not_now'), 'This cannot be chosen now. Nothing more was staked.'],
  [refused('choice_unconfirmed'), expect.stringContaining('It goes back to you')],
  [
    refused('choice_refused', 'INSUFFICIENT_FUNDS'),
    expect.stringContaining('Your credit does not cover this'),
  ],
  [refused('choice_refused', 'LIMIT_REACHED'), expect.stringContaining('a limit of your account')],
  [refused('choice_refused', 'WHATEVER'), expect.stringContaining('did not take the extra stake')],
])('explains a choice that came to nothing: %j', async (answer, text) => {
  const { choosing, said, seen, settled } = atTheTable(answer);
  await seen(deciding());
  choosing.choose('hit');
  await settled();
  expect(said.at(-1)).toEqual(text);
  // The same question again does not wipe the answer away, and something else can be chosen.
  await seen(deciding({ turn: { ...turn, until: NOW + 3_000 } }));
  expect([said.at(-1), choosing.offers()]).toEqual([text, [HIT]]);
});

it('tells the framing page what keeps the player from choosing', async () => {
  const { choosing, told, seen, settled } = atTheTable(refused('choice_refused', 'LIMIT_REACHED'));
  await seen(deciding());
  choosing.choose('hit');
  await settled();
  expect(told).toEqual([{ type: 'error', code: 'limit_reached' }]);
});

it('says at the table alone that money is missing: a notice over it would cost the time that is left', async () => {
  const { choosing, told, seen, settled } = atTheTable(refused('choice_refused', 'INSUFFICIENT_FUNDS'));
  await seen(deciding());
  choosing.choose('hit');
  await settled();
  expect(told).toEqual([]);
});

it('draws the newest of what was told, once, and tells what came since', async () => {
  const { choosing, dealt, heard, seen, to } = atTheTable();
  await seen(deciding());
  const newest = deciding({ choices: [{ seat: 2, choice: 'hit' }] });
  to({ round: newest });
  await choosing.deal(deciding(), false);
  await choosing.deal(newest, true);
  expect([dealt, heard]).toEqual([
    [true, false],
    ['since null', 'since 0'],
  ]);
});

it('warns of the end of the own turn once, and ticks in its last seconds', async () => {
  const { choosing, heard, sounds, seen, to } = atTheTable();
  await seen(deciding());
  const at = (left: number) => {
    to({ clock: turn.until - left });
    choosing.look();
  };
  for (const left of [6_000, 5_000, 4_800, 2_900, 2_800, 1_900, 900]) at(left);
  expect(heard.filter((text) => text.includes('seconds'))).toEqual(['5 seconds left.']);
  expect(sounds).toEqual(['tick', 'tick', 'tick']);
});

it('puts the buttons to what can be done when a turn begins and when it ends', async () => {
  const { choosing, rest, seen, to } = atTheTable();
  await seen(deciding());
  choosing.look();
  choosing.look();
  to({ clock: turn.until });
  choosing.look();
  expect(rest).toHaveBeenCalledTimes(2);
});

test('every language says all that choices need', () => {
  expectTextsOfAllLanguages(CHOOSING_TEXTS);
});
