/** @jest-environment jsdom */
import { LANGUAGE_CODES, LOCALES, type LanguageCode } from '@/lib/domain/locales';
import { expectTextsOfAllLanguages } from '../../../testing/game-texts';
import { ENGINE_GAMES } from '../../../engine-rounds/games';
import { roulette, type RouletteState } from '../../../engines/roulette/roulette';
import { seededRng } from '../../../maths/rng';
import type { SceneRound, SceneTools } from '../scene';
import { game } from './scene';
import { ROULETTE_TEXTS } from './texts';

const money = (minor: number) => `€${(minor / 100).toFixed(2)}`;

function open(language: LanguageCode = 'en', kind: 'roulette' | 'french_roulette' = 'roulette') {
  let changes = 0;
  const tools = {
    boot: {
      kind,
      limits: ENGINE_GAMES[kind].limits,
      locale: LOCALES.find((locale) => LANGUAGE_CODES[locale] === language) ?? 'en',
    },
    money,
    sound: { on: false, set: () => {}, play: () => {} },
    calm: true,
    choose: () => {},
    betChanged: () => (changes += 1),
  } as unknown as SceneTools;
  const scene = game.create(tools, language);
  document.body.replaceChildren(scene.stage, scene.options ?? '');
  const find = <Found extends HTMLElement = HTMLButtonElement>(selector: string): Found => {
    const found = document.querySelector<Found>(selector);
    if (!found) throw new Error(`nothing at ${selector}`);
    return found;
  };
  const spot = (id: string) => find(`[data-spot="${id}"]`);
  const byName = (name: string) => {
    const found = [...document.querySelectorAll('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    );
    if (!found) throw new Error(`no button ${name}`);
    return found;
  };
  const chips = () =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('.rl-field .rl-chip')].map((chip) => [
        chip.closest<HTMLElement>('.rl-spot')?.dataset['spot'],
        Number(chip.dataset['amount']),
      ]),
    );
  return { scene, find, spot, byName, chips, changes: () => changes };
}
type Opened = ReturnType<typeof open>;

/** The bet as the engine takes it, played with a number that is wanted. */
function play({ scene }: Opened, pocket: number): SceneRound<RouletteState> {
  const ready = scene.bet(0);
  if (!ready) throw new Error('nothing is bet');
  const state = { ...roulette.begin(seededRng(1), ready.bet as RouletteState['bets']), pocket };
  expect(roulette.staked(state)).toBe(ready.stake);
  return { shown: roulette.shown(state), staked: ready.stake, pay: roulette.result(state).pay };
}

test('chips on spots are the bet that the engine takes', () => {
  const table = open();
  expect(table.scene.bet(0)).toBeNull();
  table.spot('17').click();
  table.byName('€25.00').click();
  for (const id of ['17,20', '17', 'red', '0,1,2,3']) table.spot(id).click();
  expect(play(table, 3).shown.bets).toEqual([
    { on: [17], stake: 3_000 },
    { on: [17, 20], stake: 2_500 },
    { on: 'red', stake: 2_500 },
    { on: [0, 1, 2, 3], stake: 2_500 },
  ]);
  expect(table.changes()).toBe(5);
  expect(table.spot('17').getAttribute('aria-label')).toBe('Straight up 17, pays 35 to 1, €30.00 staked');
});

test('every spot can be pressed', () => {
  const table = open();
  table.byName('€1.00').click();
  for (const spot of document.querySelectorAll<HTMLButtonElement>('.rl-spot')) spot.click();
  expect(play(table, 0).shown.bets).toHaveLength(157);
});

