// What somebody asks of `npm test`: which checks, which specs. Runs before anything is installed.
import { parseArgs } from 'node:util';
import { ExpectedFailure } from '../processes/failure.mjs';

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  only: { type: 'string' },
  specs: { type: 'string' },
  long: { type: 'boolean' },
};
/** What the checks that take long need before them. */
const BEFORE_LONG = ['build'];

const words = (list) =>
  list
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * @param {string[]} args what stands behind `npm test --`
 * @param {string[]} checks names of the checks that there are
 * @param {string[]} long those of them that run with `--long` only, or when they are named
 * @returns {{ help: boolean, only: string[], specs: string[] }} `only`: the checks to run
 * @throws ExpectedFailure for an option or a check that there is not: nothing run is nothing proven
 */
export function readWish(args, checks, long) {
  let values;
  try {
    ({ values } = parseArgs({ args, options: OPTIONS }));
  } catch (error) {
    throw new ExpectedFailure(`${error.message.split('. ')[0]}; npm test -- --help lists the options`);
  }
  const only = words(values.only);
  const unknown = only?.filter((name) => !checks.includes(name)) ?? [];
  if (unknown.length > 0 || only?.length === 0) {
    const what = unknown.length > 0 ? `no check is called ${unknown.join(', ')}` : '--only names no check';
    throw new ExpectedFailure(`${what}; there are ${checks.join(', ')}`);
  }
  const all = values.long ? [...BEFORE_LONG, ...long] : checks.filter((name) => !long.includes(name));
  return { help: values.help ?? false, only: only ?? all, specs: words(values.specs) ?? [] };
}

/**
 * @param {Record<string, string>} labels what each check is, by its name
 * @param {string[]} checks
 * @param {string[]} long
 * @returns {string} the answer to `--help`
 */
export function usage(labels, checks, long) {
  const width = Math.max(...checks.map((name) => name.length));
  const line = (name) => `  ${name.padEnd(width)}  ${labels[name]}`;
  return [
    'npm test                          every check; the last line is `N passed, N failed`',
    'npm test -- --only types,lint     some checks alone',
    'npm test -- --only e2e --specs shell,seo',
    '                                  of the browser tests those whose file name holds one of the words',
    '',
    'npm run test:long                 what takes long and seldom breaks, before a release; SOAK_MINUTES=5 for a shorter soak',
    '',
    'Checks:',
    ...checks.filter((name) => !long.includes(name)).map(line),
    '',
    'Of npm run test:long:',
    ...long.map(line),
  ].join('\n');
}
