import { screen } from '@testing-library/react';
import { visit } from '../../testing/navigation';
import { renderWithMessages } from '../../testing/render';
import { chooseLanguage, hereIn, onLanguageChosen, restoreChoice } from './language-choice';
import { LanguageLinks } from './language-links';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

test('every language leads to the same page under its own prefix', () => {
  visit('/games/top/~filtered/page=2');
  renderWithMessages(<LanguageLinks variant="list" />);
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('lang'), link.getAttribute('href')]),
  ).toEqual([
    ['en', '/games/top'],
    ['de', '/de/games/top'],
    ['en-AU', '/au/games/top'],
    ['de-CH', '/ch/games/top'],
    ['fr', '/fr/games/top'],
  ]);
});

test('the language in use is marked; codes carry the language by name', () => {
  visit('/');
  renderWithMessages(<LanguageLinks variant="row" />);
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Deutsch (Schweiz)' })).toHaveTextContent('ch');
});

test('a choice is stored, and whoever listens is done before it ends', async () => {
  const heard: string[] = [];
  const remove = onLanguageChosen(async (code) => {
    await Promise.resolve();
    heard.push(code);
  });
  await chooseLanguage('de-CH');
  expect(heard).toEqual(['ch']);
  expect(document.cookie).toContain('parlour_language=ch');
  expect(localStorage.getItem('language')).toBe('ch');
  remove();
  await chooseLanguage('fr');
  expect(heard).toEqual(['ch']);
});

test('a listener that fails does not keep the visitor from the language', async () => {
  const remove = onLanguageChosen(() => Promise.reject(new Error('offline')));
  await expect(chooseLanguage('de')).resolves.toBe(false);
  remove();
});

test('the same page in another language keeps its query and the place in it', () => {
  const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash }) as Location;
  expect(hereIn('fr', at('/games/top', '?page=2', '#list'))).toBe('/fr/games/top?page=2#list');
  expect(hereIn('en', at('/au'))).toBe('/');
  expect(hereIn('de-CH', at('/de/game/scarab'))).toBe('/ch/game/scarab');
});

test('a choice outlives its cookie, and an older one never replaces it', async () => {
  await chooseLanguage('fr');
  document.cookie = 'parlour_language=; Path=/; Max-Age=0';
  restoreChoice();
  expect(document.cookie).toContain('parlour_language=fr');
  localStorage.setItem('language', 'de');
  restoreChoice();
  expect(document.cookie).toContain('parlour_language=fr');
  document.cookie = 'parlour_language=; Path=/; Max-Age=0';
  localStorage.setItem('language', 'klingon');
  restoreChoice();
  expect(document.cookie).not.toContain('parlour_language');
});
