import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { LOCALES, type Locale } from '@/lib/domain/locales';
import { OwnDataText } from './own-data-text';

const DATA = {
  madeAt: '2026-11-26T15:04:05.000Z',
  account: { language: 'fr', country: 'CH', emailVerified: true, status: 'active' },
  profile: { birthday: '1990-04-12', sex: 'f', name: 'active' },
  profileChanges: [{ kind: 'player', field: 'lock' }],
  terms: [],
  access: {
    signUp: { tracking: { utm_source: 'letter', email: 'player' } },
    waysIn: [{ provider: 'google' }],
  },
  documents: { leftOut: 'pictures', files: [{ type: 'image/jpeg', bytes: 1_234_567 }] },
  letters: [{ list: 'promo', subject: 'Hello' }],
  supportLetters: [{ topic: 'withdrawal', message: 'pending' }],
  transactions: [{ type: 'win', status: 'complete', amount: 123_450, currency: 'CHF' }],
};

async function show(locale: Locale) {
  const messages = (await import(`@/messages/${locale}.json`)) as AbstractIntlMessages;
  render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <OwnDataText data={DATA} />
    </NextIntlClientProvider>,
  );
  return document.body.textContent.replaceAll(/\s/g, ' ');
}

it.each([
  [
    'en',
    ['Status', 'Active', 'Switzerland', 'Win', 'CHF 1,234.50', '1,234,567', '26 Nov 2026', '12 April 1990'],
  ],
  [
    'de',
    ['Status', 'Aktiv', 'Schweiz', 'Gewinn', '1.234,50 CHF', '1.234.567', '26. Nov. 2026', '12. April 1990'],
  ],
  ['de-CH', ['Aktiv', 'Schweiz', 'CHF 1’234.50', 'Grösse in Bytes']],
  ['en-AU', ['Active', 'Switzerland', '1,234.50', '26 Nov 2026', '12 April 1990']],
  ['fr', ['Statut', 'Actif', 'Suisse', '1 234,50 CHF', '26 nov. 2026', '12 avril 1990']],
] as const)('is in the reader’s language, as that writes days and money: %s', async (locale, words) => {
  const text = await show(locale);
  for (const word of words) expect(text).toContain(word);
  expect(text).not.toContain('OwnData');
});

it('leaves what the player wrote, and names that are not ours, as they are', async () => {
  await show('de');
  expect(screen.getByText('pending')).toBeInTheDocument();
  expect(screen.getByText('active')).toBeInTheDocument();
  expect(screen.getByText('utm_source')).toBeInTheDocument();
  expect(screen.getByText('player')).toBeInTheDocument();
  expect(screen.getByText('image/jpeg')).toBeInTheDocument();
  expect(screen.getByText('Eine Auszahlung')).toBeInTheDocument();
  expect(screen.getByText('Google')).toBeInTheDocument();
});

it.each(LOCALES)('says which pictures are missing, in %s', async (locale) => {
  const text = await show(locale);
  const { default: messages } = (await import(`@/messages/${locale}.json`)) as {
    default: { OwnData: { values: { pictures: string } } };
  };
  expect(text).toContain(messages.OwnData.values.pictures);
});
