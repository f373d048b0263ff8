import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select';

test('choosing an option reports its value', async () => {
  const chosen: string[] = [];
  render(
    <Select
      label="Type"
      options={[
        { value: 'all', label: 'All types' },
        { value: 'bet', label: 'Bets' },
      ]}
      onChange={(event) => chosen.push(event.target.value)}
    />,
  );
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Bets');
  expect(chosen).toEqual(['bet']);
});
