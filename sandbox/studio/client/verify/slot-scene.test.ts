/** @jest-environment jsdom */
import { LANGUAGE_CODES, LOCALES, type LanguageCode } from '@/lib/domain/locales';
import { SLOT_MODELS, type SlotModel } from '@/lib/domain/slot-models';
import type { TableBoot } from '../../boot';
import { seededRng } from '../../maths/rng';
import { momentsOf, type SlotMoment } from '../../slots/moments';
import { anySlot, type NamedState } from '../../slots/slot-engine';
import { gameOf, SLOTS } from '../../slots/slot-named';
import type { Sound } from '../sound';
import { REEL_ART } from '../testing/reel-art';
import { game } from './slot-scene';

const money = (minor: number) => `€${(minor / 100).toFixed(2)}`;
const sound: Sound = { on: false, set: () => undefined, play: () => undefined } as unknown as Sound;
const nothing = () => undefined;
const open = (language: LanguageCode = 'en') => {
  const boot = { locale: 'en' } as unknown as TableBoot;
  const scene = game.create(
    { boot, money, sound, art: REEL_ART, calm: true, choose: nothing, betChanged: nothing },
    language,
  );
  document.body.replaceChildren(scene.stage, scene.detail);
  return scene;
};
const roundOf = (shown: SlotMoment) => ({ shown, staked: 60, pay: shown.total });
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** The moments of the first round of a model that has something. */
const roundWith = (model: SlotModel, has: (state: NamedState) => boolean): SlotMoment[] => {
  const [name, slot] = [...SLOTS].find(([one]) => one.startsWith(`${model}/`)) ?? [];
  for (let seed = 1; slot && name && seed < 20_000; seed += 1) {
    const state = anySlot.begin(seededRng(seed), {
      slot: name,
      stake: gameOf(slot).units * 3,
      buy: false,
    });
    if (has(state)) return momentsOf(state);
  }
  throw new Error(`no such round of ${model}`);
};
const hasWon = ({ steps: [first] }: NamedState) =>
  first?.kind === 'reels' && (first.falls[0]?.wins.length ?? 0) > 0;

describe.each(SLOT_MODELS)('a round of %s', (model) => {
  it('is drawn with the symbols of its game, on its reels, and what paid is marked with its sum', async () => {
    const [moment] = roundWith(model, hasWon);
    if (!moment) throw new Error('no moment');
    await open().show(roundOf(moment), false);
    const cells = all('.column').map((column) => column.querySelectorAll('.cell .symbol').length);
    expect(cells).toEqual(moment.grid.map(({ length }) => length));
    for (const symbol of all('.cell .symbol'))
      expect(symbol.style.backgroundImage).toContain('/symbols.webp');
    expect(all('.column').flatMap((column) => column.textContent?.match(/^[A-Z0-9①-④]$/) ?? [])).toEqual([]);
    const paid = new Set(moment.wins.flatMap(({ cells: own }) => own.map(String)));
    for (const cell of moment.marked) paid.add(String(cell));
    expect(all('.cell[data-on]')).toHaveLength(paid.size);
    expect(all('.slot-paid li b').map(({ textContent }) => textContent)).toEqual([
      ...moment.wins.map(({ units }) => money(units * moment.unit)),
      ...(moment.extra > 0 ? [money(moment.extra)] : []),
    ]);
    expect(all('.paylines path')).toHaveLength(moment.wins.filter(({ line }) => line > 0).length * 2);
    expect(document.querySelector<HTMLElement>('.reel-frame')?.style.backgroundImage).toContain('/frame');
  });

  it.each(LOCALES.map((locale) => LANGUAGE_CODES[locale]))('is told in words: %s', (language) => {
    const scene = open(language);
    for (const shown of roundWith(model, ({ steps }) => steps.length > 0 && steps[0]?.units !== 0)) {
      const told = [scene.heading(roundOf(shown)), scene.tell(roundOf(shown)), scene.words(roundOf(shown))];
      expect(told.join(' ')).not.toMatch(/[{}]|undefined|NaN/);
      expect(scene.words(roundOf(shown))).toContain('1');
      expect(scene.words(roundOf(shown))).not.toMatch(/Picture|high\d/);
    }
  });
});

it('lays coins with their amounts and the names of their pots', async () => {
  const moment = roundWith('hold', ({ steps }) =>
    steps.some((step) => step.kind === 'hold' && step.coins.some(({ pot }) => pot === 'mini')),
  ).findLast(({ kind }) => kind === 'hold');
  if (!moment) throw new Error('no coins');
  await open().show(roundOf(moment), true);
  expect(all('.held')).toHaveLength(moment.coins.length);
  expect(all('.held[data-pot]').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^Mini€/),
  );
  expect(all('.held[data-new]')).toHaveLength(moment.fresh);
});

it('shows the wheel as it stopped, and says at what', async () => {
  const scene = open('de');
  const [, outer, inner] = roundWith('wheel', ({ steps }) =>
    steps.some((step) => step.kind === 'wheel' && step.wheel === 1),
  );
  if (!outer || !inner) throw new Error('no wheel');
  expect(scene.heading(roundOf(outer))).toBe('Das äußere Rad hält bei: Stern');
  await scene.show(roundOf(inner), true);
  const segments = all('.over.wheel text').length;
  const angle = 360 - ((inner.wheel?.segment ?? 0) / segments) * 360;
  expect(all('.over.wheel .disc')[0]?.style.transform).toBe(`rotate(${angle}deg)`);
});

it('lets a return up to the stake look like any other', async () => {
  const [moment] = roundWith('lines', hasWon);
  if (!moment) throw new Error('no moment');
  const scene = open();
  await scene.show({ ...roundOf(moment), staked: moment.paid }, false);
  expect(all('.sums [data-paid]')).toHaveLength(0);
  await scene.show({ ...roundOf(moment), staked: moment.paid - 1 }, false);
  expect(all('.sums [data-paid]')).toHaveLength(1);
});
