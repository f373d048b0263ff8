import { act, screen } from '@testing-library/react';
import { renderWithMessages } from '../../testing/render';
import { ConnectionNotice } from './connection-notice';

const go = (name: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(name)));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it is silent while there is a connection', () => {
  renderWithMessages(<ConnectionNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('it says that the connection is lost until it is back, and that for a moment', () => {
  renderWithMessages(<ConnectionNotice />);
  go('offline');
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  go('online');
  expect(screen.getByRole('status')).toHaveTextContent('You are back online.');
  act(() => void jest.advanceTimersByTime(4_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a connection that is lost again soon is not called back', () => {
  renderWithMessages(<ConnectionNotice />);
  go('offline');
  go('online');
  act(() => void jest.advanceTimersByTime(1_000));
  go('offline');
  act(() => void jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
});

test('a page that comes up without a connection says so', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWithMessages(<ConnectionNotice />);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  online.mockRestore();
});
