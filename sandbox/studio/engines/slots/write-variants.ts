import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { NOMINAL_RTPS, VOLATILITIES } from '../../maths/model';
import { seededRng } from '../../maths/rng';
import { variantOf } from '../../maths/variants';
import { buildVariant } from './build';
import { CLUSTER } from './cluster/designs';
import { measuredSquare } from './cluster/cluster';
import { MODELS, SPREADS, type Model, type Spread } from './designs';
import { computedFigures } from './figures';
import { gameOf, UNITS, type Built } from './games';
import { linesGame } from './lines/lines';
import type { VariantFigures } from './variant-types';

// Builds strips, pays and prices anew, works out what every variant returns, and prints that:
// `npx tsx sandbox/studio/engines/slots/write-variants.ts`. With `--measure` it measures first what designs.ts keeps of
// clusters, and prints it alone; with `--lines` it prints what slots of 20 lines come to, which nothing stores.

const FOLDER = path.join(process.cwd(), 'sandbox/studio/engines/slots');
const GRIDS = 1_000_000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const percent = (share: number, digits: number) => `${(share * 100).toFixed(digits)} %`;

function tell(model: string, variant: string, { spin, bought }: VariantFigures): void {
  for (const [part, figures] of [
    ['', spin],
    [' bought', bought],
  ] as const) {
    if (!figures) continue;
    const { rtp, hit, deviation, highest, capTakesAtMost } = figures;
    say(
      `| ${model} | ${variant}${part} | ${percent(rtp, 4)} | ${percent(hit, 2)} | ${deviation.toFixed(2)} | ` +
        `${highest} | ${percent(capTakesAtMost, 6)} |`,
    );
  }
}

function tellHead(): void {
  say('| model | variant | return | hits | deviation | highest | cap takes at most |');
  say('| --- | --- | ---: | ---: | ---: | ---: | ---: |');
}

function tellLines(): void {
  tellHead();
  for (const volatility of VOLATILITIES) {
    for (const nominal of NOMINAL_RTPS) {
      const game = linesGame(variantOf(volatility, nominal).model, 20);
      tell('lines', `${volatility} ${nominal / 100}`, computedFigures(game));
    }
  }
}

async function writeVariants(): Promise<void> {
  tellHead();
  const variants: Partial<Record<Model, Partial<Record<Spread, Built>>>> = {};
  const figures: Partial<Record<Model, Partial<Record<Spread, VariantFigures>>>> = {};
  for (const model of MODELS) {
    variants[model] = {};
    figures[model] = {};
    for (const spread of SPREADS) {
      const built = buildVariant(model, spread);
      const computed = computedFigures(gameOf(model, spread, built));
      variants[model][spread] = built;
      figures[model][spread] = computed;
      tell(model, spread, computed);
    }
  }
  await write('variants.data.ts', [
    "import type { Variants } from './variant-types';",
    '',
    `export const VARIANTS: Variants = ${JSON.stringify(variants)};`,
  ]);
  await write('figures.data.ts', [
    "import type { AllFigures } from './variant-types';",
    '',
    '/** In stakes; with what a bought feature costs as the stake, where it was bought. */',
    `export const FIGURES: AllFigures = ${JSON.stringify(figures)};`,
  ]);
}

async function write(name: string, lines: string[]): Promise<void> {
  const head =
    '// Written by `npx tsx sandbox/studio/engines/slots/write-variants.ts`; tests work it out again and compare.';
  const file = path.join(FOLDER, name);
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  writeFileSync(file, (await format(file, [head, ...lines].join('\n'), options)).code);
}

if (process.argv.includes('--measure')) {
  for (const spread of SPREADS) {
    const pays = buildVariant('cluster', spread).pays.map((text) => text.split(' ').map(Number));
    const { mean, standardError } = measuredSquare(
      { ...CLUSTER[spread], units: UNITS, pays },
      seededRng(31),
      GRIDS,
    );
    say(`${spread}: ${mean.toFixed(3)}, standard error ${standardError.toFixed(3)}`);
  }
} else if (process.argv.includes('--lines')) tellLines();
else await writeVariants();
