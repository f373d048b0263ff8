import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '../../testing/render';
import { ExternalLink, TextButton, TextLink } from './link';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

test('a link leads to its page', () => {
  renderWithMessages(<TextLink href="/terms_and_conditions">Terms</TextLink>);
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms_and_conditions');
});

test('a link to elsewhere opens a tab, says so, and gives the other page no hold on ours', () => {
  renderWithMessages(<ExternalLink href="https://www.begambleaware.org">GambleAware</ExternalLink>);
  const link = screen.getByRole('link', { name: 'GambleAware (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('a text button acts, and submits no form', async () => {
  const onClick = jest.fn();
  renderWithMessages(<TextButton onClick={onClick}>Forgot your password?</TextButton>);
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
