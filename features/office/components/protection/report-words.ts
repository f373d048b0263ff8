import { REGISTER_TITLES } from '@/lib/domain/registers';
import type { ReportRow } from '../../api/get-protection-report';
import {
  DEED_WORDS,
  EXCLUSION_WORDS,
  LENGTH_WORDS,
  LEVEL_WORDS,
  LIMIT_WORDS,
  PERIOD_WORDS,
  SIGN_WORDS,
  STEP_WORDS,
} from './protection-words';

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cases: LEVEL_WORDS,
  closed: { done: 'Done', nothing: 'Seen, nothing to do' },
  signs: SIGN_WORDS,
  deeds: DEED_WORDS,
  breaks: { ...LENGTH_WORDS, ...EXCLUSION_WORDS },
  limits: { ...LIMIT_WORDS, ...PERIOD_WORDS, ...STEP_WORDS },
  registers: { ...REGISTER_TITLES, clear: 'not listed', listed: 'listed', silent: 'did not answer' },
  matches: { same: 'One person', other: 'Somebody else', waits: 'Not decided yet' },
};

/** What a line of the report counts. Parts of it are words of their own: `deposit week lowered`. */
export const reportWords = ({ part, what }: Pick<ReportRow, 'part' | 'what'>): string => {
  const words = WORDS[part] ?? {};
  const [kind = '', period = '', step = ''] = what.split(' ');
  if (part === 'limits') return `${words[kind] ?? kind} ${words[period] ?? period}: ${words[step] ?? step}`;
  return (
    words[what] ??
    what
      .split(' ')
      .map((one) => words[one] ?? one)
      .join(' ')
  );
};
