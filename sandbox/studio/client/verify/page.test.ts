/** @jest-environment jsdom */
import { setImmediate } from 'node:timers/promises';
import { TextDecoder, TextEncoder } from 'node:util';
import { waitFor } from '@testing-library/dom';
import { anyRecord } from '../../testing/fair-rounds';
import spins from '../../fair/spin-vectors.json';
import vectors from '../../fair/vectors.json';
import type { LanguageCode } from '@/lib/domain/locales';
import type { VerifyBoot } from '../../fair/page';
import { REEL_ART } from '../testing/reel-art';
import { PROVED_GAMES, withSum, type RoundRecord } from '../../fair/record';
import { verifyRound } from '../../fair/verify';
import { momentsOf } from '../../slots/moments';
import type { NamedState } from '../../slots/slot-engine';
import { fragmentOf, textOf, verifyLink } from './link';
import { openVerifier } from './page';
import { sceneOf } from './scenes';
import { VERIFY_TEXTS } from './texts';

// Every browser has them, jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const BASE = '/studio';
let root: HTMLElement;
beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  root = document.createElement('div');
  document.body.replaceChildren(root);
  window.location.hash = '';
});

const open = (over: Partial<VerifyBoot> = {}) =>
  openVerifier(root, { language: 'en', base: BASE, replay: null, art: REEL_ART, ...over }, sceneOf);
