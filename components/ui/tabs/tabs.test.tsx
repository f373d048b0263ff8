import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForLayout } from '../../testing/layout';
import { Tabs } from './tabs';

beforeAll(() => standInForLayout());

const tabs = [
  { value: 'all', label: 'All', panel: <p>Everything</p> },
  { value: 'packs', label: 'Packs', panel: <p>Four deposits</p> },
  { value: 'old', label: 'Old', panel: <p>Gone</p>, disabled: true },
] as const;

test('the first tab is chosen, and its panel is named by it', () => {
  render(<Tabs label="Promotions" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Promotions' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'All' })).toHaveTextContent('Everything');
  expect(screen.queryByText('Four deposits')).toBeNull();
});

test('a click and the arrow keys choose', async () => {
  const onValueChange = jest.fn();
  render(<Tabs label="Promotions" tabs={tabs} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Packs' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Four deposits');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Everything');
  expect(onValueChange.mock.calls.flat()).toEqual(['packs', 'all']);
});

test('a disabled tab is not chosen', async () => {
  render(<Tabs label="Promotions" tabs={tabs} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Old' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Everything');
});

test('held from outside, it shows what it is told', async () => {
  const { rerender } = render(<Tabs label="Promotions" tabs={tabs} value="all" />);
  await userEvent.click(screen.getByRole('tab', { name: 'Packs' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Everything');
  rerender(<Tabs label="Promotions" tabs={tabs} value="packs" />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Four deposits');
});
