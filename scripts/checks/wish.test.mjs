import { spawnSync } from 'node:child_process';
import { readWish, usage } from './wish.mjs';

const CHECKS = ['build', 'types', 'e2e', 'soak'];
const LONG = ['soak'];
const read = (...args) => readWish(args, CHECKS, LONG);

describe('what is asked of npm test', () => {
  it('is everything but what takes long without a word', () => {
    expect(read()).toEqual({ help: false, only: ['build', 'types', 'e2e'], specs: [] });
  });

  it('is what takes long, on a build, with --long; and one of those by its name', () => {
    expect(read('--long').only).toEqual(['build', 'soak']);
    expect(read('--only', 'soak').only).toEqual(['soak']);
  });

  it('is some checks, and some specs of them', () => {
    expect(read('--only', 'types, e2e', '--specs', 'shell,seo')).toEqual({
      help: false,
      only: ['types', 'e2e'],
      specs: ['shell', 'seo'],
    });
  });

  it.each([
    [['--only', 'nonsense'], 'no check is called nonsense; there are build, types, e2e, soak'],
    [['--only', 'types,nonsense,typo'], 'no check is called nonsense, typo'],
    [['--only', ''], '--only names no check'],
    [['--onyl', 'types'], "Unknown option '--onyl'"],
    [['types'], "Unexpected argument 'types'"],
  ])('refuses %j', (args, words) => {
    expect(() => read(...args)).toThrow(words);
  });

  it('lists every check with what it is', () => {
    const labels = { build: 'production build', types: 'types', e2e: 'end to end', soak: 'soak' };
    expect(usage(labels, CHECKS, LONG)).toMatch(
      /Checks:\n {2}build {2}production build\n {2}types {2}types\n {2}e2e {4}end to end\n\nOf npm run test:long:\n {2}soak {3}soak$/,
    );
  });
});

describe('npm test', () => {
  const npmTest = (...args) =>
    spawnSync(process.execPath, ['scripts/test.mjs', ...args], { encoding: 'utf8' });

  it('fails for a check that there is not, and runs nothing', () => {
    const { status, stdout } = npmTest('--only', 'nonsense');
    expect(status).toBe(1);
    expect(stdout).toMatch(/no check is called nonsense.*\n0 passed, 1 failed\n$/);
  });

  it('helps', () => {
    const { status, stdout } = npmTest('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('jest');
    expect(stdout).toMatch(
      /Of npm run test:long:\n {2}jest-long .*\n {2}base-path .*\n {2}crashes .*\n {2}payment-crashes .*\n {2}play-crashes .*\n {2}workbench .*\n {2}e2e-long .*\n {2}instances .*\n {2}soak /,
    );
  });
});
