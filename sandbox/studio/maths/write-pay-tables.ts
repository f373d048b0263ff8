import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildKenoTables } from '../engines/keno/build-tables';
import { buildPlinkoTables } from '../engines/plinko/build-tables';

// Builds the pay tables of plinko and keno anew: `npx tsx sandbox/studio/maths/write-pay-tables.ts`.

function write(file: string, name: string, what: string, tables: object): void {
  const head = '// Written by sandbox/studio/maths/write-pay-tables.ts; a test builds it again and compares.';
  const lines = Object.entries(tables).flatMap(([risk, byCount]) => [
    `  ${risk}: {`,
    ...Object.entries(byCount as Record<string, number[]>).map(
      ([count, pays]) => `    ${count}: [${pays.join(', ')}],`,
    ),
    '  },',
  ]);
  const type = 'Tables';
  const source = [
    head,
    "import type { Tables } from '../instant/tables';",
    '',
    `/** ${what} */`,
    `export const ${name}: ${type} = {`,
    ...lines,
    '};',
    '',
  ];
  writeFileSync(path.join(process.cwd(), 'sandbox/studio/engines', file), source.join('\n'));
}

write(
  'plinko/tables.data.ts',
  'PLINKO_PAYS',
  'Pays in hundredths of the stake, by risk and number of rows: the slots from left to right.',
  buildPlinkoTables(),
);
write(
  'keno/tables.data.ts',
  'KENO_PAYS',
  'Pays in hundredths of the stake, by risk and number of picks: for no hit, for one, and so on.',
  buildKenoTables(),
);
