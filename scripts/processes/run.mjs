// One command to its end, its output kept in a log file.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ExpectedFailure } from './failure.mjs';

const TAIL_CHARACTERS = 4_000;
const running = new Set();

/** Stops the commands that run right now; for the launcher's own stop. */
export function stopCommands() {
  for (const child of running) child.kill('SIGTERM');
}

/** Programs that it starts in its turn yield, too. */
function makeYield(child) {
  try {
    os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // It was not started, which `error` says, or is over already.
  }
}

/**
 * Runs a command and waits for its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ name: string, log: string, env?: NodeJS.ProcessEnv, cwd?: string, report?: (line: string) => void, signal?: AbortSignal, yields?: boolean }} options
 *   `log` is a file that the output is added to; `report` hears every line; `signal` stops the command;
 *   with `yields` it gets what time of the processors others leave
 * @returns {Promise<string>} everything that it wrote to stdout
 * @throws ExpectedFailure with the last lines of its output when it ends with anything but 0
 */
export async function runCommand(
  command,
  args,
  { name, log, env = process.env, cwd, report = () => {}, signal, yields = false },
) {
  mkdirSync(path.dirname(log), { recursive: true });
  const file = createWriteStream(log, { flags: 'a' });
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  if (yields) makeYield(child);
  const stop = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  let output = '';
  let tail = '';
  const hear = (chunk) => {
    const text = String(chunk);
    file.write(text);
    tail = (tail + text).slice(-TAIL_CHARACTERS);
    for (const line of text.split('\n')) if (line.trim()) report(line.trim());
  };
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
    hear(chunk);
  });
  child.stderr.on('data', hear);
  file.on('error', () => {}); // a full disk must not hide what the command itself says
  try {
    const [code, signal] = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (...end) => resolve(end));
    });
    if (code !== 0) {
      const last = tail.trim().split('\n').slice(-6).join('\n    ');
      throw new ExpectedFailure(`${name} failed (${signal ?? code}); all of it is in ${log}\n    ${last}`);
    }
    return output;
  } finally {
    running.delete(child);
    signal?.removeEventListener('abort', stop);
    file.end();
  }
}