test.each(Object.values(LANGUAGE_CODES))('every spot has a name of its own in %s', (language) => {
  open(language);
  const names = [...document.querySelectorAll('.rl-spot')].map((spot) => spot.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(157);
});

test('the track lays neighbours and calls, each undone at once', () => {
  const table = open();
  table.byName('17 and 2 neighbours each side: 5 chips, €25.00').click();
  expect(table.chips()).toEqual({ 2: 500, 25: 500, 17: 500, 34: 500, 6: 500 });
  table.byName('Fewer neighbours').click();
  table.byName('0 and 1 neighbour each side: 3 chips, €15.00').click();
  expect(table.chips()).toMatchObject({ 26: 500, 0: 500, 32: 500 });
  table.byName('€1.00').click();
  table.byName('Voisins du zéro: 9 chips, €9.00').click();
  expect(table.chips()).toMatchObject({ '0,2,3': 200, '25,26,28,29': 200, '4,7': 100 });
  table.byName('Undo').click();
  table.byName('Undo').click();
  expect(table.chips()).toEqual({ 2: 500, 25: 500, 17: 500, 34: 500, 6: 500 });
});

test('a chip too many is refused with a word', () => {
  const table = open();
  table.byName('€500.00').click();
  table.spot('17').click();
  expect(table.find('.chip-note').textContent).toBe('No more than €250.00 on this spot.');
  expect(table.scene.bet(0)).toBeNull();
});

const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

test('arrow keys go round the track from one stop', () => {
  open();
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('.rl-pocket[tabindex="0"]')].map(
      (one) => one.dataset['pocket'],
    );
  expect(stops()).toEqual(['0']);
  document.querySelector<HTMLElement>('.rl-pocket[tabindex="0"]')?.focus();
  press('ArrowLeft');
  expect(stops()).toEqual(['26']);
  for (const key of ['ArrowRight', 'ArrowDown']) press(key);
  expect(stops()).toEqual(['32']);
});

test('arrow keys go over the field from one stop', () => {
  const table = open();
  const stops = () => [...document.querySelectorAll<HTMLElement>('.rl-spot[tabindex="0"]')];
  stops()[0]?.focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp']) press(key);
  expect(document.activeElement).toBe(table.spot('18,21'));
  expect(stops()).toEqual([table.spot('18,21')]);
});

describe('a round', () => {
  async function played(pocket: number) {
    const table = open();
    for (const id of ['32', 'red', 'odd', '31,32']) table.spot(id).click();
    const round = play(table, pocket);
    table.scene.setOpen(false);
    table.scene.sent();
    await table.scene.show(round, true);
    table.scene.setOpen(true);
    return { table, round };
  }

  it('leaves the chips that won, and marks the number', async () => {
    const { table, round } = await played(32);
    expect(table.chips()).toEqual({ 32: 500, red: 500, '31,32': 500 });
    expect(table.spot('red').getAttribute('aria-label')).toBe('Red, pays 1 to 1, won: €10.00 back');
    expect(table.spot('odd').getAttribute('aria-label')).toBe('Odd, pays 1 to 1');
    expect([...document.querySelectorAll('[data-hit]')].map((hit) => hit.textContent)).toEqual(['32']);
    expect(table.find('.rl-banner').textContent).toBe(`32Red, even, high${money(round.pay ?? 0)}`);
    expect(table.find('.rl-wheel').getAttribute('aria-label')).toBe('Wheel, the ball lies in 32');
    expect(table.scene.tell(round)).toBe('32. Red, even, high.');
    expect(document.body.textContent).toContain('History only. The wheel has no memory.');
  });

  it('says no amount where nothing comes back, and does not celebrate a return below the stake', async () => {
    const { table } = await played(0);
    expect(table.find('.rl-banner').textContent).toBe('0Zero');
    expect(table.chips()).toEqual({});
    const below = await played(1);
    expect(below.round.pay).toBeLessThanOrEqual(below.round.staked);
    expect(document.querySelector('[data-above]')).toBeNull();
  });

  it('is followed by an empty field, and can be bet again', async () => {
    const { table, round } = await played(8);
    expect(table.scene.bet(0)).toBeNull();
    table.byName('Repeat').click();
    expect(table.scene.bet(0)?.stake).toBe(round.staked);
    expect(document.querySelector('[data-hit]')).toBeNull();
    table.byName('Double').click();
    expect(table.scene.bet(0)?.stake).toBe(2 * round.staked);
    table.byName('Clear').click();
    expect(table.scene.bet(0)).toBeNull();
  });

  it('stands in the history once, however often it is shown', async () => {
    const { table, round } = await played(8);
    await table.scene.show(round, false);
    const numbers = () => [...document.querySelectorAll('.rl-last li')].map((one) => one.textContent);
    expect(numbers()).toEqual(['8']);
    await table.scene.show({ ...round, shown: { ...round.shown, pocket: 9 } }, true);
    expect(numbers()).toEqual(['9', '8']);
  });

  it('that came to nothing leaves the bet where it was', async () => {
    const table = open();
    table.spot('5').click();
    table.scene.setOpen(false);
    table.scene.sent();
    table.spot('6').click();
    await table.scene.show(null, false);
    table.scene.setOpen(true);
    expect(table.chips()).toEqual({ 5: 500 });
    expect(table.scene.bet(0)?.stake).toBe(500);
  });

  it('of a reload is shown as it is, and can be bet again', async () => {
    const before = open();
    before.spot('5').click();
    const round = play(before, 5);
    const table = open();
    table.scene.takeBet(round.shown);
    await table.scene.show(round, false);
    expect(table.chips()).toEqual({ 5: 500 });
    expect(table.scene.bet(0)).toBeNull();
    table.byName('Repeat').click();
    expect(table.scene.bet(0)?.bet).toEqual([{ on: [5], stake: 500 }]);
  });
});

