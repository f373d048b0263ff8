import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { clientFolder, compressBuilt } from './built-files';
import { ENGINE_KINDS } from './engine-rounds/kinds';
import { isLiveKind, LIVE_KINDS } from './live/kinds';
import { buildVerifier } from './fair/build-verifier';

/** File names of one client, relative to the folder of all. */
export interface ClientFiles {
  script: string;
  style: string;
  /** What the script begins with, itself left out: it would be asked for step by step, each part naming the next. */
  parts: string[];
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

/** The files that a script imports before it runs, and those that they import, in the order in which they are found. */
function partsOf({ outputs }: Metafile, script: string): string[] {
  const found = new Set<string>();
  const look = (file: string) => {
    for (const { path: part, kind } of outputs[file]?.imports ?? []) {
      if (kind !== 'import-statement' || found.has(part)) continue;
      found.add(part);
      look(part);
    }
  };
  look(script);
  return [...found];
}

/**
 * Bundles one client. Each is by itself: what many have in common, cut out, made up to thirty requests of half a kilobyte,
 * and a slow line takes longer for a request than for what it brings.
 */
async function buildClient(source: string, outdir: string, minify: boolean) {
  const root = process.cwd();
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [source],
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
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source);
  const style = entry?.[1].cssBundle;
  if (!entry || !style) throw new Error(`the bundle of ${source} has no entry`);
  const [script] = entry;
  const files: ClientFiles = {
    script: path.basename(script),
    style: path.basename(style),
    parts: partsOf(metafile, script).map((part) => path.basename(part)),
  };
  return { files, outputs: Object.keys(metafile.outputs) };
}

/**
 * Bundles the game clients for browsers into sandbox/studio/public/build: modules and styles named by their
 * content, and a manifest that says where each client begins.
 */
export async function buildStudioClient({ minify }: { minify: boolean }): Promise<ClientManifest> {
  const root = process.cwd();
  const outdir = clientFolder();
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const sources = [...new Set(CLIENTS.map(sourceOf))];
  const built = new Map(
    await Promise.all(
      sources.map(async (source) => [source, await buildClient(source, outdir, minify)] as const),
    ),
  );
  const manifest = Object.fromEntries(CLIENTS.map((kind) => [kind, built.get(sourceOf(kind))?.files]));
  await buildVerifier(root, outdir);
  const outputs = new Set([...built.values()].flatMap((client) => client.outputs));
  if (minify) await compressBuilt([...outputs].map((file) => path.join(root, file)));
  await writeFile(path.join(outdir, 'manifest.json'), JSON.stringify(manifest));
  return manifest as ClientManifest;
}

/** The manifest of the last build. Throws when the client was never built, or by an earlier version that lacks something. */
export async function readClientManifest(): Promise<ClientManifest> {
  const text = await readFile(path.join(clientFolder(), 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Partial<Record<ClientKind, Partial<ClientFiles>>>;
  const isWhole = CLIENTS.every(
    (kind) => manifest[kind]?.script && manifest[kind].style && manifest[kind].parts,
  );
  if (!isWhole) throw new Error('the clients were built by an earlier version');
  return manifest as ClientManifest;
}

// Called by itself: `npx tsx sandbox/studio/build.ts`.
if (process.argv[1]?.endsWith(path.join('sandbox', 'studio', 'build.ts'))) {
  buildStudioClient({ minify: !process.argv.includes('--dev') }).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
