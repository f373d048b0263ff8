import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { ENGINE_KINDS } from './engine-rounds/kinds';
import { isLiveKind, LIVE_KINDS } from './live/kinds';
import { buildVerifier } from './fair/build-verifier';

const OUTPUT = 'sandbox/studio/public/build';

/** File names of one client, relative to the folder of all. */
export interface ClientFiles {
  script: string;
  style: string;
}

/** One client draws all slots, one crash, and one verifies rounds; every game with an engine has its own. */
const CLIENTS = ['slot', 'crash', 'verify', ...ENGINE_KINDS, ...LIVE_KINDS] as const;
type ClientKind = (typeof CLIENTS)[number];
export type ClientManifest = Record<ClientKind, ClientFiles>;

function sourceOf(kind: ClientKind): string {
  if (kind === 'slot') return 'sandbox/studio/client/main.ts';
  if (kind === 'crash' || kind === 'verify') return `sandbox/studio/client/${kind}/main.ts`;
  // French roulette is drawn by roulette's client, which the page tells its kind.
  const drawn = kind.replace('french_roulette', 'roulette');
  return isLiveKind(kind)
    ? `sandbox/studio/client/live/${drawn.replace('live_', '')}.ts`
    : `sandbox/studio/client/tables/${drawn}/main.ts`;
}

/** Folder of the built client, from the repository root. */
export function clientFolder(): string {
  return path.join(process.cwd(), OUTPUT);
}

/**
 * Bundles the game clients for browsers into sandbox/studio/public/build: modules and styles named by their
 * content, and a manifest that says where each client begins.
 */
export async function buildStudioClient({ minify }: { minify: boolean }): Promise<ClientManifest> {
  const root = process.cwd();
  const outdir = clientFolder();
  await rm(outdir, { recursive: true, force: true });
  const result = await build({
    absWorkingDir: root,
    entryPoints: [...new Set(CLIENTS.map(sourceOf))],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
    minify,
    sourcemap: minify ? false : 'inline',
    metafile: true,
    legalComments: 'none',
    alias: { '@': root },
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
    logLevel: 'warning',
  });
  const filesOf = (source: string): ClientFiles => {
    const entry = Object.entries(result.metafile.outputs).find(([, { entryPoint }]) => entryPoint === source);
    const style = entry?.[1].cssBundle;
    if (!entry || !style) throw new Error(`the bundle of ${source} has no entry`);
    return { script: path.basename(entry[0]), style: path.basename(style) };
  };
  const manifest = Object.fromEntries(CLIENTS.map((kind) => [kind, filesOf(sourceOf(kind))]));
  await mkdir(outdir, { recursive: true });
  await buildVerifier(root, outdir);
  await writeFile(path.join(outdir, 'manifest.json'), JSON.stringify(manifest));
  return manifest as ClientManifest;
}

/** The manifest of the last build. Throws when the client was never built. */
export async function readClientManifest(): Promise<ClientManifest> {
  return JSON.parse(await readFile(path.join(clientFolder(), 'manifest.json'), 'utf8')) as ClientManifest;
}

// Called by itself: `npx tsx sandbox/studio/build.ts`.
if (process.argv[1]?.endsWith(path.join('sandbox', 'studio', 'build.ts'))) {
  buildStudioClient({ minify: !process.argv.includes('--dev') }).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
