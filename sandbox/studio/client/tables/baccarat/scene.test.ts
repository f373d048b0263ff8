/** @jest-environment jsdom */
import { LANGUAGE_CODES, LOCALES, type LanguageCode } from '@/lib/domain/locales';
import { expectTextsOfAllLanguages } from '../../../testing/game-texts';
import { ENGINE_GAMES } from '../../../engine-rounds/games';
import { baccarat, coupOf, coupResult, type BaccaratShown } from '../../../engines/baccarat/baccarat';
import { baccaratOutcomes } from '../../../engines/baccarat/exact';
import { cardsOf } from '../../../engines/cards/cards';
import { returnOf } from '../../../engines/play/outcomes';
import { seededRng } from '../../../maths/rng';
import { speakOf } from '../../texts';
import type { SceneRound, SceneTools } from '../scene';
import { RETURNS } from './info';
import { BETS } from './names';
import { game } from './scene';

import { createSqueeze } from './squeeze';
import { BACCARAT_TEXTS } from './texts';

const money = (minor: number) => `€${(minor / 100).toFixed(2)}`;

function open(language: LanguageCode = 'en') {
  const tools = {
    boot: {
      limits: ENGINE_GAMES.baccarat.limits,
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
  const labels = () => BETS.map((bet) => spot(bet)?.getAttribute('aria-label'));
  return { scene, spot, press, labels };
}
type Opened = ReturnType<typeof open>;

/** The bet as the engine takes it, with cards that are wanted: in the order in which they are dealt. */
function play({ scene }: Opened, cards: string): SceneRound<BaccaratShown> {
  const ready = scene.bet(0);
  if (!ready) throw new Error('nothing is bet');
  const { bets } = baccarat.begin(seededRng(1), ready.bet as BaccaratShown['bets']);
  const state = { bets, ...coupOf(cardsOf(cards)) };
  expect(baccarat.staked(state)).toBe(ready.stake);
  return { shown: { ...state, ...coupResult(state) }, staked: ready.stake, pay: baccarat.result(state).pay };
}

const BANKER_WINS = '4s Jh 2d 3c 5h';
const THREE_EACH = '2s Jh 2d 3c Tc 5h';
const TIE_WITH_PAIR = '4s 4h 4d 4c';

test('chips on spots are the bet that the engine takes', () => {
  const table = open();
  expect(table.scene.bet(0)).toBeNull();
  for (const bet of BETS) table.spot(bet)?.click();
  table.press('€25.00');
  table.spot('banker')?.click();
  expect(play(table, BANKER_WINS).shown.bets).toEqual({
    player_pair: 500,
    player: 500,
    tie: 500,
    banker: 3_000,
    banker_pair: 500,
  });
  table.press('Undo');
  expect(table.scene.bet(0)?.stake).toBe(2_500);
  table.press('Clear');
  expect(table.scene.bet(0)).toBeNull();
});

test('a chip too many is refused with a word', () => {
  const table = open();
  table.press('€500.00');
  table.spot('tie')?.click();
  expect(document.querySelector('.chip-note')?.textContent).toBe('No more than €250.00 on this spot.');
  expect(table.scene.bet(0)).toBeNull();
});

describe('a round', () => {
  async function played(cards: string, bets: readonly string[]) {
    const table = open();
    for (const bet of bets) table.spot(bet)?.click();
    const round = play(table, cards);
    table.scene.setOpen(false);
    table.scene.sent();
    await table.scene.show(round, true);
    table.scene.setOpen(true);
    return { table, round };
  }
  const hand = (side: string) => {
    const root = document.querySelector(`[data-side="${side}"]`);
    const cards = [...(root?.querySelectorAll('[role="img"]') ?? [])];
    return [root?.getAttribute('aria-label'), ...cards.map((card) => card.getAttribute('aria-label'))];
  };
  const road = (name: string) => document.querySelector(`[data-road="${name}"]`)?.getAttribute('aria-label');

  it('shows both hands, who won, and what each bet came to', async () => {
    const { table, round } = await played(THREE_EACH, ['player', 'banker', 'tie']);
    expect(hand('player')).toEqual(['Player: 4', '2 of spades', '2 of diamonds', '10 of clubs']);
    expect(hand('banker')).toEqual(['Banker: 8', 'Jack of hearts', '3 of clubs', '5 of hearts']);
    expect(document.querySelectorAll('[data-third]')).toHaveLength(2);
    expect(document.querySelector('.bc-side[data-won]')?.getAttribute('data-side')).toBe('banker');
    expect(table.labels()).toEqual([
      'Player pair, pays 11 to 1',
      'Player, pays 1 to 1',
      'Tie, pays 8 to 1',
      'Banker, pays 0.95 to 1, €9.75 back',
      'Banker pair, pays 11 to 1',
    ]);
    expect(table.scene.tell(round)).toBe('Banker wins, 8 to 4. Player pair.');
    expect(road('bead')).toBe('Bead plate, the newest last: Banker');
    expect(document.body.textContent).toContain('History only.');
  });

  it('gives stakes back at a tie without a mark of a win', async () => {
    const { table, round } = await played(TIE_WITH_PAIR, ['player', 'tie', 'player_pair']);
    const won = [...document.querySelectorAll<HTMLElement>('.bc-spot[data-won]')];
    expect(won.map((spot) => spot.dataset['bet'])).toEqual(['player_pair', 'tie']);
    expect(table.labels()[1]).toBe('Player, pays 1 to 1, €5.00 back');
    expect(document.querySelector('.bc-side[data-won]')).toBeNull();
    expect(table.scene.tell(round)).toBe('Tie, 8 to 8. Player pair. Banker pair.');
    expect(road('big')).toBe('Big road: no round yet');
    expect(road('bigEyeBoy')).toBe('Big eye boy: begins after a few more rounds');
  });

  it('can be bet again, and stands on the roads once', async () => {
    const { table, round } = await played(BANKER_WINS, ['banker']);
    await table.scene.show(round, false);
    expect(road('bead')).toBe('Bead plate, the newest last: Banker');
    expect(table.scene.bet(0)).toBeNull();
    table.press('Repeat');
    expect(table.scene.bet(0)).toEqual({ bet: { banker: 500 }, stake: 500 });
    expect(table.labels()[3]).toBe('Banker, pays 0.95 to 1, €5.00 staked');
  });

  it('that came to nothing leaves the bet, and no cards', async () => {
    const table = open();
    table.spot('player')?.click();
    table.scene.setOpen(false);
    table.scene.sent();
    table.spot('banker')?.click();
    await table.scene.show(null, false);
    table.scene.setOpen(true);
    expect(table.scene.bet(0)?.bet).toEqual({ player: 500 });
    expect(hand('player')).toEqual(['Player: no cards']);
  });

  it('of a reload is shown as it is, and can be bet again', async () => {
    const before = open();
    before.spot('tie')?.click();
    const round = play(before, TIE_WITH_PAIR);
    const table = open();
    table.scene.takeBet(round.shown);
    await table.scene.show(round, false);
    expect(hand('banker')).toEqual(['Banker: 8', '4 of hearts', '4 of clubs']);
    table.press('Repeat');
    expect(table.scene.bet(0)?.bet).toEqual({ tie: 500 });
  });
});

describe('the last card', () => {
  function squeezed() {
    const squeeze = createSqueeze(speakOf('en', BACCARAT_TEXTS));
    document.body.replaceChildren(squeeze.view);
    const opened = jest.fn();
    const done = squeeze.open(cardsOf('5h')[0] ?? 0, 'Last card').then(opened);
    const slider = () => document.querySelector<HTMLElement>('[role="slider"]');
    const press = (key: string) =>
      slider()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return { opened, done, slider, press };
  }
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('opens a little with each press of an arrow key, and then for good', async () => {
    const { opened, done, slider, press } = squeezed();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) press(key);
    expect(slider()?.getAttribute('aria-valuenow')).toBe('6');
    for (let times = 0; times < 15; times += 1) press('ArrowUp');
    expect(opened).not.toHaveBeenCalled();
    await jest.runAllTimersAsync();
    await done;
    expect(slider()).toBeNull();
  });

  it('opens at once with its button', async () => {
    const { done } = squeezed();
    document.querySelector('button')?.click();
    await jest.advanceTimersByTimeAsync(400);
    await done;
  });

  it('opens by itself where nobody touches it', async () => {
    const { opened } = squeezed();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(opened).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(opened).toHaveBeenCalled();
  });
});

test('the information names the exact return of each bet', () => {
  const exact = baccaratOutcomes();
  for (const bet of BETS) expect(RETURNS[bet]).toBe(returnOf(exact[bet]).mul(1_000_000).floor().valueOf());
  const info = open()
    .scene.info(100)
    .map((part) => part.textContent)
    .join(' ');
  expect(info).toContain('Banker0.95 to 198.942%€1.00 to €1000.00');
});

test('every language says all of baccarat', () => {
  expectTextsOfAllLanguages(BACCARAT_TEXTS);
});
