import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithMessages } from '../../testing/render';
import { CopyField } from './copy-field';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  renderWithMessages(<CopyField label="Payment description" value="4821" />);
});
afterEach(() => jest.useRealTimers());

const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy: Payment description' })));
const notice = () => screen.getByRole('status');

test('a press copies the value and says so for three seconds', async () => {
  await press();
  expect(writeText).toHaveBeenCalledWith('4821');
  expect(notice()).toHaveTextContent('Copied');
  act(() => void jest.advanceTimersByTime(2_999));
  expect(notice()).toHaveTextContent('Copied');
  act(() => void jest.advanceTimersByTime(1));
  expect(notice()).toBeEmptyDOMElement();
});

test('a second press shows it for its whole time again', async () => {
  await press();
  act(() => void jest.advanceTimersByTime(2_000));
  await press();
  act(() => void jest.advanceTimersByTime(2_000));
  expect(notice()).toHaveTextContent('Copied');
});

test('refused by the browser, the value is selected for the hand, and that is said', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  await press();
  const field = screen.getByLabelText<HTMLInputElement>('Payment description');
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  expect(notice()).toHaveTextContent('The text is selected');
});

test('a page without a clipboard is a refusal too', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await press();
  expect(notice()).toHaveTextContent('The text is selected');
});

test('the value can be read, not changed', () => {
  expect(screen.getByLabelText('Payment description')).toHaveAttribute('readonly');
});
