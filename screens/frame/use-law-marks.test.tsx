import { act, waitFor } from '@testing-library/react';
import { visit } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { markLaw } from '@/early/law';
import { useLawMarks } from './use-law-marks';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

function Marks() {
  useLawMarks();
  return null;
}
const answers = (jackpots: boolean, wheel: boolean) =>
  platformAnswers({
    'GET /api/v1/law': () => ({
      data: { withheld: [], provedDemo: false, mostStake: null, jackpots, wheel },
    }),
  });
const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  visit('/');
  markLaw();
});

test('what is forbidden is out of sight at once, and gone on the next page and from the next load on', async () => {
  answers(false, false);
  const { rerender } = renderWithPlatform(<Marks />);
  await waitFor(() => expect(dataset.lawNews).toBe('no-jackpots no-wheel'));
  expect(dataset.law).toBeUndefined();
  act(() => visit('/games/slots'));
  rerender(<Marks />);
  expect(dataset).toMatchObject({ law: 'no-jackpots no-wheel' });
  expect(dataset.lawNews).toBeUndefined();
  markLaw();
  expect(dataset.law).toBe('no-jackpots no-wheel');
});

test('what may be shown again comes with the next page, so that nothing moves on this one', async () => {
  localStorage.setItem('law', 'no-jackpots no-wheel');
  markLaw();
  answers(true, false);
  const { rerender } = renderWithPlatform(<Marks />);
  await waitFor(() => expect(localStorage.getItem('law')).toBe('no-wheel'));
  expect(dataset).toMatchObject({ law: 'no-jackpots no-wheel' });
  expect(dataset.lawNews).toBeUndefined();
  act(() => visit('/vip'));
  rerender(<Marks />);
  expect(dataset.law).toBe('no-wheel');
});

test('where everything may be shown nothing is marked', async () => {
  answers(true, true);
  renderWithPlatform(<Marks />);
  await act(() => Promise.resolve());
  expect(dataset.law).toBeUndefined();
  expect(dataset.lawNews).toBeUndefined();
});