const text = (selector: string) => root.querySelector(selector)?.textContent ?? null;
const texts = (selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent);
const button = (name: string) => {
  const found = [...root.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const paste = (value: string) => {
  const field = root.querySelector('textarea');
  if (!field) throw new Error('no field');
  field.value = value;
  button('Check').click();
};
/** The game's picture comes by itself: its module is loaded when a round needs it. */
const steps = () => waitFor(() => expect(root.querySelector('.steps')).not.toBeNull(), { timeout: 15_000 });
const follow = (...records: RoundRecord[]) => {
  window.location.hash = verifyLink(`${BASE}/verify`, records, 'en').split('#')[1] ?? '';
};
const record = (kind: RoundRecord['game']) =>
  vectors.findLast(
    ({ game, choices }) => game === kind && (kind !== 'mines' || choices.length > 1),
  ) as RoundRecord;

it('says what it is for before there is a round, and what to do', () => {
  open();
  expect(text('h1')).toBe('Check a round');
  expect(text('.answer')).toBe('');
  paste('  ');
  expect(text('.verdict')).toContain('There is no round in this');
});

const whose = (kind: RoundRecord['game']) => {
  if (kind === 'crash') return 'Salt of the chain';
  return kind.startsWith('live_') ? 'Words of the first who bet' : 'Your seed';
};
/** Games whose chips are seen on the table before the result. */
const CHIPS = /roulette|baccarat|live_dice|gameshow/;
it.each(PROVED_GAMES)(
  'shows a round of %s that a link brought: true, each step, and what it came from',
  async (kind) => {
    const round = record(kind);
    follow(round);
    open();
    await steps();
    expect(text('.verdict h2')).toBe('This round is true');
    expect(texts('.lines .word')).toEqual(Array.from({ length: kind === 'crash' ? 7 : 6 }, () => 'equal'));
    const [seen] = verifyRound(round).steps;
    const pictures = kind === 'slot' ? momentsOf(seen?.shown as NamedState) : verifyRound(round).steps;
    expect(texts('.steps > ol > li')).toHaveLength(pictures.length + (CHIPS.test(kind) ? 1 : 0));
    expect(text('.facts')).toContain(round.serverSeed);
    expect(text('.facts')).toContain(round.clientSeed);
    // At a table that many share, it is not the reader's own.
    expect(text('.facts')).toContain(whose(kind));
    expect(root.textContent).not.toMatch(/[{]\w+[}]|undefined|NaN/);
    expect(root.querySelector('#game')?.getAttribute('aria-label')).not.toBe('');
  },
);

it('goes through the steps by buttons, forth and back, and by the list', async () => {
  follow(record('mines'));
  open();
  await steps();
  const opened = () => root.querySelectorAll('.tile[data-open]').length;
  const at = (where: string, tiles: number) =>
    waitFor(() =>
      expect([root.querySelector('.where')?.firstChild?.textContent, opened()]).toEqual([where, tiles]),
    );
  await at('Step 1 of 3', 0);
  button('One step back').click();
  await at('Step 1 of 3', 0);
  expect(button('One step back').getAttribute('aria-disabled')).toBe('true');
  button('One step on').click();
  await at('Step 2 of 3', 1);
  button('One step back').click();
  await at('Step 1 of 3', 0);
  root.querySelectorAll<HTMLElement>('.steps > ol button')[2]?.click();
  expect(text('.where')).toContain('Step 3 of 3 Cash out.');
  expect(root.querySelector('.steps > ol [aria-current="step"]')?.textContent).toContain('Cash out');
});

it('goes through the pictures of a slot by arrow keys, the ends too, and leaves fields their arrows', async () => {
  const bought = vectors.find(({ game, shown }) => game === 'slot' && JSON.stringify(shown).length > 2_000);
  follow(bought as RoundRecord);
  open();
  await steps();
  const last = root.querySelectorAll('.steps > ol > li').length;
  expect(last).toBeGreaterThan(8);
  const press = (key: string, target: Element = document.body) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const where = () => root.querySelector('.where')?.firstChild?.textContent;
  press('ArrowRight');
  expect(where()).toBe(`Step 2 of ${last}`);
  press('End');
  press('ArrowRight');
  expect(where()).toBe(`Step ${last} of ${last}`);
  press('ArrowLeft', root.querySelector('textarea') ?? root);
  expect(where()).toBe(`Step ${last} of ${last}`);
  press('Home');
  expect(where()).toBe(`Step 1 of ${last}`);
  expect(root.querySelector('#game')?.getAttribute('aria-label')).toContain('Reel 1: ');
});

it.each(PROVED_GAMES.filter((kind) => CHIPS.test(kind)))(
  'shows what was bet at %s before what came of it',
  async (kind) => {
    follow(record(kind));
    open();
    await steps();
    expect(text('.steps > ol > li')).toMatch(/^Bet: .*\d$/);
    const chips = () => root.querySelectorAll('#game .chip, #game .pile').length;
    expect(chips()).toBeGreaterThan(0);
    button('One step on').click();
    await waitFor(() => expect(text('.where')).toMatch(/Step 2 of 2 The result\./));
  },
);

it('says which line differs, with both values, and takes the reader there', () => {
  open();
  const round = anyRecord(8, 'dice');
  paste(JSON.stringify(withSum({ ...round, pay: round.pay + 100 })));
  expect(text('.verdict')).toContain('It differs in: Pay.');
  expect(document.activeElement).toBe(root.querySelector('.verdict'));
  const line = root.querySelector('.lines [data-holds="false"]');
  expect(line?.querySelector('h4')?.textContent).toBe('Pay');
  expect(line?.querySelectorAll('dd')).toHaveLength(2);
});

it.each([
  ['half a text', '{"a":', 'This is not JSON'],
  ['another document', '{"a":1}', 'not the record of a round'],
  ['another version', JSON.stringify({ ...anyRecord(1), record: 'parlour-round/9' }), '"parlour-round/9"'],
  ['other rules', JSON.stringify({ ...anyRecord(1), rules: 9 }), 'does not know these rules'],
  ['a seed in use', JSON.stringify({ ...anyRecord(1), serverSeed: null }), 'not told yet'],
  ['a field', JSON.stringify({ ...anyRecord(1), nonce: -1 }), 'nonce'],
])('says in clear words what is wrong with %s', (_what, given, said) => {
  open();
  paste(given);
  expect(root.querySelector('.verdict')?.getAttribute('data-verdict')).toBe('fault');
  expect(text('.verdict p')).toContain(said);
});

it('checks many, puts those first that are not true, and shows each', async () => {
  open();
  const rounds = Array.from({ length: 120 }, (_, number) => anyRecord(number));
  const changed = rounds.map((one, at) => (at === 70 ? { ...one, pay: one.pay + 1 } : one));
  paste(changed.map((one) => JSON.stringify(one)).join('\n'));
  expect(text('.verdict h2')).toBe('One of 120 rounds is not true');
  expect(texts('.many li')).toHaveLength(100);
  expect(text('.many li')).toMatch(/^Round 71: .*, not true$/);
  root.querySelectorAll<HTMLElement>('.many li button')[1]?.click();
  await steps();
  expect(text('.detail .verdict h2')).toBe('This round is true');
});

it('speaks another language at once, and keeps the answer', async () => {
  follow(record('dice'));
  open();
  await steps();
  const select = root.querySelector('select');
  if (!select) throw new Error('no languages');
  for (const language of ['de', 'fr', 'ch', 'au'] satisfies LanguageCode[]) {
    select.value = language;
    const now = root.querySelector('select');
    if (now) now.value = language;
    now?.dispatchEvent(new Event('change'));
    expect(text('.verdict h2')).toBe(VERIFY_TEXTS[language].isTrue);
    expect(document.activeElement).toBe(root.querySelector('select'));
  }
  expect(document.documentElement.lang).toBe('en-AU');
  document.documentElement.lang = 'en';
});

it('shows the round of an address while its seed is a secret, and says what to do', async () => {
  const { serverSeed, sum: _sum, record: _record, rules: _rules, ...facts } = record('blackjack');
  const { steps: seen } = verifyRound(record('blackjack'));
  open({ replay: { facts, steps: seen, record: null, title: 'Velvet 21', provider: 'Saffron Lane' } });
  await steps();
  expect(text('h1')).toBe('Velvet 21');
  expect(text('.secret')).toContain('ask for new seeds');
  expect(root.querySelector('.verdict')).toBeNull();
  expect(root.querySelector('textarea')).toBeNull();
  expect(root.textContent).not.toContain(serverSeed);
});

it('writes fragments that lead back, and takes no nonsense', () => {
  for (const said of ['', 'lantern — 18', '{"a":"Zürich 🎲"}']) expect(textOf(fragmentOf(said))).toBe(said);
  expect(textOf('%%%')).toBeNull();
  expect(textOf('_w')).toBeNull();
});

it.each(['dice', 'live_roulette', 'slot'] as const)(
  'draws nothing of a seat that was bet on as at %s: nothing was played',
  async (other) => {
    open();
    const { bet, choices, result, shown } = record(other);
    paste(JSON.stringify(withSum({ ...record('live_blackjack'), bet, choices, result, shown })));
    expect(text('.verdict h2')).toBe(VERIFY_TEXTS.en.isFalse);
    await sceneOf('live_blackjack');
    await setImmediate();
    expect(root.querySelector('.steps')).toBeNull();
  },
);

it('shows the beginning of a fact that is longer than any', () => {
  open();
  paste(JSON.stringify(withSum({ ...record('dice'), clientSeed: 'x'.repeat(1_000_000) })));
  expect(Math.max(...texts('code').map((code) => code?.length ?? 0))).toBeLessThan(20_010);
});

it('shows a spin of the wheel that a link brought, true or not', () => {
  const [spin] = spins;
  window.location.hash = fragmentOf(JSON.stringify(spin));
  open();
  expect(text('.verdict h2')).toBe('This spin is true');
  expect(texts('.lines .word')).toEqual(['equal', 'equal', 'equal']);
  expect(text('.facts')).toContain(spin?.serverSeed);
  paste(JSON.stringify({ ...spin, prize: { kind: 'bonus', size: 1 } }));
  expect(text('.verdict')).toContain('Prize of the field');
  paste(JSON.stringify([{ ...spin, serverSeed: null }, record('dice')]));
  expect(texts('.verdict h2')).toEqual(['This can’t be checked', 'This round is true']);
});
