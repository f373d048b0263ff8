import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { APPROVAL_ACTIONS, AUDIT_ACTIONS } from '@/lib/domain/audit-actions';
import { ACTION_WORDS, actionWords, APPROVAL_WORDS, approvalWords, CONTEXT_WORDS } from './action-words';

const PLATFORM = path.join(process.cwd(), 'platform');
/** Sources of the platform that write down what was done, or define what needs two people. */
const sources = readdirSync(PLATFORM, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(PLATFORM, file), 'utf8'))
  .filter((text) => /audit\/service'|approvals\/service'/.test(text));
const contexts = [...new Set([...AUDIT_ACTIONS, ...APPROVAL_ACTIONS].map((code) => code.split('.', 1)[0]))];
/** Codes in them, written out: `'office.block'`. */
const written = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(new RegExp(`'((?:${contexts.join('|')})\\.(?!csv)[a-z-]+)'`, 'g'))].map(
      ([, code = '']) => code,
    ),
  ),
);

it('has words for every code that is written anywhere in the platform', () => {
  expect(written.size).toBeGreaterThan(50);
  expect([...written].filter((code) => actionWords(code) === code)).toEqual([]);
});

it('lists no code that nothing writes', () => {
  // Those that are put together: `approvals.${state}`, `verification.${turn}`.
  const isPutTogether = (code: string) =>
    /^(approvals|verification)\./.test(code) &&
    sources.some((text) => text.includes(`\`${code.split('.', 1)[0]}.\${`));
  const unwritten = AUDIT_ACTIONS.filter((code) => !written.has(code) && !isPutTogether(code));
  expect(unwritten).toEqual([]);
});

it.each([...AUDIT_ACTIONS])('says %s in words', (code) => {
  expect(ACTION_WORDS[code]).toMatch(/^[A-Z].* /);
  expect(CONTEXT_WORDS[code.split('.', 1)[0] ?? '']).toMatch(/^[A-Z]/);
});

it('says no two deeds in the same words', () => {
  const all = [...Object.values(ACTION_WORDS), ...Object.values(APPROVAL_WORDS)];
  expect(new Set(all).size).toBe(all.length);
});

it('shows a code that nothing writes any more as it is', () => {
  expect(actionWords('kernel.old')).toBe('kernel.old');
  expect(approvalWords('payments.old')).toBe('payments.old');
});
