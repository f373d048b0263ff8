import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FOLLOWERS } from './followers';

it.each(Object.entries(FOLLOWERS))('%s is written in %s', (name, file) => {
  const text = readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
  expect(text).toMatch(new RegExp(String.raw`(?:name:|const NAME =) '${name}'`));
});
