import type { useTranslations } from 'next-intl';

type History = ReturnType<typeof useTranslations<'History'>>;

/** What does not compile, were it ever called. The compiler complains of each sign here that is not needed. */
export const WRONG = (t: History) => [
  // @ts-expect-error -- a message with arguments, and none given
  t('savingOf'),
  // @ts-expect-error -- one of two arguments is missing
  t('savingOf', { rows: 1 }),
  // @ts-expect-error -- a key that does not exist
  t('nothing'),
  // @ts-expect-error -- a number is written as one
  t('savingOf', { rows: '1', total: 2 }),
  t('savingOf', { rows: 1, total: 2 }),
];

it('is proved by the compiler: `npm run types`', () => {
  expect(WRONG).toHaveLength(1);
});
