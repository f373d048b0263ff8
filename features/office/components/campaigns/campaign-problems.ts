import { isApiProblem } from '@/lib/http/problem';
import { problemWords } from '../parts/problem-words';

/** What the platform's rules about campaigns say, in words. */
const RULES: Readonly<Record<string, string>> = {
  required: 'This is needed.',
  needless: 'What gives this campaign has no use for it.',
  invalid: 'This is not right.',
  order: 'The second must come after the first.',
  past: 'This time is over.',
  twice: 'This currency is here twice.',
  belowOne: 'This is less than a single player gets.',
  law: 'The law of all its countries asks for less wagering.',
  lawTime: 'The law of all its countries lets it live longer.',
  lawProducts: 'The law of all its countries lets games of one type of product alone count.',
  lawFirst: 'The law of all its countries lets a player have a bonus before the first play alone.',
  neverAll: 'With so few a day nobody could use them all in time.',
  codeTaken: 'Another campaign has this code.',
  unknownGame: 'One of these is no game of the catalogue.',
  unknown: 'Somebody here is not known: check each address and id.',
  locked: 'This can’t be changed any more: the campaign was started with it. Write a copy of it.',
};
const reasonWords = (rule: string) => RULES[rule] ?? rule;

interface Issue {
  path: string;
  message: string;
}
const issuesOf = (body: object): readonly Issue[] =>
  'errors' in body && Array.isArray(body.errors) ? body.errors : [];

/**
 * What is wrong at which field of a campaign's form, and what belongs to none of them.
 * @param currencies in the order in which their amounts were sent
 */
export function campaignProblems(
  error: unknown,
  fields: readonly string[],
  currencies: readonly string[],
): { wrong: Readonly<Record<string, string>>; other: string } {
  if (!isApiProblem(error)) return { wrong: {}, other: problemWords(error) };
  const named = [
    ...Object.entries(error.body.fields ?? {}).map(([field, rule]) => [field, reasonWords(rule)] as const),
    ...issuesOf(error.body).map(({ path, message }) => {
      const field = path
        .replace(/^content\./, '')
        .replace(/^(segment|trigger)\./, '')
        .replace(/^amounts\.(\d+)/, (_all, index: string) => `amounts.${currencies[Number(index)] ?? ''}`);
      return [field, message] as const;
    }),
  ];
  const place = (field: string) =>
    fields.find((one) => one === field) ??
    fields.find((one) => one.startsWith(`${field}.`)) ??
    fields.find((one) => field.startsWith(`${one}.`));
  const wrong = Object.fromEntries(
    named.flatMap(([field, words]) => {
      const at = place(field);
      return at === undefined ? [] : [[at, words]];
    }),
  );
  const lost = named
    .filter(([field]) => place(field) === undefined)
    .map(([field, words]) => `${field}: ${words}`);
  if (named.length === 0) return { wrong, other: problemWords(error) };
  return { wrong, other: lost.join(' ') };
}
