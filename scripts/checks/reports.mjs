// What the test runners' reports say, in numbers and in words.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The first lines of an error that say something; where it passed through the runner does not. */
const gist = (text) =>
  text
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules|node:internal/.test(line))
    .slice(0, 12)
    .join('\n      ');

/**
 * @param {string} root what the names of files are told from
 * @param {string} file report of `jest --json`
 * @returns {{ passed: number, failed: string[] }} how many passed, and in words what did not
 */
export function readJest(root, file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = [];
  for (const suite of report.testResults) {
    const place = path.relative(root, suite.name);
    const broken = suite.assertionResults.filter(({ status }) => status !== 'passed');
    for (const { fullName, failureMessages } of broken) {
      failed.push(`${place}: ${fullName}\n      ${gist(failureMessages[0] ?? 'not run')}`);
    }
    if (suite.status === 'failed' && broken.length === 0) {
      failed.push(`${place}: ${gist(suite.message)}`);
    }
  }
  return { passed: report.numPassedTests, failed };
}

/**
 * @param {string} file report of Playwright's json reporter
 * @returns {{ passed: number, failed: string[] }}
 */
export function readPlaywright(file) {
  const failed = [];
  let passed = 0;
  const visit = (suite, titles) => {
    const path_ = suite.title ? [...titles, suite.title] : titles;
    for (const inner of suite.suites ?? []) visit(inner, path_);
    for (const spec of suite.specs ?? []) {
      for (const { status, projectName, results } of spec.tests) {
        if (status === 'expected') passed += 1;
        else {
          const why = results.at(-1)?.error?.message ?? status;
          const name = [...path_, spec.title].join(' › ');
          failed.push(`${name}${projectName && ` [${projectName}]`}\n      ${gist(why)}`);
        }
      }
    }
  };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const suite of report.suites) visit(suite, []);
  for (const { message } of report.errors ?? []) failed.push(message);
  return { passed, failed };
}
