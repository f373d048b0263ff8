/** @jest-environment jsdom */
import { LANGUAGE_CODES, LOCALES, type LanguageCode } from '@/lib/domain/locales';
import { expectTextsOfAllLanguages } from '../../../testing/game-texts';
import { LIVE_GAMES } from '../../../live/games';
import { returnOf } from '../../../engines/play/outcomes';
import { SIC_BO_BETS, type Dice } from '../../../engines/sicbo/bets';
import { sicBoOutcomes } from '../../../engines/sicbo/exact';
import { sicBo, throwOf, type SicBoShown } from '../../../engines/sicbo/sicbo';
import type { SceneRound, SceneTools } from '../scene';
import { RETURNS } from './info';
import { game } from './scene';
import { SICBO_TEXTS } from './texts';

const money = (minor: number) => `€${(minor / 100).toFixed(2)}`;
const LIMITS = LIVE_GAMES.live_dice.limits({ min: 100, max: 100_000 });

function open(language: LanguageCode = 'en') {
  const tools = {
    boot: {
      limits: LIMITS,
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
  const spot = (bet: string) => document.querySelector<HTMLButtonElement>(`[data-bet="${bet}"]`);
  const press = (name: string) =>
    [...document.querySelectorAll('button')]
      .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)
      ?.click();
  return { scene, spot, press, label: (bet: string) => spot(bet)?.getAttribute('aria-label') };
}
type Opened = ReturnType<typeof open>;

/** What is bet now, with the dice that are wanted. */
function play({ scene }: Opened, dice: Dice): SceneRound<SicBoShown> {
  const ready = scene.bet(0);
  const state = { bets: (ready?.bet ?? {}) as Record<string, number>, dice };
  return { shown: sicBo.shown(state), staked: ready?.stake ?? 0, pay: sicBo.result(state).pay };
}
async function played(dice: Dice, ...names: string[]) {
  const table = open();
  for (const name of names) table.spot(name)?.click();
  const round = play(table, dice);
  table.scene.setOpen(false);
  table.scene.sent();
  await table.scene.show(round, true);
  table.scene.setOpen(true);
  return { table, round };
}

test('has a spot for every bet of the engine, each told by its name and what it pays', () => {
  const { label } = open();
  for (const { name } of SIC_BO_BETS) expect(label(name)).toMatch(/, pays \d+ to 1/);
  expect(label('pair_2_5')).toBe('2 and 5, pays 6 to 1');
  expect(label('single_4')).toBe('Number 4, pays 1 to 1, two dice 2, three dice 12');
});

test('chips on spots are the bet that the engine takes, within the limits of each', () => {
  const table = open();
  expect(table.scene.bet(0)).toBeNull();
  for (const name of ['big', 'total_9', 'pair_2_5']) table.spot(name)?.click();
  table.press('€25.00');
  table.spot('big')?.click();
  const ready = table.scene.bet(0);
  expect(ready).toEqual({ bet: { big: 3_000, total_9: 500, pair_2_5: 500 }, stake: 4_000 });
  expect(sicBo.staked({ bets: ready?.bet as Record<string, number>, dice: [1, 1, 1] })).toBe(4_000);
  table.press('€25.00');
  table.spot('triple_6')?.click();
  expect(document.querySelector('.chip-note')?.textContent).toBe('No more than €5.00 on this spot.');
  expect(table.scene.bet(0)).toEqual(ready);
});

test('a throw is shown, told, lights up what wins, and says what each bet gave back', async () => {
  const { table, round } = await played([6, 2, 5], 'big', 'small', 'single_6', 'pair_2_5');
  expect(document.querySelector('.sb-cup')?.getAttribute('aria-label')).toBe('Dice: 6, 2, 5');
  expect(document.querySelector('.sb-total')?.textContent).toBe('13');
  expect(table.scene.tell(round)).toBe('6, 2, 5: 13, big and odd.');
  expect(table.label('pair_2_5')).toBe('2 and 5, pays 6 to 1, €35.00 back');
  expect(table.label('small')).toBe('Small, pays 1 to 1');
  const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')].map(({ dataset }) => dataset['bet']);
  expect(new Set(lit)).toEqual(
    new Set([
      'big',
      'odd',
      'total_13',
      'single_2',
      'single_5',
      'single_6',
      'pair_2_5',
      'pair_2_6',
      'pair_5_6',
    ]),
  );
  expect(round.pay).toBe(1_000 + 1_000 + 3_500);
  const last = document.querySelector('.sb-last li');
  expect([last?.getAttribute('data-size'), last?.querySelector('.unseen')?.textContent]).toEqual([
    'big',
    '6, 2, 5, 13',
  ]);
});

test('three alike are a triple, and neither big nor small', async () => {
  const { table, round } = await played([4, 4, 4], 'big', 'even', 'any_triple');
  expect(table.scene.tell(round)).toBe('4, 4, 4: 12, a triple.');
  expect([table.label('big'), table.label('any_triple')]).toEqual([
    'Big, pays 1 to 1',
    'Any triple, pays 31 to 1, €160.00 back',
  ]);
});

test('a round can be bet again, one of a reload too, and stands among the last ones once', async () => {
  const { table, round } = await played([1, 2, 3], 'small');
  await table.scene.show(round, false);
  expect(document.querySelectorAll('.sb-last li')).toHaveLength(1);
  expect(table.scene.bet(0)).toBeNull();
  table.press('Repeat');
  expect(table.scene.bet(0)?.bet).toEqual({ small: 500 });
  const again = open();
  again.scene.past([
    { bets: {}, ...throwOf([1, 1, 1]) },
    { bets: {}, ...throwOf([6, 6, 5]) },
  ]);
  again.scene.lay(round.shown);
  expect(again.label('small')).toBe('Small, pays 1 to 1, €5.00 staked');
  expect([...document.querySelectorAll('.sb-last b')].map((total) => total.textContent)).toEqual(['17', '3']);
  again.scene.putAway();
  expect(again.scene.bet(0)).toBeNull();
});

test('each group is one stop for the tabulator, and arrow keys lead on within it', () => {
  const { spot } = open();
  const stops = [...document.querySelectorAll<HTMLElement>('.sb-spot')].filter(
    ({ tabIndex }) => tabIndex === 0,
  );
  expect(stops.map(({ dataset }) => dataset['bet'])).toEqual([
    ...['small', 'total_4', 'single_1', 'double_1', 'triple_1', 'pair_1_2'],
  ]);
  spot('total_4')?.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft'])
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(document.activeElement).toBe(spot('total_5'));
  expect([spot('total_4')?.tabIndex, spot('total_5')?.tabIndex]).toEqual([-1, 0]);
});

test('the information names the exact return of each bet', () => {
  for (const bet of SIC_BO_BETS) {
    const exact = returnOf(sicBoOutcomes(bet)).mul(1_000_000).floor().valueOf();
    expect([bet.name, RETURNS[bet.kind]]).toEqual([bet.name, exact]);
  }
  const info = open()
    .scene.info(100)
    .map((part) => part.textContent)
    .join(' ');
  expect(info).toContain('Total 9 or 127 to 192.5925%€1.00 to €130.00');
});

test('every language says all of sic bo', () => {
  expectTextsOfAllLanguages(SICBO_TEXTS);
});
