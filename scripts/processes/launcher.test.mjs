import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startChild } from './child.mjs';
import { stopAll } from './stop-all.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-launcher-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NONE = { PORT: '0', PLATFORM_PORT: '0', SANDBOX_PORT: '0', SMTP_PORT: '0' };

/** A port of loopback that is taken until the test ends. */
async function takenPort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: server.address().port, free: () => new Promise((resolve) => server.close(resolve)) };
}

describe('a process of the group', () => {
  const start = (code, more = {}) =>
    startChild({
      name: 'probe',
      args: ['-e', code],
      env: process.env,
      cwd: folder,
      log: path.join(folder, 'probe.log'),
      ...more,
    });

  it('is there when it says so, and goes when told', async () => {
    const child = await start(
      `process.send({ type: 'up', url: 'http://here' }); setInterval(() => {}, 1000)`,
    );
    expect(child.url).toBe('http://here');
    await child.stop();
    await expect(child.ended).resolves.toContain('probe stopped (SIGTERM)');
  });

  it('tells its last words: bare lines and errors of the log, nothing else', async () => {
    const code = `console.log('{"level":30,"msg":"all is well"}'); console.log('{"level":50,"msg":"the oven is cold"}');
      console.error('probe: port 1 is in use'); process.exit(3)`;
    const failure = start(code);
    await expect(failure).rejects.toThrow('probe stopped (exit code 3)');
    await expect(failure).rejects.toThrow(/the oven is cold\n.*probe: port 1 is in use/);
    await expect(failure).rejects.not.toThrow('all is well');
  });

  it('is stopped when it never says that it is up', async () => {
    await expect(start('setInterval(() => {}, 1000)', { startMs: 300 })).rejects.toThrow(
      'is not up after 0.3 s',
    );
  });

  it('is killed when it has not ended within the time that it is given', async () => {
    const child = await start(
      `process.on('SIGTERM', () => {}); process.send({ type: 'up', url: 'http://here' }); setInterval(() => {}, 1000)`,
    );
    await child.stop(50);
    await expect(child.ended).resolves.toContain('probe stopped (SIGKILL)');
  });

  it('ends with its launcher, even without a handler of its own', async () => {
    const tether = path.resolve('scripts/processes/tether.mjs');
    const child = spawn(process.execPath, ['--import', tether, '-e', 'setInterval(() => {}, 1000)'], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await new Promise((resolve) => child.once('spawn', resolve));
    child.disconnect();
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(code).toBe(1);
  });
});

describe('the stop of everything', () => {
  /** Parts that end when the test says so, and what happened to them. */
  function parts() {
    const told = [];
    const ends = new Map();
    const names = ['database', 'platform', 'sandbox', 'web'];
    const stopOf = (name) => (withinMs) =>
      new Promise((resolve) => {
        told.push(withinMs === undefined ? name : `${name} within ${withinMs}`);
        ends.set(name, resolve);
      });
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    return {
      running: new Map(names.map((name) => [name, { stop: stopOf(name) }])),
      told,
      async end(name) {
        ends.get(name)();
        await settle();
      },
    };
  }

  it('lets each server end what it has begun before the next is told', async () => {
    const { running, told, end } = parts();
    const stopped = stopAll(running, { report: () => {} });
    expect(told).toEqual(['web']);
    await end('web');
    expect(told).toEqual(['web', 'sandbox']);
    await end('sandbox');
    await end('platform');
    expect(told).toEqual(['web', 'sandbox', 'platform', 'database']);
    await end('database');
    await stopped;
    expect(running.size).toBe(0);
  });

  it('tells all servers at once when one has died, and bounds how long they may take', async () => {
    const { running, told, end } = parts();
    const stopped = stopAll(running, { report: () => {}, broken: true, brokenMs: 3_000 });
    expect(told).toEqual(['web within 3000', 'sandbox within 3000', 'platform within 3000']);
    for (const name of ['web', 'sandbox', 'platform']) await end(name);
    expect(told.at(-1)).toBe('database');
    await end('database');
    await stopped;
  });
});

describe('npm start', () => {
  const run = (env) =>
    spawnSync(process.execPath, ['scripts/start.mjs'], {
      encoding: 'utf8',
      env: { ...process.env, ...NONE, DATA_DIR: folder, ...env },
    });

  it('says in one line that a port is taken, and leaves nothing behind', async () => {
    const { port, free } = await takenPort();
    const { status, stderr } = run({ PORT: String(port) });
    await free();
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(`parlour: port ${port} (web) is in use: set PORT to another one`);
    expect(existsSync(path.join(folder, 'start.lock'))).toBe(false);
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
  });

  it('says in one line that it runs already', () => {
    const [, script = ''] = process.argv;
    writeFileSync(
      path.join(folder, 'start.lock'),
      JSON.stringify({ pid: process.pid, script: path.basename(script) }),
    );
    const { status, stderr } = run({});
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `parlour: Parlour runs from this folder already (pid ${process.pid}): stop that one first`,
    );
  });
});
