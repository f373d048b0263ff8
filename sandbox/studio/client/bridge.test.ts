/** @jest-environment jsdom */
import { openBridge, type PageMessage } from './bridge';

const WEB = 'https://web.example';
const heard: PageMessage[] = [];
const page = { postMessage: jest.fn() } as unknown as Window;

beforeAll(() => {
  Object.defineProperty(window, 'parent', { value: page, configurable: true });
  openBridge(WEB, (message) => void heard.push(message));
});
const send = (data: unknown, { origin = WEB, source = page as Window | null } = {}) => {
  heard.length = 0;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return [...heard];
};

it.each(['pause', 'resume', 'reread', 'info'])('hears %s of the page that frames the game', (type) => {
  expect(send({ type, more: 1 })).toEqual([{ type }]);
});

it('hears whether sound is wanted, or the other of both', () => {
  expect(send({ type: 'sound', on: true })).toEqual([{ type: 'sound', on: true }]);
  expect(send({ type: 'sound' })).toEqual([{ type: 'sound', on: null }]);
});

it('hears nobody else, and nothing else', () => {
  expect(send({ type: 'pause' }, { origin: 'https://evil.example' })).toEqual([]);
  expect(send({ type: 'pause' }, { source: window })).toEqual([]);
  for (const other of [null, 'pause', {}, { type: 'spin' }, { type: 7 }]) expect(send(other)).toEqual([]);
});
