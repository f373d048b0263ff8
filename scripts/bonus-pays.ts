// Plays the studio's slots of 20 lines and writes how their pays are spread, for the true cost of a bonus:
// `node --import tsx scripts/bonus-pays.ts` (some minutes). Run it after the reels have changed.
import { writeFileSync } from 'node:fs';
import { VOLATILITIES, type Volatility } from '@/lib/domain/volatility';
import { seededRng } from '@/sandbox/studio/maths/rng';
import { playRound } from '@/sandbox/studio/maths/spin';
import { variantOf } from '@/sandbox/studio/maths/variants';

const ROUNDS = Number(process.env.ROUNDS ?? 10_000_000);
const LINES = 20;
const NOMINAL = 9600;
/** Chances are written in parts of this. */
const ALL = 1_000_000_000;
/** Whole stakes that the table knows; a pay between two of them is shared by both, so that the mean stays. */
const PAYS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1_000, 2_000, 5_000,
];

function sharesOf(pay: number): readonly (readonly [place: number, share: number])[] {
  const above = PAYS.findIndex((known) => known >= pay);
  if (above === -1) return [[PAYS.length - 1, pay / (PAYS.at(-1) ?? 1)]];
  const [low, high] = [PAYS[above - 1] ?? 0, PAYS[above] ?? 0];
  if (high === pay) return [[above, 1]];
  const share = (pay - low) / (high - low);
  return [
    [above - 1, 1 - share],
    [above, share],
  ];
}

/** Pays in line stakes, and how often each came. */
function counted(volatility: Volatility): Map<number, number> {
  const { model } = variantOf(volatility, NOMINAL);
  const rng = seededRng(20_261_128);
  const counts = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const pay = playRound(model, rng, { lines: LINES, total: LINES }).reduce(
      (sum, { amount }) => sum + amount,
      0,
    );
    counts.set(pay, (counts.get(pay) ?? 0) + 1);
  }
  return counts;
}

function tableOf(volatility: Volatility) {
  const counts = counted(volatility);
  const chances = PAYS.map(() => 0);
  for (const [units, count] of counts) {
    for (const [place, share] of sharesOf(units / LINES))
      chances[place] = (chances[place] ?? 0) + (count / ROUNDS) * share;
  }
  const parts = chances.map((chance) => Math.round(chance * ALL));
  // The mean is known exactly: what chance made of it is mended where it changes least, between no pay and one stake.
  const mean = parts.reduce((sum, part, place) => sum + part * (PAYS[place] ?? 0), 0);
  const missing = (variantOf(volatility, NOMINAL).rtpMillionths * ALL) / 1_000_000 - mean;
  parts[1] = (parts[1] ?? 0) + missing;
  parts[0] = 0;
  parts[0] = ALL - parts.reduce((sum, part) => sum + part, 0);
  const played = [...counts].reduce(
    ([sum, squares], [units, count]) => [
      sum + (units / LINES) * (count / ROUNDS),
      squares + (units / LINES) ** 2 * (count / ROUNDS),
    ],
    [0, 0] as [number, number],
  );
  console.log(
    volatility,
    'mean',
    played[0],
    'deviation',
    Math.sqrt(played[1] - played[0] ** 2),
    'mended by',
    missing / ALL,
  );
  return parts
    .map((part, place) => [PAYS[place] ?? 0, part] as const)
    .filter(([, part]) => part > 0)
    .map((pair) => `    [${pair.join(', ')}],`)
    .join('\n');
}

const tables = VOLATILITIES.map((volatility) => `  ${volatility}: [\n${tableOf(volatility)}\n  ],`);
writeFileSync(
  process.env.OUT ?? 'features/bonuses/calculator/slot-pays.data.ts',
  `// Written by \`node --import tsx scripts/bonus-pays.ts\`, which played ${ROUNDS.toLocaleString('en')} rounds of each.
import type { Volatility } from '@/lib/domain/volatility';
import type { PayTable } from './pay-table';

/** Slots of 20 lines of the studio: whole stakes that a round pays, and its chance in parts of a thousand million. */
export const SLOT_PAYS: Record<Volatility, PayTable> = {
${tables.join('\n')}
};
`,
);
