import { useEffect } from 'react';
import { act, waitFor } from '@testing-library/react';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { chooseLanguage } from '@/components/shell/language/language-choice';
import { PLAYER_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';
import { useSession } from '../hooks/use-session';
import { LanguageKeeper } from './language-keeper';

const mockShowIn = jest.fn();
jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/components/shell/language/language-choice', () => ({
  ...jest.requireActual<object>('@/components/shell/language/language-choice'),
  showIn: (locale: string) => mockShowIn(locale),
}));

const ME = 'GET /api/v1/me';
const SAVE = 'PATCH /api/v1/me';
const remember = (language: string) =>
  (document.cookie = `${PLAYER_LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${language ? 60 : 0}`);
const playerSpeaks = (language: string) =>
  platformAnswers({ [ME]: () => ({ data: { id: '42', language } }), [SAVE]: () => ({}) });

let status = '';
let begin: ReturnType<typeof useSession>['begin'];
function Probe() {
  const session = useSession();
  useEffect(() => {
    ({ status, begin } = session);
  }, [session]);
  return null;
}
const show = () =>
  renderWithPlatform(
    <>
      <LanguageKeeper />
      <Probe />
    </>,
  );

afterEach(() => {
  remember('');
  document.cookie = 'parlour_language=; Path=/; Max-Age=0';
  localStorage.clear();
  sessionStorage.clear();
});

const pressed = () => sessionStorage.getItem('languagePressed');

test('a choice is saved on the profile of who is logged in, and remembered for the next page', async () => {
  remember('en');
  playerSpeaks('en');
  show();
  await waitFor(() => expect(status).toBe('in'));
  await act(() => chooseLanguage('de-CH'));
  expect(sentTo(SAVE)).toMatchObject([{ body: { language: 'ch' } }]);
  expect(document.cookie).toContain(`${PLAYER_LANGUAGE_COOKIE}=ch`);
  expect(mockShowIn).not.toHaveBeenCalled();
});

test('a visitor’s choice is saved nowhere else', async () => {
  playerSpeaks('en');
  show();
  await waitFor(() => expect(status).toBe('out'));
  await act(() => chooseLanguage('fr'));
  expect(sentTo(SAVE)).toEqual([]);
  expect(document.cookie).not.toContain(PLAYER_LANGUAGE_COOKIE);
});

test('a language that was chosen on another device is taken over', async () => {
  remember('en');
  playerSpeaks('fr');
  show();
  await waitFor(() => expect(mockShowIn).toHaveBeenCalledWith('fr'));
  expect(document.cookie).toContain(`${PLAYER_LANGUAGE_COOKIE}=fr`);
});

test('who has just logged in stays where the log-in leads', async () => {
  playerSpeaks('fr');
  show();
  await waitFor(() => expect(status).toBe('out'));
  await act(() => begin('fr'));
  await waitFor(() => expect(status).toBe('in'));
  expect(mockShowIn).not.toHaveBeenCalled();
});

describe('pressed before anybody knew who is here', () => {
  test('the page stays in the language that was pressed, and the profile follows', async () => {
    sessionStorage.setItem('languagePressed', 'en');
    remember('en');
    playerSpeaks('fr');
    show();
    await waitFor(() => expect(sentTo(SAVE)).toMatchObject([{ body: { language: 'en' } }]));
    await waitFor(() => expect(pressed()).toBeNull());
    expect(document.cookie).toContain(`${PLAYER_LANGUAGE_COOKIE}=en`);
    expect(document.cookie).toContain('parlour_language=en');
    expect(localStorage.getItem('language')).toBe('en');
    expect(mockShowIn).not.toHaveBeenCalled();
  });

  test('a profile that can’t be saved now is saved by the next page', async () => {
    sessionStorage.setItem('languagePressed', 'en');
    remember('en');
    platformAnswers({
      [ME]: () => ({ data: { id: '42', language: 'fr' } }),
      [SAVE]: () => Promise.reject(new Error('offline')),
    });
    const { unmount } = show();
    await waitFor(() => expect(sentTo(SAVE)).toHaveLength(1));
    expect(pressed()).toBe('en');
    unmount();
    playerSpeaks('fr');
    show();
    await waitFor(() => expect(pressed()).toBeNull());
    expect(mockShowIn).not.toHaveBeenCalled();
  });

  test('on a page that another language was pressed on, the profile’s own counts as ever', async () => {
    sessionStorage.setItem('languagePressed', 'de');
    remember('fr');
    playerSpeaks('fr');
    show();
    await waitFor(() => expect(mockShowIn).toHaveBeenCalledWith('fr'));
    expect(pressed()).toBe('de');
    expect(sentTo(SAVE)).toEqual([]);
  });

  test('of a visitor, and of a player whose profile has it, nothing is left to do', async () => {
    sessionStorage.setItem('languagePressed', 'en');
    playerSpeaks('en');
    const { unmount } = show();
    await waitFor(() => expect(status).toBe('out'));
    await waitFor(() => expect(pressed()).toBeNull());
    unmount();
    sessionStorage.setItem('languagePressed', 'en');
    remember('en');
    show();
    await waitFor(() => expect(status).toBe('in'));
    await waitFor(() => expect(pressed()).toBeNull());
    expect(sentTo(SAVE)).toEqual([]);
  });
});
