// `npm start` and `npm run dev`: from a fresh clone to a running casino in one command, and all of it stopped again on
// Ctrl-C. Plain Node, because it runs before anything is installed.
import { watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_OPERATOR, DEMO_PLAYER } from './processes/demo.mjs';
import { describeFailure, ExpectedFailure } from './processes/failure.mjs';
import { install } from './processes/install.mjs';
import { takeLock } from './processes/lock.mjs';
import { checkDisk, checkNode, watchDisk } from './processes/machine.mjs';
import { createProgress, secondsSince } from './processes/progress.mjs';
import { runCommand, stopCommands } from './processes/run.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const DATA = path.resolve(ROOT, process.env.DATA_DIR ?? '.data');
const dev = process.argv.includes('--dev');
const progress = createProgress();
const started = performance.now();

const SETTLE_MS = 150;
/** Processes that run the sources themselves in development, and where those lie. */
const RELOADED = { platform: ['platform', 'lib'], sandbox: ['sandbox', 'art', 'lib'] };

function table({ urls, sandbox }) {
  const operator =
    process.env.OPERATOR_EMAIL ?? (sandbox ? DEMO_OPERATOR.email : 'create the first one there');
  const password = process.env.OPERATOR_EMAIL ? '(OPERATOR_PASSWORD)' : sandbox ? DEMO_OPERATOR.password : '';
  const rows = [
    ['casino', urls.web, sandbox ? `player    ${DEMO_PLAYER.email}  ${DEMO_PLAYER.password}` : ''],
    ['admin', urls.admin, `operator  ${operator}  ${password}`],
    ...(sandbox ? [['inbox', urls.inbox, 'every mail that is sent']] : []),
    ['platform', urls.platform, `logs in ${path.relative(process.cwd(), path.join(DATA, 'logs')) || '.'}`],
  ];
  const width = Math.max(...rows.map(([, address]) => address.length));
  const lines = rows.map(([name, address, more]) =>
    `  ${name.padEnd(9)} ${address.padEnd(width)}   ${more}`.trimEnd(),
  );
  return ['', ...lines, '', `  Up after ${secondsSince(started)}. Ctrl-C stops everything.`, ''].join('\n');
}

/** Watches a folder and what is below it. A folder that goes while it is being read ends a watch: it begins anew. */
function watchSources(folder, onChange) {
  const watcher = watch(path.join(ROOT, folder), { recursive: true }, onChange);
  watcher.on('error', () => {
    watcher.close();
    watchSources(folder, onChange);
  });
}

/** Restarts a process when its sources change, after the last change of a burst. */
function reloadOnChange(processes, sandbox) {
  const studioBuild = () =>
    runCommand(process.execPath, ['--import', 'tsx', 'sandbox/studio/build.ts', '--dev'], {
      name: 'studio build',
      log: path.join(DATA, 'logs', 'build.log'),
      cwd: ROOT,
    });
  for (const [name, folders] of Object.entries(RELOADED)) {
    if (name === 'sandbox' && !sandbox) continue;
    let timer;
    let turn = Promise.resolve();
    const reload = async () => {
      try {
        if (name === 'sandbox') await studioBuild();
        if (await processes.restart(name)) progress.line(`  ↻ ${name}`);
      } catch (error) {
        await processes.replace(name, `${name}: ${describeFailure(error)}`);
      }
    };
    for (const folder of folders) {
      watchSources(folder, (_event, file) => {
        if (!file || /\.test\.|(^|\/)(build|testing)\//.test(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          turn = turn.then(reload);
        }, SETTLE_MS);
      });
    }
  }
}

async function main(signal) {
  const note = checkNode();
  if (note) progress.line(`  ${note}`);
  checkDisk(DATA);
  const log = path.join(DATA, 'logs', 'build.log');
  const sandbox = (process.env.SANDBOX ?? 'on') !== 'off';
  const { choosePorts } = await import('./processes/ports.mjs');
  const ports = await choosePorts({ sandbox });
  progress.line(`Parlour${dev ? ', development' : ''}`);
  await progress.step('dependencies', (report) => install(ROOT, { log, report }));
  signal.throwIfAborted();
  const { buildAll } = await import('./build.mjs');
  await progress.step('build', (report) =>
    buildAll({ log, report, only: dev ? ['servers', 'studio'] : undefined }),
  );
  signal.throwIfAborted();
  const { startProcesses } = await import('./processes.mjs');
  const processes = await startProcesses({
    root: ROOT,
    dataDir: DATA,
    ports,
    sandbox,
    dev,
    progress,
    signal,
  });
  progress.line(table({ urls: processes.urls, sandbox }));
  if (dev) reloadOnChange(processes, sandbox);

  const disk = watchDisk(DATA);
  const crash = await Promise.race([
    processes.crashed,
    disk.full,
    new Promise((resolve) => {
      if (signal.aborted) resolve(undefined);
      signal.addEventListener('abort', () => resolve(undefined), { once: true });
    }),
  ]);
  disk.end();
  const stopping = performance.now();
  if (crash) process.stderr.write(`\nparlour: ${describeFailure(new ExpectedFailure(crash))}\n`);
  const names = [];
  await processes.stop((name) => names.push(name));
  progress.line(`  Stopped ${names.join(', ')} in ${secondsSince(stopping)}.`);
  return crash ? 1 : 0;
}

const abort = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => {
    abort.abort(new ExpectedFailure('stopped before everything was up'));
    stopCommands();
  });
}

let held;
try {
  const { release, holder } = takeLock(path.join(DATA, 'start.lock'));
  if (holder)
    throw new ExpectedFailure(
      `Parlour runs from this folder already (pid ${holder.pid}): stop that one first`,
    );
  held = release;
  process.exitCode = await main(abort.signal);
} catch (error) {
  const line = abort.signal.aborted ? abort.signal.reason.message : describeFailure(error);
  process.stderr.write(`\nparlour: ${line}\n`);
  process.exitCode = 1;
} finally {
  held?.();
}
// A watcher, or a socket that is closing, must not keep the terminal.
process.exit();
