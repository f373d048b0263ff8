import type { GameMessage } from './bridge';
import type { Panels } from './panels';
import { speak } from './texts';
import { explain, type TroubleCode } from './trouble';

async function hinder(code: TroubleCode, framed: boolean, answer = 'close') {
  const told: GameMessage[] = [];
  const shown: string[] = [];
  const panels = {
    ask: ({ title }: { title: string }) => {
      shown.push(title);
      return Promise.resolve(answer);
    },
  } as unknown as Panels;
  const bridge = { framed, tell: (message: GameMessage) => void told.push(message) };
  return { way: await explain(code, panels, bridge, speak('en')), told, shown };
}

it('leaves it to the framing page to say that money is missing, which has the cashier', async () => {
  expect(await hinder('no_money', true)).toEqual({
    way: 'close',
    told: [{ type: 'error', code: 'no_money' }],
    shown: [],
  });
});

it('says it where the game stands in a window of its own, and asks for the cashier', async () => {
  const { told, shown } = await hinder('no_money', false, 'deposit');
  expect(shown).toEqual(['Not enough credit']);
  expect(told).toEqual([{ type: 'error', code: 'no_money' }, { type: 'deposit' }]);
});

it.each(['no_money_demo', 'limit_reached', 'network'] as const)('says %s itself', async (code) => {
  const { told, shown } = await hinder(code, true);
  expect(shown).toHaveLength(1);
  expect(told).toEqual([{ type: 'error', code }]);
});
