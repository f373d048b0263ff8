import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './text-area';

test('it is named by its label, and its note belongs to it', async () => {
  const { rerender } = render(<TextArea label="Message" hint="At most 4,000 characters" />);
  const area = screen.getByRole('textbox', { name: 'Message' });
  expect(area).toHaveAccessibleDescription('At most 4,000 characters');
  await userEvent.type(area, 'Two{Enter}lines');
  expect(area).toHaveValue('Two\nlines');
  rerender(<TextArea label="Message" error="Write your message." />);
  expect(area).toBeInvalid();
  expect(area).toHaveAccessibleDescription('Write your message.');
});
