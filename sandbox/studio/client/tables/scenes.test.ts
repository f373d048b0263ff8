/** @jest-environment jsdom */
import type { TableBoot } from '../../boot';
import { ENGINE_GAMES } from '../../engine-rounds/games';
import { TILES, type MinesShown } from '../../engines/mines/mines';
import { seededRng } from '../../maths/rng';
import { game as dice } from './dice/scene';
import { game as keno } from './keno/scene';
import { game as mines } from './mines/scene';
import { game as plinko } from './plinko/scene';
import type { Scene, SceneMaker, SceneTools } from './scene';
import { game as wheel } from './wheel/scene';

// Games of one stake, whose bets are made by the fields of the panel.
const GAMES = { dice, keno, mines, plinko, wheel };
type Name = keyof typeof GAMES;
const STAKE = 200;

const money = (minor: number) => `€${(minor / 100).toFixed(2)}`;
function open(name: Name) {
  const choose = jest.fn();
  const betChanged = jest.fn();
  const maker: SceneMaker<never> = GAMES[name];
  const scene = maker.create(
    {
      boot: { limits: ENGINE_GAMES[name].limits, currency: 'EUR', locale: 'en' } as unknown as TableBoot,
      money,
      sound: { on: false, set: () => undefined, play: jest.fn() },
      calm: true,
      choose,
      betChanged,
    } satisfies SceneTools,
    'en',
  ) as Scene<unknown>;
  document.body.replaceChildren(scene.stage, scene.options ?? '');
  const button = (label: string) => {
    const found = [...document.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
    );
    if (!found) throw new Error(`no button ${label}`);
    return found;
  };
  return { scene, choose, betChanged, button };
}
/** A round as the rounds service shows it. */
const roundOf = (name: Name, bet: unknown, choices: unknown[] = []) => {
  const { engine } = ENGINE_GAMES[name];
  const state = choices.reduce((now, choice) => engine.act(now, choice), engine.begin(seededRng(3), bet));
  return {
    shown: engine.shown(state),
    staked: engine.staked(state),
    pay: engine.result(state)?.pay ?? null,
  };
};

describe.each(Object.keys(GAMES) as Name[])('%s', (name) => {
  it('bets what its engine takes, and takes a bet up again', async () => {
    const { scene, button } = open(name);
    if (name === 'keno') button('Choose numbers at random').click();
    const ready = scene.bet(STAKE);
    expect(ready?.stake).toBe(STAKE);
    const round = roundOf(name, ready?.bet);
    const again = open(name).scene;
    again.takeBet(round.shown as never);
    expect(again.bet(STAKE)).toEqual(ready);
    await again.show(round, false);
    await again.show(null, false);
  });

  it('lets nobody change a bet that is on its way', () => {
    const { scene } = open(name);
    scene.setOpen(false);
    const fields = [...(scene.options?.querySelectorAll('button') ?? [])];
    expect(fields.length).toBeGreaterThan(1);
    expect(fields.every((field) => field.getAttribute('aria-disabled') === 'true')).toBe(true);
  });

  it('explains itself with figures at the stake', () => {
    const { scene } = open(name);
    document.body.replaceChildren(...scene.info(STAKE));
    expect(document.querySelectorAll('tr').length).toBeGreaterThan(3);
    expect(document.body.textContent).not.toMatch(/[{}]|undefined|NaN/);
  });
});

describe('mines', () => {
  it('opens tiles by name, counts the mines of the next bet, and shows none before the end', async () => {
    const { scene, choose, betChanged, button } = open('mines');
    button('More mines').click();
    expect(scene.bet(STAKE)?.bet).toEqual({ stake: STAKE, mines: 6 });
    expect(betChanged).toHaveBeenCalledTimes(1);
    expect(button('Row 1, tile 1, closed').getAttribute('aria-disabled')).toBe('true');
    await scene.show(roundOf('mines', { stake: STAKE, mines: 6 }), true);
    expect(document.querySelectorAll('[data-shows="mine"]')).toHaveLength(0);
    button('Row 2, tile 3, closed').click();
    expect(choose).toHaveBeenCalledWith({ do: 'open', tile: 7 });
  });

  it('says the true chance of the next gem, however early a round is cashed out by itself', async () => {
    const { scene } = open('mines');
    const ahead = () => [...document.querySelectorAll('.figures dd')].map((one) => one.textContent);
    // 20 of 25 tiles are gems; the 20th would pay more than any round does.
    expect(ahead()).toEqual(['1.23×', '80.0%']);
    const bet = { stake: STAKE, mines: 5 };
    const places = (ENGINE_GAMES.mines.engine.begin(seededRng(3), bet) as { mines: number[] }).mines;
    const safe = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !places.includes(tile));
    const first = { do: 'open', tile: safe[0] };
    await scene.show(roundOf('mines', bet, [first]), true);
    expect(ahead()).toEqual(['1.56×', '79.2%']);
    // After the end it is that of the next round.
    await scene.show(roundOf('mines', bet, [first, { do: 'open', tile: places[0] }]), true);
    expect(ahead()).toEqual(['1.23×', '80.0%']);
  });

  it('shows what a cash-out pays, where the mine was, and then all of them', async () => {
    const { scene } = open('mines');
    const bet = { stake: STAKE, mines: 5 };
    const places = (ENGINE_GAMES.mines.engine.begin(seededRng(3), bet) as { mines: number[] }).mines;
    const safe = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !places.includes(tile));
    const good = roundOf('mines', bet, [{ do: 'open', tile: safe[0] }]);
    await scene.show(good, true);
    // 0.99 × 25 ÷ 20 of 2.00
    expect(scene.choices(good).at(-1)).toMatchObject({ figure: '€2.47', weight: 'main', disabled: false });
    expect(scene.tell(good)).toBe('1 gem. Go on, or cash out €2.47.');
    const bad = roundOf('mines', bet, [
      { do: 'open', tile: safe[0] },
      { do: 'open', tile: places[0] },
    ]);
    await scene.show(bad, true);
    expect(document.querySelectorAll('[data-shows="mine"]')).toHaveLength(5);
    expect(document.querySelector('[data-last="mine"]')?.getAttribute('aria-label')).toMatch(/: mine$/);
    expect((bad.shown as MinesShown).mines).toHaveLength(5);
    expect(scene.tell(bad)).toBe('A mine.');
  });
});

it('dice: side and target are bet as chosen, and what wins is said', () => {
  const { scene, button } = open('dice');
  button('Under').click();
  button('Raise the target').click();
  expect(scene.bet(STAKE)?.bet).toEqual({ stake: STAKE, side: 'under', target: 5_100 });
  expect(document.querySelector('.track')?.getAttribute('aria-label')).toBe('Under 51.00 wins');
});

it('plinko: the ball lies in the slot that pays', async () => {
  const { scene, button } = open('plinko');
  button('High').click();
  const bet = scene.bet(STAKE)?.bet as { rows: number; risk: string };
  expect(bet).toMatchObject({ rows: 12, risk: 'high' });
  const round = roundOf('plinko', bet);
  await scene.show(round, true);
  const slots = [...document.querySelectorAll('.slot')];
  expect(slots).toHaveLength(13);
  const hit = slots.findIndex((slot) => slot.hasAttribute('data-hit'));
  const { path } = round.shown as { path: number[] };
  expect(hit).toBe(path.reduce((sum, step) => sum + step, 0));
  expect(document.querySelectorAll('.balls li')).toHaveLength(1);
});
