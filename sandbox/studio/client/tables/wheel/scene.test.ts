/** @jest-environment jsdom */
import type { TableBoot } from '../../../boot';
import { ENGINE_GAMES } from '../../../engine-rounds/games';
import { RISKS } from '../../../engines/instant/risks';
import { SEGMENT_COUNTS, segmentsOf } from '../../../engines/wheel/segments';
import { wheel, type WheelBet, type WheelState } from '../../../engines/wheel/wheel';
import type { SceneTools } from '../scene';
import { paintOf, tiersOf } from './paints';
import { game } from './scene';

const STAKE = 200;

function open() {
  const tools = {
    boot: { limits: ENGINE_GAMES.wheel.limits, currency: 'EUR', locale: 'en' } as unknown as TableBoot,
    money: (minor: number) => `€${(minor / 100).toFixed(2)}`,
    sound: { on: false, set: () => undefined, play: jest.fn() },
    calm: true,
    choose: jest.fn(),
    betChanged: jest.fn(),
  } satisfies SceneTools;
  const scene = game.create(tools, 'en');
  document.body.replaceChildren(scene.stage, scene.options ?? '');
  const press = (name: string) =>
    [...document.querySelectorAll('button')]
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
      ?.click();
  const legend = () =>
    [...document.querySelectorAll('.wheel-legend li')].map((one) =>
      [...one.children].map((part) => part.textContent).join(' '),
    );
  return { tools, scene, press, legend };
}
const roundAt = (bet: WheelBet, segment: number) => {
  const shown: WheelState = { bet, segment };
  return { shown, staked: bet.stake, pay: wheel.result(shown)?.pay ?? 0 };
};

it('bets on the wheel that is chosen, and says how many segments pay what', () => {
  const { scene, press, legend } = open();
  expect(legend()).toEqual([
    '1.80× 2 of 20 10%',
    '1.30× 10 of 20 50%',
    '0.80× 4 of 20 20%',
    '0.00× 4 of 20 20%',
  ]);
  press('More segments');
  press('High');
  expect(scene.bet(STAKE)?.bet).toEqual({ stake: STAKE, segments: 30, risk: 'high' });
  expect(legend()).toEqual(['29.70× 1 of 30 3.33%', '0.00× 29 of 30 96.67%']);
});

it('stands at the segment that was drawn, says what it pays, and keeps it among the last ones', async () => {
  const { scene } = open();
  const round = roundAt({ stake: STAKE, segments: 10, risk: 'medium' }, 6);
  await scene.show(round, true);
  expect(document.querySelector<HTMLElement>('.wheel-disc')?.style.rotate).toBe('-216deg');
  expect(document.querySelector('.wheel-face')?.getAttribute('aria-label')).toBe(
    'The wheel stands at segment 7 of 10: 2×',
  );
  expect(document.querySelector('.wheel-hub')?.textContent).toBe('2×');
  expect(document.querySelector('.wheel-legend [data-now] b')?.textContent).toBe('2.00×');
  expect(scene.tell(round)).toBe('Segment 7: 2.00×.');
  expect(document.querySelectorAll('.wheel-last li')).toHaveLength(1);
});

it('forgets the segment when another wheel is chosen, and draws one slice for each', async () => {
  const { scene, press } = open();
  await scene.show(roundAt({ stake: STAKE, segments: 40, risk: 'low' }, 3), false);
  expect(document.querySelectorAll('.wheel-last li')).toHaveLength(0);
  press('More segments');
  expect(document.querySelector('.wheel-hub')?.textContent).toBe('');
  expect(document.querySelectorAll('.wheel-legend [data-now]')).toHaveLength(0);
  const slices = [...document.querySelectorAll('.wheel-disc > path')].filter((one) =>
    one.getAttribute('fill')?.startsWith('#'),
  );
  expect(slices).toHaveLength(50);
});

it.each(SEGMENT_COUNTS.flatMap((count) => RISKS.map((risk) => [count, risk] as const)))(
  'paints every pay of %i segments at %s risk differently',
  (count, risk) => {
    const pays = segmentsOf(count, risk);
    const tiers = tiersOf(pays);
    expect(tiers.reduce((sum, tier) => sum + tier.count, 0)).toBe(count);
    expect(new Set(tiers.map(({ pay }) => paintOf(pays, pay).tier)).size).toBe(tiers.length);
  },
);
