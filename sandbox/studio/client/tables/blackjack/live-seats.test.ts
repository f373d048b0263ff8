/** @jest-environment jsdom */
import { liveBet, NOW, ownBet, pressButton, sceneTools, viewOf } from '../../../testing/choosing-views';
import { LIVE_GAMES } from '../../../live/games';
import { KEEP_SEAT_MS } from '../../../live/limits';
import type { SeenRound } from '../../../live/live-events';
import { game } from './live-scene';

const LIMITS = LIVE_GAMES.live_blackjack.limits({ min: 100, max: 50_000 });
const [OTHER, OWN] = [liveBet(2, 'K•••47', 1_000), liveBet(1, 'A•••10', 500)];
/** The player's bet on seat 4, another's on seat 2. */
const SEATS = [
  { seat: 2, key: 2 },
  { seat: 4, key: 1 },
];
const own = ownBet({ seat: 4, bet: { seat: 4, stake: 500 } });

function open(mode: 'real' | 'demo' = 'real') {
  const tools = sceneTools(LIMITS, { mode });
  const scene = game.create(tools, 'en');
  document.body.replaceChildren(scene.stage, scene.options ?? '');
  scene.setOpen(true);
  return { scene, tools };
}
const label = (seat: number) => document.querySelectorAll('.spot')[seat - 1]?.getAttribute('aria-label');
const tag = (seat: number) =>
  [...(document.querySelectorAll('.who')[seat - 1]?.children ?? [])].map(({ textContent }) => textContent);
const owner = (seat: number) => document.querySelectorAll<HTMLElement>('.owner')[seat - 1];

describe('seats', () => {
  test('say who sits there with what stake, and which are empty', () => {
    const { scene } = open();
    scene.look(viewOf({ seats: SEATS }, { bets: [OTHER, OWN], own }));
    scene.setOpen(false);
    expect([1, 2, 4].map(label)).toEqual(['Seat 1, empty', 'Seat 2, K•••47, €10.00', 'Seat 4, yours, €5.00']);
    expect([tag(2), tag(4)]).toEqual([
      ['K•••47', '€10.00'],
      ['You', '€5.00'],
    ]);
    expect(owner(4)?.dataset['owner']).toBe('own');
    scene.look(viewOf({ phase: 'deciding', seats: SEATS }, { bets: [OTHER, OWN], own }));
    expect(tag(1)).toEqual(['Free', '']);
  });

  test('play money of others is called so, and other currencies are written as such', () => {
    const { scene } = open();
    const bets = [liveBet(1, 'B•••22', 200, 1), [2, 'C•••33', 300, 'CHF', 0, null] as const];
    scene.look(viewOf({ seats: [...SEATS] }, { bets }));
    expect(label(4)).toBe('Seat 4, B•••22, €2.00 of play money');
    expect(label(2)).toContain('CHF');
    expect(owner(4)?.hasAttribute('data-demo')).toBe(true);
  });

  test('a chip takes a free one, by press and by key; on another seat all chips move there', () => {
    const { scene, tools } = open();
    scene.look(viewOf({ seats: [{ seat: 2, key: 2 }] }, { bets: [OTHER] }));
    expect(scene.bet(0)).toBeNull();
    pressButton('Seat 3, free');
    pressButton('Seat 3');
    expect(scene.bet(0)).toEqual({ bet: { seat: 3, stake: 1_000 }, stake: 1_000 });
    expect(label(3)).toBe('Seat 3, €10.00 of yours. Lay another chip');
    expect(scene.press('6')).toBe(true);
    expect(scene.bet(0)?.bet).toEqual({ seat: 6, stake: 1_000 });
    expect([scene.press('2'), scene.press('8'), scene.bet(0)?.bet]).toEqual([
      ...[false, false],
      { seat: 6, stake: 1_000 },
    ]);
    expect(tools.betChanged).toHaveBeenCalledTimes(3);
  });

  test('chips go to the nearest free seat when somebody else takes theirs, and it is said', () => {
    const { scene } = open();
    scene.look(viewOf({}));
    pressButton('Seat 2, free');
    scene.look(viewOf({ seats: [{ seat: 2, key: 2 }] }, { bets: [OTHER] }));
    expect(scene.bet(0)?.bet).toEqual({ seat: 1, stake: 500 });
    expect(document.querySelector('.chip-note')?.textContent).toBe(
      'Seat 2 was taken. Your chips lie on seat 1 now.',
    );
    pressButton('Undo');
    expect(scene.bet(0)?.bet).toEqual({ seat: 1, stake: 500 });
  });

  test('a seat waits for who played there, and for nobody else', () => {
    const { scene } = open();
    const reserved = [3, 5].map((seat) => ({ seat, until: NOW + KEEP_SEAT_MS }));
    scene.look(viewOf({ reserved }, { lastSeat: 5, clock: NOW + 2_000 }));
    expect([label(3), tag(3)]).toEqual(['Seat 3, kept for who played there', ['Kept', '6\u00A0s']]);
    expect([label(5), tag(5)]).toEqual(['Seat 5, kept for you. Sit down with a chip', ['Yours', '6\u00A0s']]);
    expect([scene.press('3'), scene.press('5')]).toEqual([false, true]);
    scene.look(viewOf({ reserved }, { lastSeat: 5, clock: NOW + KEEP_SEAT_MS }));
    expect([scene.press('3'), tag(3)]).toEqual([true, ['', '']]);
  });

  test('a seat that was taken back is free for its player at once', () => {
    const { scene } = open();
    const bets = [OWN];
    const seats = [{ seat: 4, key: 1 }];
    pressButton('Seat 4');
    scene.setOpen(false);
    scene.look(viewOf({ seats }, { bets, own }));
    scene.look(viewOf({ seats }, { bets, lastSeat: 4 }));
    scene.setOpen(true);
    expect(scene.bet(0)?.bet).toEqual({ seat: 4, stake: 500 });
  });
});

