import { readFileSync } from 'node:fs';
import { DESCRIBED_GAMES } from '@/cms/seed/described-games';
import { LOCALES } from '@/lib/domain/locales';
import type { GameTheme } from '@/lib/domain/game-themes';
import { exactReturn, NOMINAL_RETURNS, RETURN_FORMAT, slotStakes } from '@/lib/domain/slot-maths';
import { SLOT_RTPS } from './facts';
import { generateCatalogue } from './generate';
import { percentWriter } from '@/sandbox/studio/client/money';
import { VOLATILITIES } from '@/sandbox/studio/maths/model';
import { stakeLadder } from '@/sandbox/studio/maths/paylines';
import { nearestNominal, variantOf } from '@/sandbox/studio/maths/variants';

const slot = { theme: 'egypt' satisfies GameTheme, source: 0 } as const;

test('pages and catalogue speak of the returns that the studio builds reels for', () => {
  expect(NOMINAL_RETURNS).toEqual(SLOT_RTPS);
  for (const rtp of NOMINAL_RETURNS) expect(nearestNominal(rtp)).toBe(rtp);
});

describe.each(VOLATILITIES)('%s', (volatility) => {
  test.each(NOMINAL_RETURNS)('of %i pages say to the last digit what the reels return', (rtp) => {
    const { rtpMillionths } = variantOf(volatility, rtp);
    expect(exactReturn({ ...slot, volatility, rtp })).toBe(rtpMillionths);
    const page = new Intl.NumberFormat('en', RETURN_FORMAT).format(
      exactReturn({ ...slot, volatility, rtp }) / 1_000_000,
    );
    expect(page).toBe(percentWriter('en')(rtpMillionths));
  });
});

test.each([5, 10, 20, 25] as const)(
  'with %i lines pages say the studio’s lowest and highest stake',
  (lines) => {
    const ladder = stakeLadder(lines);
    expect(slotStakes({ ...slot, lines })).toEqual({ min: ladder[0], max: ladder.at(-1) });
  },
);

test('what has no reels is as its own studio tells it', () => {
  const table = { theme: 'roulette', source: 1, volatility: 'medium', rtp: 9_730 } as const;
  expect(exactReturn(table)).toBe(973_000);
  expect(slotStakes({ ...table, lines: 0 })).toBeUndefined();
  expect(exactReturn({ ...slot, volatility: 'low', rtp: 9_444 })).toBe(944_400);
});

test('texts that somebody has written say the same return as the facts beside them', () => {
  const { games } = generateCatalogue();
  const said = Object.keys(DESCRIBED_GAMES).flatMap((id) => {
    const game = games.find((one) => one.id === id);
    const exact = game && exactReturn(game) / 1_000_000;
    return LOCALES.flatMap((locale) => {
      const text = readFileSync(`cms/seed/game-descriptions/${locale}/${id}.md`, 'utf8');
      const percents = text.match(/\d+(?:[.,]\d+)?\s?%/g) ?? [];
      return percents.map((percent) => ({
        id,
        locale,
        exact,
        told: parseFloat(percent.replace(',', '.')) / 100,
      }));
    });
  });
  expect(said.length).toBeGreaterThanOrEqual(LOCALES.length);
  for (const one of said) expect(one).toEqual({ ...one, exact: expect.closeTo(one.told, 8) });
});
