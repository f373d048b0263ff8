import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** What lies beside it as it is: test vectors that were published, of rounds, jackpots' draws and spins of the wheel, and the short verifier. */
const FILES = ['vectors.json', 'draw-vectors.json', 'spin-vectors.json', 'seeds.mjs'] as const;

const VERIFIER_HEAD = `#!/usr/bin/env node
// Verifies rounds of Parlour's games, draws of its jackpots and spins of its wheel of fortune: node verify.mjs round.json
// It needs Node 20 or later and nothing else. This is the games' own code, put together and not shortened; SHA-256 and HMAC are
// Node's. How a round is drawn stands in fairRng, shuffled and each game's begin; what is compared in verifyRound, at the end;
// how a jackpot is drawn in drawAmountOf and winningTicketOf, compared in verifyDraw; how a field of the wheel is drawn in
// drawField, compared in verifySpin.
`;

/** Writes the verifier as one file for Node, without dependencies, and what lies beside it. */
export async function buildVerifier(root: string, outdir: string): Promise<void> {
  const hashes = './sandbox/studio/fair/node-hashes.ts';
  await build({
    absWorkingDir: root,
    entryPoints: ['sandbox/studio/fair/verify-main.ts'],
    outfile: path.join(outdir, 'verify.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    banner: { js: VERIFIER_HEAD },
    alias: {
      '@': root,
      '@noble/hashes/hmac.js': hashes,
      '@noble/hashes/sha2.js': hashes,
      '@noble/hashes/utils.js': hashes,
    },
    logLevel: 'warning',
  });
  for (const name of FILES)
    await copyFile(path.join(root, 'sandbox/studio/fair', name), path.join(outdir, name));
}
