/** @jest-environment jsdom */
import type { TableBoot } from '../../boot';
import { ENGINE_GAMES } from '../../engine-rounds/games';
import { element } from '../dom';
import { speak, speakOf } from '../texts';
import { createChipBets } from './chip-bets';
import { createChipControls } from './chip-controls';
import { stopsHeldKey, keptByFocus } from '../keys';
import type { ChoiceButton } from './scene';
import { createTable } from './table';
import { TABLE_TEXTS } from './texts';

const money = (minor: number) => `€${(minor / 100).toFixed(2)}`;
const HIT: ChoiceButton = { choice: 'hit', label: 'Hit', weight: 'equal', key: 'h' };
const STAND: ChoiceButton = { choice: 'stand', label: 'Stand', weight: 'equal', key: 's' };
const DOUBLE: ChoiceButton = { choice: 'double', label: 'Double', weight: 'quiet', key: 'd' };

function sitDown(options: HTMLElement | null = null) {
  document.body.replaceChildren(element('main', { id: 'game' }));
  const root = document.querySelector('main') as HTMLElement;
  const on = {
    begin: jest.fn(),
    choose: jest.fn(),
    stake: jest.fn(),
    info: jest.fn(),
    fair: jest.fn(),
    sound: jest.fn(),
  };
  const table = createTable(
    root,
    {
      limits: ENGINE_GAMES.mines.limits,
      kind: 'mines',
      title: 'Mines',
      mode: 'real',
    } as unknown as TableBoot,
    { stage: element('div'), options, oneStake: options === null, begin: 'Deal' },
    { say: speak('en'), table: speakOf('en', TABLE_TEXTS) },
    money,
    on,
  );
  const focused = () => document.activeElement?.textContent;
  const named = (name: string) =>
    [...document.querySelectorAll('button')].find((button) => button.textContent?.startsWith(name));
  table.setReady(100);
  table.setState('idle');
  return { table, on, focused, named };
}

it('leaves the focus in the row of choices, from the deal to the end of a round', () => {
  const { table, focused, named } = sitDown();
  named('Deal')?.focus();
  table.setState('sending');
  expect(focused()).toBe('Deal€1.00');
  table.offer([HIT, STAND, DOUBLE]);
  table.setState('choosing');
  expect(focused()).toBe('Hit');
  named('Stand')?.focus();
  table.setState('sending');
  expect(focused()).toBe('Stand');
  // The next hand: the same choice is there again. Then one that is not.
  table.offer([HIT, STAND]);
  expect(focused()).toBe('Stand');
  named('Stand')?.focus();
  table.offer([DOUBLE]);
  expect(focused()).toBe('Double');
  table.offer([]);
  table.setReady(null);
  table.setState('idle');
  expect(focused()).toBe('Deal');
});

it('takes no focus from elsewhere', () => {
  const { table, named } = sitDown();
  named('Deal')?.blur();
  table.offer([HIT, STAND]);
  expect(document.activeElement).toBe(document.body);
});

it('lets nothing be pressed that cannot be, though it keeps the focus', () => {
  const { table, on, named } = sitDown();
  table.setReady(null);
  named('Deal')?.click();
  table.setState('sending');
  table.offer([HIT, { ...STAND, disabled: true }]);
  named('Hit')?.click();
  table.setState('choosing');
  named('Stand')?.click();
  expect(on.begin).not.toHaveBeenCalled();
  expect(on.choose).not.toHaveBeenCalled();
  named('Hit')?.click();
  expect(on.choose).toHaveBeenCalledWith('hit');
  expect(document.querySelectorAll('.choices [aria-disabled="true"]')).toHaveLength(1);
});

it('presses choices by their keys, and repeats the last bet by R', () => {
  const sound = { on: false, set: () => undefined, play: () => undefined };
  const limits = { spots: { spot: { min: 1, max: 1_000 } }, total: { min: 1, max: 1_000 } };
  const bets = createChipBets<'here'>(limits, () => 'spot');
  const controls = createChipControls(
    { boot: { limits }, money, sound, betChanged: () => undefined },
    'en',
    bets,
    () => undefined,
  );
  const { table, on } = sitDown(controls.view);
  bets.remember([{ spot: 'here', amount: 500 }]);
  controls.update();
  expect(bets.total).toBe(0);
  expect(table.press('r')).toBe(true);
  expect(bets.total).toBe(500);
  table.offer([HIT, STAND]);
  table.setState('choosing');
  expect(table.press('s')).toBe(true);
  expect(on.choose).toHaveBeenCalledWith('stand');
  expect(table.press('x')).toBe(false);
});

it.each([
  ['button', 'h', false],
  ['button', 'Enter', true],
  ['button', ' ', true],
  ['button', 'ArrowUp', true],
  ['a', 'Enter', true],
  ['input', 'h', true],
  ['select', 's', true],
  ['div', 'Enter', false],
  ['div', 'h', false],
] as const)('a focused %s keeps %j: %j', (tag, key, kept) => {
  const target = element(tag);
  document.body.replaceChildren(target);
  let answer: boolean | null = null;
  document.body.addEventListener('keydown', (event) => (answer = keptByFocus(event)), { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(answer).toBe(kept);
});

it.each([
  ['div', ' ', true],
  ['button', 'Enter', true],
  ['input', ' ', false],
  ['div', 'ArrowUp', false],
] as const)('a %s with %j held down: the game takes it: %j', (tag, key, taken) => {
  const target = element(tag);
  document.body.replaceChildren(target);
  const answers: boolean[] = [];
  const hear = (event: KeyboardEvent) => answers.push(stopsHeldKey(event), event.defaultPrevented);
  document.body.addEventListener('keydown', hear);
  for (const repeat of [false, true])
    target.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
  document.body.removeEventListener('keydown', hear);
  expect(answers).toEqual([false, false, taken, taken]);
});