test('the information names what each kind of bet pays and takes', () => {
  const { scene } = open();
  const info = scene
    .info(100)
    .map((part) => part.textContent)
    .join(' ');
  expect(info).toContain('Straight up135 to 1€1.00 to €250.00');
  expect(info).toContain('Dozen122 to 1');
  expect(info).toContain('97.2972');
  expect(info).toContain('€1.00 to €5000.00 in all');
});

test('every language says all of roulette', () => {
  expectTextsOfAllLanguages(ROULETTE_TEXTS);
});

test('every bet that shares a number is chosen from a sheet, without touching a line', () => {
  const table = open();
  const sheet = () => [...document.querySelectorAll<HTMLButtonElement>('.rl-around button')];
  table.byName('Splits, corners').click();
  table.spot('17').click();
  expect(table.scene.bet(0)).toBeNull();
  expect(sheet().map((button) => button.querySelector('b')?.textContent ?? 'close')).toEqual([
    '17',
    '14/17',
    '16/17',
    '17/20',
    '17/18',
    '16–18',
    '13/14 16/17',
    '14/15 17/18',
    '16/17 19/20',
    '17/18 20/21',
    '13–18',
    '16–21',
    'close',
  ]);
  expect(document.activeElement).toBe(sheet()[0]);
  sheet()[3]?.click();
  sheet()[9]?.click();
  expect(table.chips()).toEqual({ '17,20': 500, '17,18,20,21': 500 });
  expect(sheet()[3]?.getAttribute('aria-label')).toBe('Split 17/20, pays 17 to 1, €5.00 staked');
  press('Escape');
  expect(table.find('.rl-around').hidden).toBe(true);
  table.spot('0').click();
  expect(sheet()).toHaveLength(8);
  table.spot('red').click();
  expect(table.chips()).toEqual({ '17,20': 500, '17,18,20,21': 500, red: 500 });
  table.byName('Splits, corners').click();
  table.spot('17').click();
  expect(table.chips()).toMatchObject({ 17: 500 });
});

test('with la partage half of an even stake comes back at zero, and is not called a win', async () => {
  const table = open('en', 'french_roulette');
  table.byName('€1.00').click();
  for (const id of ['red', '17', '0']) table.spot(id).click();
  const ready = table.scene.bet(0);
  const { engine } = ENGINE_GAMES.french_roulette;
  const state = { ...(engine.begin(seededRng(1), ready?.bet) as RouletteState), pocket: 0 };
  table.scene.sent();
  await table.scene.show({ shown: state, staked: 300, pay: engine.result(state)?.pay ?? null }, true);
  expect(table.spot('red').getAttribute('aria-label')).toBe('Red, pays 1 to 1, half back: €0.50');
  expect(table.spot('red').hasAttribute('data-won')).toBe(false);
  expect(table.spot('0').hasAttribute('data-won')).toBe(true);
  expect(table.chips()).toEqual({ 0: 100, red: 50 });
  const told = table.scene
    .info(100)
    .map(({ textContent }) => textContent)
    .join('\n');
  expect(told).toContain('Even money returns 98.6486% on average, every other bet 97.2972%.');
  expect(told).not.toContain('every bet loses');
});
