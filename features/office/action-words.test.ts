import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { APPROVAL_ACTIONS, AUDIT_ACTIONS } from '@/lib/domain/audit-actions';
import { ACTION_WORDS, actionWords, APPROVAL_WORDS, approvalWords, CONTEXT_WORDS } from './action-words';

const PLATFORM = path.join(process.cwd(), 'platform');
/** Sources of the platform that write down what was done, or define what needs two people. */
const sources = readdirSync(PLATFORM, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(PLATFORM, file), 'utf8'))
  .filter((text) => /audit\/service'|approvals\/service'|'\.\/(?:export|decide-or-ask)'/.test(text));
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

/** Those that are put together, `action: \`approvals.${state}\``: one for each text that its type allows. */
const putTogether = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/action: `([a-z]+)\.\$\{(\w+)\}`/g)].flatMap(([, context, name]) => {
      const types = [...text.matchAll(new RegExp(`\\b${name}: ([A-Z]\\w*|'[^,;)]*)[,;)]`, 'g'))].map(
        ([, type = '']) => new RegExp(`type ${type} = ([^;]+);`).exec(text)?.[1] ?? type,
      );
      return types.flatMap((type) =>
        [...type.matchAll(/'([a-z-]+)'/g)].map(([, verb]) => `${context}.${verb}`),
      );
    }),
  ),
);

it('lists every code that is put together, and none that nothing writes', () => {
  const listed: readonly string[] = AUDIT_ACTIONS;
  expect([...putTogether].filter((code) => !listed.includes(code))).toEqual([]);
  expect(listed.filter((code) => !written.has(code) && !putTogether.has(code))).toEqual([]);
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
