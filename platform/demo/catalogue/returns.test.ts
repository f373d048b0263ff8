import { readFileSync } from 'node:fs';
import { DESCRIBED_GAMES } from '@/cms/seed/described-games';
import { LOCALES } from '@/lib/domain/locales';
import type { GameTheme } from '@/lib/domain/game-themes';
import { exactReturn, NOMINAL_RETURNS, RETURN_FORMAT, stakesOf } from '@/lib/domain/game-maths';
import { SLOT_RTPS } from './facts';
import { generateCatalogue } from './generate';
import Fraction from 'fraction.js';
import { ENGINE_GAMES } from '@/sandbox/studio/engine-rounds/games';
import { BLACKJACK_TEXTS } from '@/sandbox/studio/client/tables/blackjack/texts';
import { SIX_DECKS_WORTH } from '@/sandbox/studio/engines/blackjack/figures';
import { RULES as BLACKJACK_RULES } from '@/sandbox/studio/engines/blackjack/rules';
import { ENGINE_KINDS } from '@/sandbox/studio/engine-rounds/kinds';
import { CRASH_LIMITS, MAX_WIN, RTP_MILLIONTHS } from '@/sandbox/studio/crash/limits';
import { baccaratOutcomes } from '@/sandbox/studio/engines/baccarat/exact';
import { PAYS as BACCARAT_PAYS } from '@/sandbox/studio/engines/baccarat/rules';
import { crashOutcomes } from '@/sandbox/studio/engines/crash/exact';
import { diceOutcomes, multipleOf as diceMultiple } from '@/sandbox/studio/engines/dice/dice';
import { RISKS } from '@/sandbox/studio/engines/instant/risks';
import { kenoOutcomes, kenoPays, MOST_PICKS } from '@/sandbox/studio/engines/keno/keno';
import { minesOutcomes, mostSafe, multipleAfter } from '@/sandbox/studio/engines/mines/mines';
import { returnOf } from '@/sandbox/studio/engines/play/outcomes';
import { HOLDEM_FIGURES } from '@/sandbox/studio/engines/holdem/figures';
import { ANTE_PAYS, CALL } from '@/sandbox/studio/engines/holdem/rules';
import { SIC_BO_BETS } from '@/sandbox/studio/engines/sicbo/bets';
import { ALL_THROWS, sicBoOutcomes } from '@/sandbox/studio/engines/sicbo/exact';
import { allSpins, showOutcomes } from '@/sandbox/studio/engines/show/exact';
import { SHOW_BETS } from '@/sandbox/studio/engines/show/segments';
import { outcomeOfSpin } from '@/sandbox/studio/engines/show/show';
import { inHundredths, type Multiple } from '@/sandbox/studio/engines/play/stake';
import { rouletteOutcomes } from '@/sandbox/studio/engines/roulette/exact';
import { SEGMENT_COUNTS, segmentsOf } from '@/sandbox/studio/engines/wheel/segments';
import { wheelOutcomes } from '@/sandbox/studio/engines/wheel/wheel';
import { multipleOf as rouletteMultiple } from '@/sandbox/studio/engines/roulette/roulette';
import { PAYS as VIDEO_POKER_PAYS } from '@/sandbox/studio/engines/video-poker/pays';
import { plinkoOutcomes, plinkoPays } from '@/sandbox/studio/engines/plinko/plinko';
import { percentWriter } from '@/sandbox/studio/client/money';
import { VOLATILITIES } from '@/sandbox/studio/maths/model';
import { stakeLadder } from '@/sandbox/studio/maths/paylines';
import { nearestNominal, variantOf } from '@/sandbox/studio/maths/variants';

const slot = { theme: 'egypt' satisfies GameTheme, source: 0, lines: 20, maxWin: 0 } as const;

test('pages and catalogue speak of the returns that the studio builds reels for', () => {
  expect(NOMINAL_RETURNS).toEqual(SLOT_RTPS);
  for (const rtp of NOMINAL_RETURNS) expect(nearestNominal(rtp)).toBe(rtp);
});

describe.each(VOLATILITIES)('%s', (volatility) => {
  test.each(NOMINAL_RETURNS)('of %i pages say to the last digit what the reels return', (rtp) => {
    const { rtpMillionths } = variantOf(volatility, rtp);
    expect(exactReturn({ ...slot, volatility, rtp })).toBe(rtpMillionths);
    const page = new Intl.NumberFormat('en', RETURN_FORMAT).format(
      exactReturn({ ...slot, volatility, rtp }) / 1_000_000,
    );
    expect(page).toBe(percentWriter('en')(rtpMillionths));
  });
});

