import { readFileSync } from 'node:fs';
import path from 'node:path';
import nextEsmLoader from './next-esm-loader.mjs';

const DIST = path.join(process.cwd(), 'node_modules/next/dist');
const load = (file: string) => {
  const addDependency = jest.fn();
  const text = nextEsmLoader.call({ resourcePath: path.join(DIST, file), addDependency }, 'CommonJS');
  return { text, addDependency };
};

it('gives what Next has as an ES module, and has it watched', () => {
  const { text, addDependency } = load('client/components/links.js');
  const esm = path.join(DIST, 'esm/client/components/links.js');
  expect(text).toBe(readFileSync(esm, 'utf8'));
  expect(text).toMatch(/^export /m);
  expect(addDependency).toHaveBeenCalledWith(esm);
});

it('leaves what Next has as CommonJS only', () => {
  const { text, addDependency } = load('client/no-such-file.js');
  expect(text).toBe('CommonJS');
  expect(addDependency).not.toHaveBeenCalled();
});
