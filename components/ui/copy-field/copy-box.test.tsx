import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithMessages } from '../../testing/render';
import { CopyBox } from './copy-box';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  renderWithMessages(<CopyBox label="Amount, exactly" value="485.436893" shown="485.436893 XRP" />);
});
afterEach(() => jest.useRealTimers());

const button = () => screen.getByRole('button', { name: 'Copy: Amount, exactly' });
const press = () => act(async () => void fireEvent.click(button()));

test('shows the unit, copies the number, and says so for three seconds', async () => {
  expect(screen.getByLabelText('Amount, exactly')).toHaveValue('485.436893 XRP');
  await press();
  expect(writeText).toHaveBeenCalledWith('485.436893');
  expect(button()).toHaveTextContent('Copied');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  act(() => void jest.advanceTimersByTime(3_000));
  expect(button()).toHaveTextContent('Copy');
  expect(button()).not.toHaveTextContent('Copied');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('refused by the browser, it is selected for the hand, and that is said', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  await press();
  expect(screen.getByLabelText('Amount, exactly')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('The text is selected');
});

test('the value can be read, not changed', () => {
  expect(screen.getByLabelText('Amount, exactly')).toHaveAttribute('readonly');
});
