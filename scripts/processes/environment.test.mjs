import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { generateKeyPairSync } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD, DEMO_PLAYERS } from '@/platform/demo/players';
import { DEMO_PLAYER } from './demo.mjs';
import { environmentsOf } from './environment.mjs';
import { fingerprint } from './sources.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-launcher-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('fingerprints', () => {
  it('follow contents and names, not tests', () => {
    mkdirSync(path.join(folder, 'lib'));
    const write = (name, text) => writeFileSync(path.join(folder, 'lib', name), text);
    write('a.ts', '1');
    const first = fingerprint(folder, ['lib', 'missing']);
    write('a.test.ts', 'anything');
    expect(fingerprint(folder, ['lib', 'missing'])).toBe(first);
    write('a.ts', '2');
    expect(fingerprint(folder, ['lib', 'missing'])).not.toBe(first);
    write('a.ts', '1');
    expect(fingerprint(folder, ['lib', 'missing'])).toBe(first);
    expect(fingerprint(folder, ['lib'], 'another setting')).not.toBe(first);
  });
});

describe('environments', () => {
  const processes = {
    mode: 'production',
    dataDir: '/data',
    databaseUrl: 'postgres://x/y',
    ports: { web: 1, platform: 2, sandbox: 3, mail: 4 },
    secrets: {
      WALLET_SECRETS: 'new,old',
      PAYMENT_WEBHOOK_SECRETS: 'whsec_new,whsec_old',
      OPENID_GOOGLE_SECRET: 'of-google',
      OPENID_APPLE_PRIVATE_KEY: generateKeyPairSync('ec', { namedCurve: 'P-256' })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString(),
    },
  };

  it('let people log in with the sandbox’s companies, save where the environment names the real one', () => {
    const { platform, sandbox } = environmentsOf({ ...processes, sandbox: true, env: {} });
    expect(platform.SOCIAL_GOOGLE_ISSUER).toBe('http://localhost:3/openid/google');
    expect(platform.SOCIAL_GOOGLE_CLIENT_SECRET).toBe(sandbox.OPENID_GOOGLE_SECRET);
    expect(platform.SOCIAL_APPLE_PRIVATE_KEY).toContain('PRIVATE KEY');
    expect(sandbox.OPENID_APPLE_PUBLIC_KEY).toContain('PUBLIC KEY');
    const env = { SOCIAL_GOOGLE_ISSUER: 'https://accounts.google.com', SOCIAL_GOOGLE_CLIENT_ID: 'own' };
    const real = environmentsOf({ ...processes, sandbox: true, env }).platform;
    expect(real).toMatchObject(env);
    expect(real.SOCIAL_GOOGLE_CLIENT_SECRET).toBeUndefined();
    expect(real.SOCIAL_TELEGRAM_ISSUER).toBe('http://localhost:3/openid/telegram');
  });

  it('offer no company to log in with where there is neither a sandbox nor a name', () => {
    const { platform } = environmentsOf({ ...processes, sandbox: false, env: {} });
    expect(Object.keys(platform).filter((name) => name.startsWith('SOCIAL_'))).toEqual([]);
  });

  it('give the other companies the newest secret alone', () => {
    const { sandbox, platform } = environmentsOf({ ...processes, sandbox: true, env: {} });
    expect(sandbox).toMatchObject({ WALLET_SECRET: 'new', PAYMENT_WEBHOOK_SECRET: 'whsec_new' });
    expect(platform.WALLET_SECRETS).toBe('new,old');
  });

  it('make no operator with a known password in a process group without sandbox', () => {
    expect(environmentsOf({ ...processes, sandbox: false, env: {} }).cms.OPERATOR_PASSWORD).toBe('');
    expect(environmentsOf({ ...processes, sandbox: true, env: {} }).cms.OPERATOR_PASSWORD).not.toBe('');
  });

  it('keep the web from holding freed memory for each thread, unless told otherwise', () => {
    const told = (env) => environmentsOf({ ...processes, sandbox: true, env }).web.MALLOC_ARENA_MAX;
    expect([told({}), told({ MALLOC_ARENA_MAX: '8' })]).toEqual(['2', '8']);
  });

  it('mean the same load balancers to the platform and to the web process', () => {
    const { platform, web } = environmentsOf({
      ...processes,
      sandbox: true,
      env: { TRUSTED_PROXIES: '10.0.0.1' },
    });
    expect(platform.TRUSTED_PROXIES).toBe('10.0.0.1');
    expect(web.TRUSTED_PROXIES).toBe('10.0.0.1');
  });
});

it('shows a demo log-in that the seeds make', () => {
  expect(DEMO_PLAYERS.map(({ email }) => email)).toContain(DEMO_PLAYER.email);
  expect(DEMO_PLAYER.password).toBe(DEMO_PASSWORD);
});