test.each([5, 10, 20, 25] as const)(
  'with %i lines pages say the studio’s lowest and highest stake',
  (lines) => {
    const ladder = stakeLadder(lines);
    expect(stakesOf({ ...slot, lines })).toEqual({ min: ladder[0], max: ladder.at(-1) });
  },
);

describe('games without reels', () => {
  const millionths = (exact: Fraction) => Number(exact.mul(1_000_000).floor().toString());
  const { games } = generateCatalogue();
  const facts = (theme: GameTheme) => {
    const game = games.find((one) => one.theme === theme && one.source === 0);
    if (!game) throw new Error(`no game of ${theme}`);
    return game;
  };
  const highest = (multiples: Multiple[]) =>
    Math.floor(Math.max(...multiples.map(({ numerator, denominator }) => numerator / denominator)));
  const plinkoBets = RISKS.flatMap((risk) =>
    Array.from({ length: 9 }, (_, more) => ({ risk, rows: 8 + more })),
  );

  const kenoBets = RISKS.flatMap((risk) =>
    Array.from({ length: MOST_PICKS }, (_, more) => ({ risk, picks: 1 + more })),
  );

  test.each<[GameTheme, Fraction, number]>([
    [
      'mines',
      returnOf(minesOutcomes(5, 3)),
      highest(Array.from({ length: 24 }, (_, fewer) => multipleAfter(fewer + 1, mostSafe(fewer + 1)))),
    ],
    ['baccarat', returnOf(baccaratOutcomes().banker), highest(Object.values(BACCARAT_PAYS))],
    [
      'roulette',
      returnOf(rouletteOutcomes([{ on: 'red', stake: 1 }], false)),
      highest([rouletteMultiple([17], 17, { laPartage: false })]),
    ],
    [
      // The best of its bets, which are those at even money.
      'french_roulette',
      returnOf(rouletteOutcomes([{ on: 'red', stake: 2 }], true)),
      highest([rouletteMultiple([17], 17, { laPartage: true })]),
    ],
    // What an ante loses with best play; a royal flush pays it 100 times, and its call of two antes once.
    ['holdem', new Fraction(1).sub(HOLDEM_FIGURES.edge), ANTE_PAYS.royal_flush + 1 + CALL * 2],
    // With perfect play: engines/video-poker/exact.test.ts works it out over all hands.
    ['poker', new Fraction('1653526326983/1661102543100'), VIDEO_POKER_PAYS.royal_flush],
    [
      'dice',
      returnOf(diceOutcomes({ side: 'over', target: 5_000 })),
      highest([diceMultiple({ side: 'under', target: 100 })]),
    ],
    [
      'plinko',
      plinkoBets
        .map((bet) => returnOf(plinkoOutcomes(bet)))
        .reduce((least, one) => (one.compare(least) < 0 ? one : least)),
      highest(plinkoBets.flatMap((bet) => plinkoPays(bet).map(inHundredths))),
    ],
    [
      'keno',
      kenoBets
        .map(({ risk, picks }) => returnOf(kenoOutcomes(risk, picks)))
        .reduce((least, one) => (one.compare(least) < 0 ? one : least)),
      highest(kenoBets.flatMap(({ risk, picks }) => kenoPays(risk, picks).map(inHundredths))),
    ],
    [
      'wheel',
      returnOf(wheelOutcomes({ segments: 10, risk: 'low' })),
      highest(SEGMENT_COUNTS.flatMap((count) => segmentsOf(count, 'high').map(inHundredths))),
    ],
  ])('%s: pages say what its engine returns at least, and the most that it pays', (theme, exact, most) => {
    const game = facts(theme);
    expect(exactReturn(game)).toBe(millionths(exact));
    expect(game.rtp).toBe(Math.floor(millionths(exact) / 100));
    expect(game.maxWin).toBe(most);
  });

  test('blackjack: pages, catalogue, hint and descriptions say what six decks return by its engine’s strategy', () => {
    const exact = Math.floor((1 + SIX_DECKS_WORTH) * 1_000_000);
    const game = facts('blackjack');
    expect(exactReturn(game)).toBe(exact);
    expect(game.rtp).toBe(Math.floor(exact / 100));
    for (const [language, { ruleHint }] of Object.entries(BLACKJACK_TEXTS)) {
      const told = /\d+[.,]\d+(?=\s?%)/.exec(ruleHint)?.[0];
      expect([language, told?.replace(',', '.')]).toEqual([language, String(exact / 10_000)]);
    }
    for (const locale of LOCALES) {
      const text = readFileSync(`cms/seed/game-descriptions/${locale}/l201.md`, 'utf8');
      expect(text).toMatch(new RegExp(`${Math.floor(game.rtp / 100)}[.,]${game.rtp % 100}\\s?%`));
      expect(text).toMatch(new RegExp(`\\b${game.maxWin}(?:-Fache| times| fois)`));
    }
  });

  test('blackjack: the most that one seat gives back is four hands, each doubled and won', () => {
    expect(facts('blackjack').maxWin).toBe(BLACKJACK_RULES.mostHands * 2 * 2);
  });

  test('crash: pages say what every bet returns, the limits of one, and what its cap is of the lowest', () => {
    const game = facts('crash');
    expect(exactReturn(game)).toBe(millionths(returnOf(crashOutcomes(200))));
    expect(exactReturn(game)).toBe(RTP_MILLIONTHS);
    expect(game.maxWin).toBe(MAX_WIN / CRASH_LIMITS.total.min);
    expect(stakesOf(game)).toEqual(CRASH_LIMITS.total);
  });

  test.each(ENGINE_KINDS)('%s: pages say the limits of its table', (kind) => {
    expect(stakesOf(facts(kind))).toEqual(ENGINE_GAMES[kind].limits.total);
  });
});

