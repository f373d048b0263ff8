// A Redis of a test's own. npm has none: it is the system's (Debian: `apt-get install redis-server`).
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../lib/tools/free-port.mjs';
import { ExpectedFailure } from './failure.mjs';

const READY = 'Ready to accept connections';

/**
 * Starts Redis on a free port of loopback, with nothing on disk.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws ExpectedFailure where it is not installed, or does not start
 */
export async function startRedis() {
  if (spawnSync('redis-server', ['--version']).status !== 0)
    throw new ExpectedFailure('redis-server is not installed (Debian: apt-get install redis-server)');
  const port = await freePort();
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(server, 'exit');
  const ready = new Promise((resolve) => {
    let text = '';
    server.stdout.on('data', (chunk) => {
      text = (text + String(chunk)).slice(-2_000);
      if (text.includes(READY)) resolve('ready');
    });
  });
  if ((await Promise.race([ready, exited])) !== 'ready') throw new ExpectedFailure('Redis did not start');
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}
