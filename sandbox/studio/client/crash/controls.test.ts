/** @jest-environment jsdom */
import type { CrashBoot } from '../../boot';
import { CRASH_LIMITS, MAX_WIN, OPEN_MS } from '../../crash/limits';
import { moneyWriter } from '../money';
import { TABLE_TEXTS } from '../tables/texts';
import { speak, speakOf } from '../texts';
import type { Slot } from './action';
import { createControls } from './controls';
import { CRASH_TEXTS } from './texts';

const boot: CrashBoot = {
  ...{ kind: 'crash', mode: 'demo', title: 'Skyline', provider: 'Vega Nine', currency: 'EUR', locale: 'en' },
  ...{
    language: 'en',
    paceMs: 5_000,
    api: '',
    verifier: '/studio/verify',
    webOrigin: '',
    lobbyUrl: '',
    celebrateAbove: 1,
    limits: CRASH_LIMITS,
  },
  ...{ maxWin: MAX_WIN, rtpMillionths: 990_000, openMs: OPEN_MS, confirmMs: 500 },
};
const idle: Slot = { stake: 1_000, auto: null, bet: null, queued: false, busy: false };

function open() {
  const done: unknown[][] = [];
  const slots: Slot[] = [{ ...idle }, { ...idle }];
  const controls = createControls(
    boot,
    { say: speak('en'), table: speakOf('en', TABLE_TEXTS), crash: speakOf('en', CRASH_TEXTS) },
    moneyWriter('en', 'EUR'),
    {
      press: (at) => done.push(['press', at]),
      stake(at, stake) {
        done.push(['stake', at, stake]);
        slots[at] = { ...idle, ...slots[at], stake };
        controls.show(at, slots[at]);
      },
      auto(at, auto) {
        done.push(['auto', at, auto]);
        slots[at] = { ...idle, ...slots[at], auto };
        controls.show(at, slots[at]);
      },
      second: (on) => done.push(['second', on]),
    },
  );
  document.body.replaceChildren(controls.view);
  slots.forEach((slot, at) => controls.show(at, slot));
  controls.setSecond(false, true);
  const slot = controls.view.querySelector('.slot');
  const named = (name: string) => slot?.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
  const type = (name: string, text: string) => {
    const input = slot?.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
    if (!input) throw new Error('no such field');
    input.value = text;
    input.dispatchEvent(new Event('change'));
    return input.value;
  };
  return { controls, done, named, type, button: () => slot?.querySelector<HTMLButtonElement>('.go') };
}

test('a stake is stepped, halved, doubled, chosen and typed, within the limits', () => {
  const { named, type, done } = open();
  named('Raise the stake')?.click();
  named('Double the stake')?.click();
  named('Half the stake')?.click();
  named('Stake €5.00')?.click();
  named('Lower the stake')?.click();
  expect(done.map(([, , stake]) => stake)).toEqual([2_000, 4_000, 2_000, 500, 200]);
  expect(type('Stake', '7.5')).toBe('€7.50');
  expect(type('Stake', '999')).toBe('€100.00');
  expect(type('Stake', '0')).toBe('€100.00');
  expect(type('Stake', 'x')).toBe('€100.00');
  expect(named('Raise the stake')?.disabled).toBe(true);
});

test('an auto cash-out is stepped, typed and turned off', () => {
  const { named, type, done } = open();
  expect(named('Lower the auto cash-out')?.disabled).toBe(true);
  named('Raise the auto cash-out')?.click();
  expect(type('Auto cash-out', '1,37')).toBe('1.37×');
  expect(type('Auto cash-out', '1')).toBe('1.01×');
  named('Lower the auto cash-out')?.click();
  expect(done.map(([, , auto]) => auto)).toEqual([200, 137, 101, null]);
  expect(type('Auto cash-out', '')).toBe('');
});

test('the button says what it does and what it comes to', () => {
  const { controls, button, done } = open();
  const text = () => button()?.textContent;
  controls.act(0, { does: 'bet', amount: 1_000, ready: true });
  expect(text()).toBe('Bet€10.00');
  controls.act(0, { does: 'cash', amount: 1_240, ready: true });
  expect(text()).toBe('Cash out€12.40');
  button()?.click();
  expect(done).toEqual([['press', 0]]);
  controls.act(0, { does: 'leave', amount: 1_000, ready: true });
  expect(text()).toBe('You are on boardTap to leave, €10.00 goes back');
  controls.act(0, { does: 'cash', amount: 1_000, ready: false });
  expect(button()?.disabled).toBe(true);
  controls.act(0, { does: 'nothing', why: 'out', amount: 1_240 });
  expect([text(), button()?.disabled]).toEqual(['Cashed out€12.40', true]);
});

test('fields of a bet that is placed are locked; a second bet has its own, and goes only when nothing is on it', () => {
  const { controls, named } = open();
  controls.show(0, { ...idle, queued: true });
  for (const name of ['Raise the stake', 'Half the stake', 'Raise the auto cash-out'])
    expect(named(name)?.disabled).toBe(true);
  const second = () => controls.view.querySelectorAll<HTMLElement>('.slot')[1];
  const add = controls.view.querySelector<HTMLButtonElement>('.add');
  expect([second()?.hidden, add?.getAttribute('aria-label')]).toEqual([true, 'Add a second bet']);
  controls.setSecond(true, false);
  expect([second()?.hidden, add?.disabled]).toEqual([false, true]);
  controls.setSecond(true, true);
  expect([add?.disabled, add?.getAttribute('aria-label')]).toEqual([false, 'Remove the second bet']);
});
