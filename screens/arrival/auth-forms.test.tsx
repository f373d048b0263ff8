import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/testing/enter';
import { standInForLayout } from '@/components/testing/layout';
import { replaced, visit } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { hasHint, removeHint, writeHint } from '@/features/player/state/hint';
import { AuthForms } from './auth-forms';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

beforeAll(() => standInForLayout());
beforeEach(() => {
  visit('/auth');
  platformAnswers({
    'GET /api/v1/me': () => ({ data: { id: 'p', email: 'mara@parlour.example', language: 'en' } }),
    'GET /api/v1/countries': () => ({ data: [] }),
    'POST /api/v1/auth/login': () => ({ data: { success: true, language: 'en' } }),
  });
});
afterEach(removeHint);

test('begins with the sign-up and has the log-in beside it', async () => {
  renderWithPlatform(<AuthForms />);
  expect(screen.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Log in' }));
  expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
  expect(replaced).toEqual([]);
});

test('begins with the log-in for who pressed the link to it', async () => {
  window.location.hash = '#log-in';
  renderWithPlatform(<AuthForms />);
  expect(screen.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Sign up' }));
  expect(screen.getByRole('button', { name: 'Create account' })).toBeInTheDocument();
  window.location.hash = '';
});

test('leads home after a log-in', async () => {
  renderWithPlatform(<AuthForms />);
  await userEvent.click(screen.getByRole('tab', { name: 'Log in' }));
  await enter(screen.getByLabelText('Email'), 'mara@parlour.example');
  await enter(screen.getByLabelText('Password'), 'parlour-demo-18');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(replaced).toEqual(['/']));
  expect(hasHint()).toBe(true);
});

test('has nothing to ask of who is logged in already', async () => {
  writeHint('en');
  renderWithPlatform(<AuthForms />);
  await waitFor(() => expect(replaced).toEqual(['/']));
});
