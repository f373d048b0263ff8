import { isAhead } from './worth';

test.each([
  ['one that paid more than its stake', [{ state: 'out', stake: 500, pay: 750 }], true],
  ['one that brought its stake back', [{ state: 'paid', stake: 500, pay: 500 }], false],
  [
    'one of two, while the other is in',
    [
      { state: 'out', stake: 500, pay: 750 },
      { state: 'held', stake: 500, pay: null },
    ],
    false,
  ],
  [
    'one of two that was worth both',
    [
      { state: 'out', stake: 500, pay: 1_001 },
      { state: 'lost', stake: 500, pay: 0 },
    ],
    true,
  ],
  [
    'beside one that went back',
    [
      { state: 'out', stake: 500, pay: 750 },
      { state: 'returned', stake: 500, pay: null },
    ],
    true,
  ],
  ['none', [], false],
])('%s', (_what, bets, ahead) => {
  expect(isAhead(bets)).toBe(ahead);
});

test('a law that celebrates above three stakes has nothing for three of them', () => {
  const paid = (pay: number) => [{ state: 'paid', stake: 500, pay }];
  expect([isAhead(paid(1_500), 3), isAhead(paid(1_501), 3)]).toEqual([false, true]);
});
