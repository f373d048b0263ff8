import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const FIXTURES = path.join(__dirname, 'fixtures/one-page');
const SUPPORT = path.resolve('tests/support/one-page');

const CONFIG = {
  rootDir: FIXTURES,
  testMatch: ['**/*.suite.ts'],
  testEnvironment: path.join(SUPPORT, 'environment.cjs'),
  runtime: path.join(SUPPORT, 'runtime.cjs'),
  transform: { '\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }] },
};

// Every suite with a page is given the page of the one before: what it finds there must be what a new page has.
test('a suite finds nothing on the page of what the one before it left, but the packages', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    'node_modules/jest/bin/jest.js',
    '--runInBand',
    `--config=${JSON.stringify(CONFIG)}`,
  ]);
  expect(stderr).toContain('Tests:       8 passed, 8 total');
  expect(stdout).toContain('suite 2 of one React');
}, 60_000);
