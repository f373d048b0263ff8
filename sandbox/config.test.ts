import { readSandboxConfig } from './config';

const GOOD = {
  SANDBOX: 'on',
  WALLET_SECRET: 'w'.repeat(32),
  REGISTER_API_KEY: 'k'.repeat(32),
  PAYMENT_API_KEY: 'k'.repeat(16),
  PAYMENT_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
  OPENID_GOOGLE_SECRET: 'g'.repeat(32),
  OPENID_MICROSOFT_SECRET: 'm'.repeat(32),
  OPENID_TELEGRAM_SECRET: 't'.repeat(32),
  OPENID_APPLE_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----',
};
const read = (over: Record<string, string | undefined> = {}) =>
  readSandboxConfig({ ...GOOD, ...over } as unknown as NodeJS.ProcessEnv);

test('off unless it is switched on, whatever else is missing', () => {
  expect(read({ SANDBOX: 'off', WALLET_SECRET: undefined })).toBeNull();
  expect(read({ SANDBOX: undefined })).toBeNull();
});

test('defaults are those of one machine', () => {
  expect(read()).toMatchObject({
    port: 3200,
    origin: 'http://localhost:3200',
    webOrigin: 'http://localhost:3000',
    webUrl: 'http://localhost:3000',
    platformUrl: 'http://127.0.0.1:3100',
    smtpPort: 3225,
    dataDir: '.data/sandbox',
  });
});

test('play is by chance unless a test names a seed', () => {
  expect(read()?.studioSeed).toBeUndefined();
  expect(read({ STUDIO_SEED: '18' })?.studioSeed).toBe(18);
  expect(() => read({ STUDIO_SEED: '-1' })).toThrow(/STUDIO_SEED/);
});

test('everything that is missing or wrong is named on one line', () => {
  const attempt = () =>
    read({ WALLET_SECRET: 'short', SANDBOX_PORT: '99999', WEB_ORIGIN: 'http://web.test/path' });
  expect(attempt).toThrow(/^sandbox settings: .*SANDBOX_PORT.*WEB_ORIGIN.*WALLET_SECRET/);
  expect(() => read({ SANDBOX: 'yes' })).toThrow(/SANDBOX/);
});
