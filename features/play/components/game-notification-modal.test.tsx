import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '@/components/testing/render';
import { GameNotificationModal } from './game-notification-modal';
import { MinimalBalanceModal } from './minimal-balance-modal';

const MESSAGES = ['This game counts for half.', 'Your bonus ends on Friday.'];
const pictures = () => document.querySelectorAll('[role="dialog"] img');

test('a game’s notice has its picture, its lines and the one set apart', async () => {
  const onClose = jest.fn();
  renderWithMessages(<GameNotificationModal messages={MESSAGES} highlighted="€12.00" onClose={onClose} />);
  const dialog = await screen.findByRole('dialog');
  for (const message of MESSAGES) expect(dialog).toHaveTextContent(message);
  expect(screen.getByText('€12.00').tagName).toBe('STRONG');
  expect(pictures()).toHaveLength(1);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('about wagering there is no picture, and the button says okay', async () => {
  renderWithMessages(<GameNotificationModal messages={MESSAGES} wagering onClose={() => {}} />);
  await screen.findByRole('button', { name: 'Okay' });
  expect(pictures()).toHaveLength(0);
});

test('a balance that is too low leads to the cashier', async () => {
  const onDeposit = jest.fn();
  renderWithMessages(
    <MinimalBalanceModal message="€2.00 are missing." onDeposit={onDeposit} onClose={() => {}} />,
  );
  expect(await screen.findByRole('dialog')).toHaveTextContent('€2.00 are missing.');
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(onDeposit).toHaveBeenCalledTimes(1);
});
