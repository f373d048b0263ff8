import type { useTranslations } from 'next-intl';

type History = ReturnType<typeof useTranslations<'History'>>;

/** What does not compile, were it ever called. The compiler complains of each sign here that is not needed. */
export const WRONG = (t: History) => [
  // @ts-expect-error -- a message with arguments, and none given
  t('page'),
  // @ts-expect-error -- one of two arguments is missing
  t('page', { page: 1 }),
  // @ts-expect-error -- a key that does not exist
  t('nothing'),
  // @ts-expect-error -- a number is written as one
  t('page', { page: '1', last: 2 }),
  t('page', { page: 1, last: 2 }),
];

it('is proved by the compiler: `npm run types`', () => {
  expect(WRONG).toHaveLength(1);
});
