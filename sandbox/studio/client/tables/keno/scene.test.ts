/** @jest-environment jsdom */
import type { TableBoot } from '../../../boot';
import { ENGINE_GAMES } from '../../../engine-rounds/games';
import { keno, type KenoBet, type KenoState } from '../../../engines/keno/keno';
import { seededRng } from '../../../maths/rng';
import type { SceneTools } from '../scene';
import { game } from './scene';

const STAKE = 200;
const BET: KenoBet = { stake: STAKE, picks: [3, 7, 21, 30], risk: 'medium' };

function open(calm = true) {
  const tools = {
    boot: { limits: ENGINE_GAMES.keno.limits, currency: 'EUR', locale: 'en' } as unknown as TableBoot,
    money: (minor: number) => `€${(minor / 100).toFixed(2)}`,
    sound: { on: false, set: () => undefined, play: jest.fn() },
    calm,
    choose: jest.fn(),
    betChanged: jest.fn(),
  } satisfies SceneTools;
  const scene = game.create(tools, 'en');
  document.body.replaceChildren(scene.stage, scene.options ?? '');
  const tiles = [...document.querySelectorAll<HTMLButtonElement>('.keno-tile')];
  const tile = (number: number) => tiles[number - 1] as HTMLButtonElement;
  const named = (name: string) =>
    [...document.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === name);
  const pays = () =>
    [...document.querySelectorAll('.keno-pays li')].map((one) => one.querySelector('.unseen')?.textContent);
  return { tools, scene, tiles, tile, named, pays };
}
const roundOf = (bet: KenoBet, seed = 3) => {
  const shown: KenoState = keno.begin(seededRng(seed), bet);
  return { shown, staked: bet.stake, pay: keno.result(shown)?.pay ?? 0 };
};

it('bets the numbers that are pressed, and nothing while there is none', () => {
  const { scene, tools, tile, pays } = open();
  expect(scene.bet(STAKE)).toBeNull();
  expect(document.querySelector('.keno-empty')?.textContent).toBe('Choose one to ten numbers.');
  for (const number of [21, 3, 7]) tile(number).click();
  tile(7).click();
  expect(scene.bet(STAKE)).toEqual({ bet: { stake: STAKE, picks: [3, 21], risk: 'low' }, stake: STAKE });
  expect(tools.betChanged).toHaveBeenCalledTimes(4);
  expect(tile(3).getAttribute('aria-pressed')).toBe('true');
  expect(pays()).toEqual(['0 hits: 0.00×', '1 hit: 1.90×', '2 hits: 4.50×']);
});

it('takes ten numbers and no more, chooses by chance as many as there were, and clears them', () => {
  const { scene, tile, tiles, named } = open();
  const picks = () => (scene.bet(STAKE)?.bet as KenoBet | undefined)?.picks ?? [];
  named('Choose numbers at random')?.click();
  expect(new Set(picks()).size).toBe(10);
  const other = tiles.findIndex((one) => one.getAttribute('aria-pressed') === 'false') + 1;
  expect(tile(other).getAttribute('aria-disabled')).toBe('true');
  tile(other).click();
  expect(picks()).not.toContain(other);
  tile(picks()[0] ?? 1).click();
  named('Choose numbers at random')?.click();
  expect(picks()).toHaveLength(9);
  named('Clear all numbers')?.click();
  expect(scene.bet(STAKE)).toBeNull();
});

it('goes over the board by arrow keys, as one stop of the tabulator, and leaves the focus where a pointer presses', () => {
  const { tile, tiles } = open();
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  tile(5).dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(true);
  tile(1).focus();
  press('ArrowRight');
  press('ArrowDown');
  expect(document.activeElement).toBe(tile(10));
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(tile(2));
  expect(tiles.filter((one) => one.tabIndex === 0)).toEqual([tile(2)]);
});

it('lights the hits of a draw, tells them, and what they paid', async () => {
  const { scene, tiles, pays } = open();
  const round = roundOf(BET);
  await scene.show(round, true);
  const { drawn } = round.shown;
  const hits = BET.picks.filter((pick) => drawn.includes(pick));
  const shows = (state: string) =>
    tiles.flatMap((one, at) => (one.dataset['shows'] === state ? [at + 1] : []));
  expect(shows('hit')).toEqual(hits);
  expect(shows('drawn').length + hits.length).toBe(10);
  expect(shows('missed')).toEqual(BET.picks.filter((pick) => !drawn.includes(pick)));
  expect([...document.querySelectorAll('.keno-tray li')].map((one) => Number(one.textContent))).toEqual(
    drawn,
  );
  expect(pays()).toHaveLength(5);
  expect(document.querySelector('.keno-pays [data-now] .unseen')?.textContent).toMatch(
    new RegExp(`^${hits.length} hit`),
  );
  expect(scene.tell(round)).toMatch(new RegExp(`^${hits.length} of 4 hit: \\d+\\.\\d\\d×\\.$`));
  expect(document.querySelectorAll('.keno-last li')).toHaveLength(1);
});

it('draws one ball after the other, each with the same sound, and all at once for who wants no movement', async () => {
  jest.useFakeTimers();
  const round = roundOf(BET);
  const still = open();
  await still.scene.show(round, true);
  expect(still.tools.sound.play).not.toHaveBeenCalled();
  const { scene, tools } = open(false);
  const shown = scene.show(round, true);
  const out = () =>
    [...document.querySelectorAll('.keno-tray li')].filter((one) => one.textContent !== '').length;
  expect(out()).toBe(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(out()).toBeGreaterThan(3);
  expect(out()).toBeLessThan(10);
  await jest.advanceTimersByTimeAsync(3_000);
  await shown;
  expect(out()).toBe(10);
  expect(new Set(tools.sound.play.mock.calls.flat())).toEqual(new Set(['tick']));
  jest.useRealTimers();
});

it('begins the next bet with the same numbers, and with none of the balls', async () => {
  const { scene, tile, tiles } = open();
  await scene.show(roundOf(BET), true);
  expect(scene.bet(STAKE)?.bet).toEqual(BET);
  tile(1).click();
  expect(tiles.some((one) => ['hit', 'drawn', 'missed'].includes(one.dataset['shows'] ?? ''))).toBe(false);
});
