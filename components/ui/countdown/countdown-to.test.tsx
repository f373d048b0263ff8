import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { standInForLayout } from '../../testing/layout';
import { messages, renderWithMessages } from '../../testing/render';
import { CountdownTo } from './countdown-to';

const NOW = Date.parse('2026-11-21T20:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  standInForLayout({ inView: true });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const cells = () => [...document.querySelectorAll('b')].map((cell) => cell.textContent);

test('shows days, hours, minutes and seconds, and goes on by the second', async () => {
  const left = 1_000 * (2 * 86_400 + 3 * 3_600 + 4 * 60 + 5);
  renderWithMessages(<CountdownTo until={NOW + left} label="Ends" />);
  expect(cells()).toEqual(['02', '03', '04', '05']);
  await pass(6_000);
  expect(cells()).toEqual(['02', '03', '03', '59']);
});

test('says in words what is left, without the seconds', async () => {
  renderWithMessages(<CountdownTo until="2026-11-22T21:01:30Z" label="The cup ends" />);
  expect(screen.getByRole('timer')).toHaveTextContent('The cup ends: 1 day, 1 hour, 1 minute left');
  const words = document.querySelector('time');
  const before = words?.textContent;
  await pass(5_000);
  expect(words?.textContent).toBe(before);
  expect(words).toHaveAttribute('datetime', '2026-11-22T21:01:30.000Z');
});

test('ends once, and stays at nothing', async () => {
  const onEnd = jest.fn();
  renderWithMessages(<CountdownTo until={NOW + 2_000} label="Ends" onEnd={onEnd} />);
  await pass(1_000);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(5_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(cells()).toEqual(['00', '00', '00', '00']);
  expect(screen.getByRole('timer')).toHaveTextContent('Ends: ended');
});

test('counts before anybody sees it, and writes its words when somebody does', async () => {
  const bringIntoView = standInForLayout();
  renderWithMessages(<CountdownTo until={NOW + 61_000} label="The cup ends" />);
  expect(cells()).toEqual(['00', '00', '01', '01']);
  expect(screen.getByRole('timer')).not.toHaveTextContent('left');
  act(bringIntoView);
  expect(screen.getByRole('timer')).toHaveTextContent('The cup ends: 0 hours, 1 minute left');
});

test('ends unseen too', async () => {
  standInForLayout();
  const onEnd = jest.fn();
  renderWithMessages(<CountdownTo until={NOW + 1_000} label="Ends" onEnd={onEnd} />);
  await pass(1_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a cached page keeps the room and claims no time', () => {
  const html = renderToString(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <CountdownTo until={NOW + 2_000} label="Ends" />
    </NextIntlClientProvider>,
  );
  expect(html.match(/––/g)).toHaveLength(4);
});

test('no clock runs on when the last one is gone', () => {
  renderWithMessages(<CountdownTo until={NOW + 2_000} label="Ends" />).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
