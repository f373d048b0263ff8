// One process of the group: started with a tether to its launcher, logged, and stopped in good time.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from './failure.mjs';
import { LOG_BYTES } from './logs.mjs';

const START_MS = 60_000;
const STOP_MS = 15_000;
const ERROR_LEVEL = 50;
const STACK = /^\s+at |^Node\.js v/;
const TETHER = new URL('./tether.mjs', import.meta.url).href;

/** Opens a log for adding to it; one that has grown too long is put aside first, and the one before it dropped. */
export function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_BYTES) renameSync(file, `${file}.1`);
  return { fd: openSync(file, 'a'), from: size > LOG_BYTES ? 0 : size };
}

/** What a line of the log says about an error: bare text as it is, of JSON lines only the message of errors. */
function complaintOf(line) {
  if (!line.startsWith('{')) return line;
  try {
    const { level, msg, err } = JSON.parse(line);
    return level >= ERROR_LEVEL ? [msg, err?.message].filter(Boolean).join(': ') : '';
  } catch {
    return line;
  }
}

/** The lines that tell why a process ended. */
function lastWords(file, from) {
  const all = readFileSync(file);
  // A log that was put aside meanwhile begins anew.
  const written = all
    .subarray(from > all.length ? 0 : from)
    .toString('utf8')
    .slice(-20_000);
  const complaints = written
    .split('\n')
    .map((line) => complaintOf(line.trimEnd()))
    .filter((line) => line.trim() !== '' && !STACK.test(line));
  return complaints
    .slice(-6)
    .map((line) => `\n    ${line.slice(0, 300)}`)
    .join('');
}

/**
 * Starts a process and waits until it says that it is up. Its output goes straight into the log, so that it can go
 * on writing when the launcher is gone.
 * @param {{ name: string, args: string[], env: NodeJS.ProcessEnv, cwd: string, log: string, startMs?: number, signal?: AbortSignal }} options
 * @returns {Promise<{ name: string, pid: number, url: string, ended: Promise<string>, stop: (withinMs?: number) => Promise<void> }>}
 *   `ended` resolves, whenever it ends, with a line that says how and its last words; `stop` kills what has not ended in time
 * @throws ExpectedFailure when it ends, or says nothing for `startMs`, before it is up
 */
export async function startChild({ name, args, env, cwd, log, startMs = START_MS, signal }) {
  const { fd, from } = openLog(log);
  const child = spawn(process.execPath, ['--import', TETHER, ...args], {
    cwd,
    env,
    // A group of its own: Ctrl-C reaches the launcher alone, which stops everything in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', fd, fd, 'ipc'],
  });
  closeSync(fd);
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const ended = exited.then((how) => `${name} stopped (${how}); its log is ${log}${lastWords(log, from)}`);

  const stop = async (withinMs = STOP_MS) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const forced = setTimeout(() => child.kill('SIGKILL'), withinMs);
    child.kill('SIGTERM');
    await exited;
    clearTimeout(forced);
  };

  let timer;
  const up = new Promise((resolve) => {
    child.on('message', (message) => {
      if (message?.type === 'up') resolve(message.url);
    });
  });
  const late = new Promise((_resolve, reject) => {
    const line = `${name} is not up after ${startMs / 1000} s, see ${log}`;
    timer = setTimeout(() => reject(new ExpectedFailure(line)), startMs);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    const url = await Promise.race([
      up,
      late,
      ended.then((line) => Promise.reject(new ExpectedFailure(line))),
    ]);
    return { name, pid: child.pid, url, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