describe('who has no seat', () => {
  const all = Array.from({ length: 7 }, (_, at) => ({ seat: at + 1, key: at + 1 }));
  const told = () => document.querySelector('.watching')?.textContent ?? null;
  test.each<[string, Partial<SeenRound>, number, string]>([
    ['all are taken', { seats: all }, 0, 'All seven seats are taken, so you are watching.'],
    [
      'the rest is kept',
      { seats: all.slice(1), reserved: [{ seat: 1, until: NOW + 5_000 }] },
      0,
      'Every seat is taken or kept for who played there. The kept ones are free in 5\u00A0s.',
    ],
    ['cards are dealt', { phase: 'deciding' }, 0, 'You are watching this round. You can take a seat when'],
    ['the round is over', { phase: 'over', nextAt: NOW + 7_000 }, 0, 'Bets open again in 7\u00A0s.'],
  ])('is told kindly that they watch, and when the next chance is: %s', (_, round, __, text) => {
    const { scene } = open();
    scene.look(viewOf(round, { bets: all.map(({ key }) => liveBet(key, `N•••${key}`, 500)) }));
    expect(told()).toContain(text);
    expect(document.querySelector('.tray')).toBeNull();
  });

  test('is told so with play money when its three seats are taken, others can sit down', () => {
    const bets = [1, 2, 3].map((key) => liveBet(key, `N•••${key}`, 500, 1));
    const table = viewOf({ seats: all.slice(0, 3) }, { bets });
    const { scene } = open('demo');
    scene.look(table);
    expect(told()).toContain('Play money has three seats here');
    expect(scene.press('7')).toBe(false);
    const money = open().scene;
    money.look(table);
    expect([told(), money.press('7')]).toEqual([null, true]);
  });

  test('hears it once, not each second', () => {
    const { scene } = open();
    const at = (left: number) => scene.look(viewOf({ phase: 'over', nextAt: NOW + left }));
    at(7_000);
    at(6_000);
    const heard = [...document.querySelectorAll('.blackjack > .unseen')].map((one) => one.textContent);
    expect([heard, told()]).toEqual([
      [expect.stringContaining('7\u00A0s')],
      expect.stringContaining('6\u00A0s'),
    ]);
  });
});
