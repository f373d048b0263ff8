import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { variantsSource } from './build-strips';
import { variantOf } from './variants';
import { NOMINAL_RTPS, VOLATILITIES } from './model';

// Builds the strip tables anew and prints what each variant returns, exactly.
writeFileSync(path.join(process.cwd(), 'sandbox/studio/maths/variants.data.ts'), variantsSource());
for (const volatility of VOLATILITIES) {
  for (const nominal of NOMINAL_RTPS) {
    const { rtpMillionths } = variantOf(volatility, nominal);
    process.stdout.write(`${volatility} ${nominal / 100} %: ${(rtpMillionths / 10_000).toFixed(4)} %\n`);
  }
}
