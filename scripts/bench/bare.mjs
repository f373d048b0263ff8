// What ours is held against: a bare Next app, built like ours and served by Next's own server.
import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build.mjs';
import { ExpectedFailure } from '../processes/failure.mjs';
import { freePort } from '../../lib/tools/free-port.mjs';
import { node } from './tools.mjs';

const NEXT = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
const BARE = path.join(ROOT, '.build', 'bare-app');

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startBare() {
  rmSync(BARE, { recursive: true, force: true });
  cpSync(path.join(ROOT, 'tests', 'bench', 'bare-app'), BARE, { recursive: true });
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await node([NEXT, 'build', '--webpack'], { name: 'build of the bare app', cwd: BARE, env });
  const port = await freePort();
  const server = spawn(process.execPath, [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: BARE,
    env,
    stdio: 'ignore',
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const url = `http://127.0.0.1:${port}/`;
  const deadline = Date.now() + 30_000;
  while (
    !(await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new ExpectedFailure('the bare app does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}
