import { spawnSync } from 'node:child_process';
import { readWish, usage } from './test-wish.mjs';

const CHECKS = ['build', 'types', 'e2e'];

describe('what is asked of npm test', () => {
  it('is everything without a word', () => {
    expect(readWish([], CHECKS)).toEqual({ help: false, only: undefined, specs: [] });
  });

  it('is some checks, and some specs of them', () => {
    expect(readWish(['--only', 'types, e2e', '--specs', 'shell,seo'], CHECKS)).toEqual({
      help: false,
      only: ['types', 'e2e'],
      specs: ['shell', 'seo'],
    });
  });

  it.each([
    [['--only', 'nonsense'], 'no check is called nonsense; there are build, types, e2e'],
    [['--only', 'types,nonsense,typo'], 'no check is called nonsense, typo'],
    [['--only', ''], '--only names no check'],
    [['--onyl', 'types'], "Unknown option '--onyl'"],
    [['types'], "Unexpected argument 'types'"],
  ])('refuses %j', (args, words) => {
    expect(() => readWish(args, CHECKS)).toThrow(words);
  });

  it('lists every check with what it is', () => {
    expect(usage({ build: 'production build', types: 'types', e2e: 'end to end' }, CHECKS)).toContain(
      '  build  production build\n  types  types\n  e2e    end to end',
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
  });
});
