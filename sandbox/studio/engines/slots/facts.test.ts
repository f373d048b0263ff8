import { CATEGORY_ID } from '@/lib/domain/game-categories';
import { GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';
import {
  FEATURE_CATEGORIES,
  featuresOf,
  SLOT_FACTS,
  SLOT_MODELS,
  slotByFacts,
  slotChoiceOf,
  volatilityOf,
} from '@/lib/domain/slot-models';
import { generateCatalogue } from '@/platform/demo/catalogue/generate';
import { seededRng } from '../../maths/rng';
import { MODELS } from './designs';
import { slotEngine } from './engine';
import { ALL_VARIANTS, figuresOfVariant, variantGame } from './variants';

const slots = generateCatalogue().games.filter(
  ({ theme, source }) => source === 0 && GAME_THEMES[theme] === 'slot',
);
const LINES = { model: 'lines', spread: null } as const;
const chosen = slots.map((game) => ({ ...game, ...(slotByFacts(game) ?? LINES) }));
const share = (model: string) => chosen.filter((game) => game.model === model).length / chosen.length;

describe.each(ALL_VARIANTS)('$model, $spread', ({ model, spread }) => {
  const { spin, bought } = figuresOfVariant(model, spread);
  const told = SLOT_FACTS[model][spread];

  it('is told as it was worked out', () => {
    expect(told).toMatchObject({
      rtpMillionths: Math.round(spin.rtp * 1e6),
      boughtMillionths: bought && Math.round(bought.rtp * 1e6),
      volatility: volatilityOf(spin.deviation),
      maxWin: Math.floor(spin.highest),
    });
  });

  it('has the features that are told of it', () => {
    const game = variantGame(model, spread);
    const engine = slotEngine(game);
    const rng = seededRng(71);
    const steps = Array.from(
      { length: 1_500 },
      () => engine.begin(rng, { stake: game.units, buy: false }).steps,
    ).flat();
    const has = (code: keyof typeof CATEGORY_ID) => featuresOf(model).includes(CATEGORY_ID[code]);
    expect(steps.some((step) => step.kind === 'reels' && step.free)).toBe(has('freespins'));
    expect(steps.some((step) => step.kind === 'hold' || step.kind === 'wheel')).toBe(has('jackpots'));
    expect(steps.some((step) => step.kind === 'book')).toBe(has('book'));
    expect(game.price !== null).toBe(has('feature_buy'));
    const grids = steps.flatMap((step) => (step.kind === 'reels' ? step.falls.map(({ grid }) => grid) : []));
    const ways = grids.map((grid) => grid.reduce((product, { length }) => product * length, 1));
    if (model.includes('ways')) expect(Math.max(...ways)).toBeLessThanOrEqual(told.lines);
    if (model === 'ways243' || model === 'ways1024') expect(ways).toContain(told.lines);
    if (!model.includes('ways') && model !== 'cluster') expect(told.lines).toBe(game.units);
  });
});

it('has an engine for every model', () => {
  expect(['lines', ...MODELS]).toEqual(SLOT_MODELS);
});

it('gives every slot of the catalogue one model, and none too many', () => {
  for (const model of SLOT_MODELS) {
    expect([model, share(model) > 0.005]).toEqual([model, true]);
    expect([model, share(model) < 0.4]).toEqual([model, true]);
  }
});

it('says of a slot what its engine has, and nothing else', () => {
  for (const { id, theme, categories, model, spread, rtp, volatility, lines, maxWin } of chosen) {
    const features = categories.filter((category) => FEATURE_CATEGORIES.includes(category));
    expect([id, features]).toEqual([id, featuresOf(model)]);
    if (theme === 'book') expect(model).toBe('book');
    if (model === 'lines') expect([5, 10, 20, 25]).toContain(lines);
    else {
      const { rtpMillionths, boughtMillionths: _, ...told } = SLOT_FACTS[model][spread];
      expect({ volatility, lines, maxWin }).toEqual(told);
      expect(Math.abs(rtpMillionths - rtp * 100)).toBeLessThan(100);
    }
  }
});

it('knows each engine by what is said of it', () => {
  for (const { model, spread } of ALL_VARIANTS) {
    expect(slotByFacts(SLOT_FACTS[model][spread])).toEqual({ model, spread });
  }
});

it('gives a game the same model, whatever else is in the catalogue', () => {
  const game = {
    id: 'g101',
    theme: 'egypt' satisfies GameTheme,
    categories: [],
    volatility: 'very_high',
  } as const;
  expect(slotChoiceOf(game)).toEqual({ ...slotChoiceOf({ ...game }), spread: 'high' });
  expect(FEATURE_CATEGORIES).toEqual([5, 9, 12, 13, 14, 579]);
});
