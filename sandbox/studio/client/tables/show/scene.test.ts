/** @jest-environment jsdom */
import { LANGUAGE_CODES, LOCALES, type LanguageCode } from '@/lib/domain/locales';
import { expectTextsOfAllLanguages } from '../../../testing/game-texts';
import { LIVE_GAMES } from '../../../live/games';
import { returnOf } from '../../../engines/play/outcomes';
import { showOutcomes } from '../../../engines/show/exact';
import { HORSES, SHOW_BETS, WHEEL, type ShowBet } from '../../../engines/show/segments';
import {
  outcomeOfSpin,
  show,
  type BonusDraw,
  type ShowShown,
  type ShowStakes,
} from '../../../engines/show/show';
import type { SceneRound, SceneTools } from '../scene';
import { RETURN } from './info';
import { game } from './scene';
import { SHOW_TEXTS } from './texts';

const money = (minor: number) => `€${(minor / 100).toFixed(2)}`;

function open(language: LanguageCode = 'en') {
  const tools = {
    boot: {
      limits: LIVE_GAMES.live_gameshow.limits({ min: 100, max: 100_000 }),
      locale: LOCALES.find((locale) => LANGUAGE_CODES[locale] === language) ?? 'en',
    },
    money,
    sound: { on: false, set: () => {}, play: () => {} },
    calm: true,
    choose: () => {},
    betChanged: () => {},
  } as unknown as SceneTools;
  const scene = game.create(tools, language);
  document.body.replaceChildren(scene.stage, scene.options ?? '');
  const spot = (bet: ShowBet) => document.querySelector<HTMLButtonElement>(`[data-bet="${bet}"].sw-spot`);
  const press = (name: string) =>
    [...document.querySelectorAll('button')]
      .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)
      ?.click();
  return { scene, spot, press, label: (bet: ShowBet) => spot(bet)?.getAttribute('aria-label') };
}
type Opened = ReturnType<typeof open>;

/** What is bet now, with the segment that is wanted. */
function play({ scene }: Opened, bet: ShowBet, bonus: BonusDraw | null = null): SceneRound<ShowShown> {
  const ready = scene.bet(0);
  const state = { bets: (ready?.bet ?? {}) as ShowStakes, segment: WHEEL.indexOf(bet), bonus };
  return { shown: show.shown(state), staked: ready?.stake ?? 0, pay: show.result(state).pay };
}
async function played(bet: ShowBet, bonus: BonusDraw | null, ...on: ShowBet[]) {
  const table = open();
  for (const one of on) table.spot(one)?.click();
  const round = play(table, bet, bonus);
  table.scene.setOpen(false);
  table.scene.sent();
  await table.scene.show(round, true);
  return { table, round };
}
const bonusShown = () => document.querySelector<HTMLElement>('.sw-bonus')?.hidden === false;

test('chips on the seven spots are the bet that the engine takes, within the limits of each', () => {
  const table = open();
  expect(SHOW_BETS.map(table.label)).toEqual([
    'Number 1, pays 1 to 1',
    'Number 3, pays 3 to 1',
    'Number 12, pays 12 to 1',
    'Number 25, pays 25 to 1',
    'Lanterns, a bonus round of up to 39 times the stake',
    'Curtains, a bonus round of up to 60 times the stake',
    'Carousel, a bonus round of up to 1800 times the stake',
  ]);
  for (const bet of ['n3', 'lanterns'] as const) table.spot(bet)?.click();
  table.press('€25.00');
  table.spot('carousel')?.click();
  expect(document.querySelector('.chip-note')?.textContent).toBe('No more than €5.00 on this spot.');
  expect(table.scene.bet(0)).toEqual({ bet: { n3: 500, lanterns: 500 }, stake: 1_000 });
});

test('a number that comes is told, marked, and pays who bet on it', async () => {
  const { table, round } = await played('n12', null, 'n12', 'n1');
  expect(table.scene.tell(round)).toBe('The wheel stops at 12.');
  expect(document.querySelector('.sw-wheel')?.getAttribute('aria-label')).toBe(
    'The wheel stands at: Number 12',
  );
  expect([table.label('n12'), table.label('n1')]).toEqual([
    'Number 12, pays 12 to 1, €65.00 back',
    'Number 1, pays 1 to 1',
  ]);
  expect(bonusShown()).toBe(false);
  expect(document.querySelector('.sw-last li .unseen')?.textContent).toBe('Number 12, 13 ×');
});

test('a bonus round shows what is behind every place, and which one came', async () => {
  const { table, round } = await played('lanterns', { place: 7, bell: null }, 'lanterns');
  expect(bonusShown()).toBe(true);
  expect(document.querySelectorAll('.sw-places li')).toHaveLength(8);
  expect(document.querySelector('.sw-places [data-came] b')?.textContent).toBe('39 ×');
  expect(table.scene.tell(round)).toBe('Lanterns: 39 times the stake.');
  expect(table.label('lanterns')).toBe('Lanterns, a bonus round of up to 39 times the stake, €195.00 back');
  table.scene.setOpen(true);
  expect(bonusShown()).toBe(false);
});

test('at the carousel a bell multiplies the horse', async () => {
  const { table, round } = await played('carousel', { place: HORSES.length - 1, bell: 19 }, 'n1');
  expect([...document.querySelectorAll('.sw-places [data-came] b')].map((one) => one.textContent)).toEqual([
    '150 ×',
    '12 ×',
  ]);
  expect(document.querySelector('.sw-multiple')?.textContent).toBe('1800 ×');
  expect(table.scene.tell(round)).toBe('Carousel: a horse of 150 with a bell of 12, 1800 times the stake.');
  expect(round.pay).toBe(0);
});

test('a round can be bet again, one of a reload too, and stands among the last ones once', async () => {
  const { table, round } = await played('n1', null, 'n1');
  table.scene.setOpen(true);
  await table.scene.show(round, false);
  expect(document.querySelectorAll('.sw-last li')).toHaveLength(1);
  table.press('Repeat');
  expect(table.scene.bet(0)?.bet).toEqual({ n1: 500 });
  const again = open();
  const before = { bets: {}, ...outcomeOfSpin({ segment: WHEEL.indexOf('n25'), bonus: null }) };
  again.scene.past([before]);
  again.scene.lay(round.shown);
  expect(again.label('n1')).toBe('Number 1, pays 1 to 1, €5.00 staked');
  expect(document.querySelector('.sw-last b')?.textContent).toBe('25');
  again.scene.putAway();
  expect(again.scene.bet(0)).toBeNull();
});

test('the information names the exact return of each bet, and every multiple', () => {
  for (const bet of SHOW_BETS)
    expect(RETURN).toBe(returnOf(showOutcomes(bet)).mul(1_000_000).floor().valueOf());
  const info = open()
    .scene.info(100)
    .map((part) => part.textContent)
    .join(' ');
  expect(info).toContain('Number 12413 ×96.2962%€1.00 to €166.66');
  expect(info).toContain('Behind the lanterns: 4, 5, 6, 8, 10, 12, 20, and 39 times the stake');
});

test('every language says all of the show', () => {
  expectTextsOfAllLanguages(SHOW_TEXTS);
});
