import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { grantOf, ownOf } from '../testing/grants';
import { DepositTaking } from './deposit-taking';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const show = async (value: 'now' | 'queue' | null, own: object) => {
  platformAnswers({ 'GET /api/v1/me/bonuses': () => ({ data: own }) });
  const onChange = jest.fn();
  renderWithPlatform(<DepositTaking value={value} onChange={onChange} />);
  await screen.findByRole('radiogroup', { name: 'When your deposit is there' });
  return onChange;
};
const names = () => screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent);

it('is active or in the queue while nothing else is in play', async () => {
  const onChange = await show('now', ownOf());
  expect(names()).toEqual([
    'Activate this bonus',
    'Put it in the queueIt waits for you there, and no time runs out.',
  ]);
  expect(screen.getByRole('radio', { name: 'Activate this bonus' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /queue/ }));
  expect(onChange).toHaveBeenCalledWith('queue');
});

it('burns what is in play by a choice that says so alone', async () => {
  const onChange = await show(null, ownOf({ active: grantOf() }));
  expect(names()).toEqual([
    'Ask me then“Thursday reload” stays in play until you answer.',
    'Activate it instead of “Thursday reload”“Thursday reload” is burnt: its bonus balance and the wagering done so far are lost.',
    'Put it in the queueIt waits for you there, and no time runs out.',
  ]);
  expect(screen.getByRole('radio', { name: /Ask me then/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /instead/ }));
  expect(onChange).toHaveBeenCalledWith('now');
});
