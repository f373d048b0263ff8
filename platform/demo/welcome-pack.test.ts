import { WELCOME_DEPOSITS } from '@/lib/domain/bonuses';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { WELCOME_PACK } from './welcome-pack';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test('comes to up to 800 and 335 free spins over the first four deposits', () => {
  expect(WELCOME_PACK.map(({ depositsFrom, depositsTo }) => [depositsFrom, depositsTo])).toEqual(
    Array.from({ length: WELCOME_DEPOSITS }, (_, place) => [place + 1, place + 1]),
  );
  expect(sum(WELCOME_PACK.map(({ amounts }) => amounts.EUR?.maxBonus ?? 0))).toBe(80_000);
  expect(sum(WELCOME_PACK.map(({ freeSpins }) => freeSpins))).toBe(335);
});

test('is the pack before the first deposit and standard after it', () => {
  expect(WELCOME_PACK.map(({ tag }) => tag)).toEqual(['vip-pack', 'standard', 'standard', 'standard']);
});

test('is told in five languages, and in whole minor units of every currency', () => {
  for (const { name, shortDescription, amounts } of WELCOME_PACK) {
    for (const texts of [name, shortDescription]) {
      expect(Object.keys(texts).sort()).toEqual(Object.values(LANGUAGE_CODES).sort());
    }
    for (const amount of Object.values(amounts).flatMap((each) => Object.values(each))) {
      expect(Number.isSafeInteger(amount)).toBe(true);
    }
  }
});

test('names the games of its free spins: without any, none would be given', () => {
  for (const { freeSpins, freeSpinGames = [] } of WELCOME_PACK) {
    expect(freeSpins > 0 && freeSpinGames.length).toBe(6);
  }
});
