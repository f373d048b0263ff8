import { fireEvent, screen } from '@testing-library/react';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { AccountArea } from './account-area';

jest.mock('@/lib/http/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

test('the menu closes behind whatever is chosen in it: a change of page alone keeps the header as it is', () => {
  platformAnswers({ 'POST /api/v1/auth/logout': () => ({ data: { success: true } }) });
  renderWithPlatform(<AccountArea />);
  const menu = screen.getByRole('link', { name: 'Transaction history', hidden: true }).parentElement;
  // jsdom knows no popovers: what would close it is heard, and read off the button.
  const hide = jest.fn();
  Object.assign(menu ?? {}, { hidePopover: hide });
  const link = screen.getByRole('link', { name: 'Transaction history', hidden: true });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(hide).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Log out', hidden: true })).toHaveAttribute(
    'popovertargetaction',
    'hide',
  );
});
