import { readStudioMessage } from './use-studio-messages';

const from = (message: object) => ({ source: 'parlour-studio', ...message });

test.each([
  [from({ type: 'ready' }), { type: 'ready' }],
  [from({ type: 'deposit' }), { type: 'deposit' }],
  [from({ type: 'escape' }), { type: 'escape' }],
  [from({ type: 'sound', on: true }), { type: 'sound', on: true }],
  [from({ type: 'credit', balance: null }), { type: 'credit', balance: null }],
  [
    from({ type: 'round-shown', roundId: 'r', won: 7, balance: 9 }),
    { type: 'round-shown', roundId: 'r', won: 7, balance: 9 },
  ],
  [from({ type: 'error', code: 'no_money' }), { type: 'error', code: 'no_money' }],
  [
    from({ type: 'round-started', roundId: 'r', stake: 100 }),
    { type: 'round-started', roundId: 'r', stake: 100, balance: null },
  ],
  [
    from({ type: 'round-ended', roundId: 'r', stake: 100, won: 0, balance: 50 }),
    { type: 'round-ended', roundId: 'r', stake: 100, won: 0, balance: 50 },
  ],
])('%j is understood', (data, expected) => {
  expect(readStudioMessage(data)).toEqual(expected);
});

test.each([
  null,
  'ready',
  { type: 'ready' },
  { source: 'someone-else', type: 'ready' },
  from({ type: 'jackpot' }),
  from({ type: 'error' }),
  from({ type: 'sound', on: 'yes' }),
  from({ type: 'credit', balance: -1 }),
  from({ type: 'credit', balance: '5' }),
  from({ type: 'round-shown', won: 7, balance: 9 }),
  from({ type: 'round-started', stake: 100 }),
  from({ type: 'round-ended', roundId: 'r', stake: 100, won: 1.5 }),
  from({ type: 'round-ended', roundId: 'r', stake: 100, won: -5 }),
  from({ type: 'round-ended', roundId: 'r', stake: '100', won: 5 }),
])('%j is ignored', (data) => {
  expect(readStudioMessage(data)).toBeNull();
});
