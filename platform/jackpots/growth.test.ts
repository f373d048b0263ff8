import { grow } from './growth';

const jackpot = { stakes: 0n, share: 100, owed: 0n, held: 1_000n, max: 10_000n };

test('it takes its share of the stakes', () => {
  expect(grow({ ...jackpot, stakes: 5_000n })).toEqual({ paid: 50n, owed: 0n });
});

test('no fraction of a cent is lost, however small the stakes', () => {
  let owed = 0n;
  let paid = 0n;
  for (let spin = 0; spin < 1_000; spin += 1) {
    const growth = grow({ ...jackpot, stakes: 7n, owed });
    owed = growth.owed;
    paid += growth.paid;
  }
  expect(paid).toBe(70n);
  expect(owed).toBe(0n);
});

test('stakes that were given back are made up for by the next ones; it never falls', () => {
  const back = grow({ ...jackpot, stakes: -5_000n });
  expect(back).toEqual({ paid: 0n, owed: -500_000n });
  expect(grow({ ...jackpot, stakes: 4_900n, owed: back.owed })).toEqual({ paid: 0n, owed: -10_000n });
  expect(grow({ ...jackpot, stakes: 5_100n, owed: back.owed })).toEqual({ paid: 1n, owed: 0n });
});

test('it takes up to its maximum, and what does not fit waits for the next one', () => {
  expect(grow({ ...jackpot, held: 9_990n, stakes: 5_033n })).toEqual({ paid: 10n, owed: 403_300n });
  expect(grow({ ...jackpot, held: 10_000n, stakes: 5_000n })).toEqual({ paid: 0n, owed: 500_000n });
  expect(grow({ ...jackpot, held: 12_000n, stakes: 5_000n })).toEqual({ paid: 0n, owed: 500_000n });
});
