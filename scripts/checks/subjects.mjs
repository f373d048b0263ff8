// Subjects of commits, as CONTRIBUTING.md wants them: `area: what changes`, at most 72 characters.
import { execFileSync } from 'node:child_process';

/** So many of the latest are read; what was committed before the rule had a check stays as it is. Seconds. */
const LATEST = 50;
const SINCE = 1_795_986_792;
const MOST_CHARACTERS = 72;
const SUBJECT = /^[a-z][^:]{0,40}: \S/;

/**
 * @param {string} log of each commit its time in seconds, a tab, its hash, a tab, its subject
 * @returns {{ read: number, wrong: string[] }}
 */
export function wrongSubjects(log) {
  const commits = log
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .filter(([time]) => Number(time) > SINCE);
  const isWrong = (subject) => !SUBJECT.test(subject) || [...subject].length > MOST_CHARACTERS;
  return {
    read: commits.length,
    wrong: commits
      .map(([, hash, ...subject]) => ({ hash, subject: subject.join('\t') }))
      .filter(({ subject }) => isWrong(subject))
      .map(({ hash, subject }) => `${hash} ${subject}`),
  };
}

/**
 * Counts as one passed check only where there was something to read.
 * @param {string} root the repository
 */
export async function subjects(root) {
  let log;
  try {
    const args = ['log', '--no-merges', `-${LATEST}`, '--format=%ct%x09%h%x09%s'];
    log = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return { passed: 0, summary: 'nothing to read: no git history here' };
  }
  const { read, wrong } = wrongSubjects(log);
  if (read === 0) return { passed: 0, summary: 'nothing to read: no commit since the rule has a check' };
  return { passed: wrong.length > 0 ? 0 : 1, failed: wrong, summary: `${read} read` };
}