test('live sic bo: pages say what its best bets return, and the most that it pays', () => {
  const table = generateCatalogue().games.find(({ theme, source }) => theme === 'dice' && source === 1);
  const best = SIC_BO_BETS.map((bet) => returnOf(sicBoOutcomes(bet))).reduce((most, one) =>
    one.compare(most) > 0 ? one : most,
  );
  expect(table?.rtp).toBe(Math.floor(best.mul(10_000).valueOf()));
  const multiples = SIC_BO_BETS.flatMap(({ multiple }) => ALL_THROWS.map(multiple));
  expect(table?.maxWin).toBe(Math.max(...multiples.map((one) => one.numerator / one.denominator)));
});

test('wheel shows: pages say what every bet returns, and the most that it pays', () => {
  const table = generateCatalogue().games.find(({ theme }) => theme === 'gameshow');
  for (const bet of SHOW_BETS)
    expect(table?.rtp).toBe(Math.floor(returnOf(showOutcomes(bet)).mul(10_000).valueOf()));
  expect(table?.maxWin).toBe(Math.max(...allSpins().map(({ spin }) => outcomeOfSpin(spin).multiple)));
});

test('live blackjack and live casino hold’em: pages say what the games for one player do, whose rules they have', () => {
  const { games } = generateCatalogue();
  for (const theme of ['blackjack', 'holdem'] as const) {
    const [alone, table] = [0, 1].map((source) =>
      games.find((game) => game.theme === theme && game.source === source),
    );
    expect([table?.rtp, table?.maxWin, table?.volatility]).toEqual([
      alone?.rtp,
      alone?.maxWin,
      alone?.volatility,
    ]);
  }
});

test('a live table is as its own studio tells it', () => {
  const table = {
    theme: 'roulette',
    source: 1,
    volatility: 'medium',
    rtp: 9_730,
    lines: 0,
    maxWin: 35,
  } as const;
  expect(exactReturn(table)).toBe(973_000);
  expect(stakesOf(table)).toBeUndefined();
  expect(exactReturn({ ...slot, volatility: 'low', rtp: 9_444 })).toBe(944_400);
});

test('texts that somebody has written say the same return as the facts beside them', () => {
  const { games } = generateCatalogue();
  const said = Object.keys(DESCRIBED_GAMES).flatMap((id) => {
    const game = games.find((one) => one.id === id);
    const exact = game && exactReturn(game) / 1_000_000;
    return LOCALES.flatMap((locale) => {
      const text = readFileSync(`cms/seed/game-descriptions/${locale}/${id}.md`, 'utf8');
      const percents = text.match(/\d+(?:[.,]\d+)?\s?%/g) ?? [];
      return percents.map((percent) => ({
        id,
        locale,
        exact,
        told: parseFloat(percent.replace(',', '.')) / 100,
      }));
    });
  });
  expect(said.length).toBeGreaterThanOrEqual(LOCALES.length);
  for (const one of said) expect(one).toEqual({ ...one, exact: expect.closeTo(one.told, 8) });
});
