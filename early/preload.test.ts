/** @jest-environment jsdom */
import { PRELOAD_SCRIPT } from './built';

const CHUNK = 'http://localhost/_next/static/chunks/42.0a1b.js';
const KEY = 'preload retries';

// jsdom's own location can't be watched, and the script runs from its text: it gets a window's names as arguments.
const reload = jest.fn();
let online = true;
const handled = jest.fn();

function run() {
  const names = {
    location: { reload },
    navigator: Object.defineProperty({}, 'onLine', { get: () => online }),
  };
  const start = new Function(...Object.keys(names), PRELOAD_SCRIPT);
  start(...Object.values(names));
}
const listeners: [string, EventListener, boolean | undefined][] = [];
const add = window.addEventListener.bind(window);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'addEventListener').mockImplementation(((
    name: string,
    listener: EventListener,
    options?: boolean,
  ) => {
    listeners.push([name, listener, options]);
    add(name, listener, options);
  }) as typeof window.addEventListener);
  sessionStorage.clear();
  reload.mockClear();
  handled.mockClear();
  online = true;
});
afterEach(() => {
  for (const [name, listener, options] of listeners.splice(0)) {
    window.removeEventListener(name, listener, options);
  }
  document.head.replaceChildren();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function script(src = CHUNK) {
  const element = document.createElement('script');
  // Not `src`: jsdom would try to load it.
  Object.defineProperty(element, 'src', { value: src });
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
}
function rejection(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
}
const chunkError = (request: string) =>
  Object.assign(new Error('Loading chunk 42 failed.'), { name: 'ChunkLoadError', request });
/** Somebody deals with the event. */
function listen() {
  window.addEventListener('parlour:preload-error', (event) => {
    event.preventDefault();
    handled((event as CustomEvent<Error>).detail.message);
  });
}

test('a script that is missing loads the page anew, once for each load, and counts it', () => {
  run();
  script();
  script();
  rejection(chunkError(CHUNK));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(KEY)).toBe('1');
});

test('so do a style, and a chunk of which only the promise tells', () => {
  run();
  const style = document.createElement('link');
  style.href = 'http://localhost/_next/static/css/a.css';
  document.head.append(style);
  style.dispatchEvent(new Event('error'));
  rejection(chunkError(CHUNK));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('what is not a part of the build does not', () => {
  run();
  script('https://elsewhere.example/widget.js');
  rejection(new Error('refused'));
  expect(reload).not.toHaveBeenCalled();
});

test('after five loads in a row the event is raised instead', () => {
  sessionStorage.setItem(KEY, '5');
  run();
  listen();
  script();
  expect(reload).not.toHaveBeenCalled();
  expect(handled).toHaveBeenCalledWith(`could not load ${CHUNK}`);
});

test('nobody deals with the event: the error is thrown again', () => {
  sessionStorage.setItem(KEY, '5');
  run();
  const thrown = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', thrown);
  script();
  expect(thrown.mock.calls.map(([{ message }]) => message)).toEqual([expect.stringContaining(CHUNK)]);
});

test('without a network the page stays, and the event comes at once', () => {
  online = false;
  run();
  listen();
  script();
  expect(reload).not.toHaveBeenCalled();
  expect(handled).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('where nothing can be kept the page is not loaded anew without end', () => {
  const closed = () => {
    throw new Error('closed');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  run();
  listen();
  script();
  expect(reload).not.toHaveBeenCalled();
  expect(handled).toHaveBeenCalledTimes(1);
});

test('a page that stands for a while forgets the count', () => {
  sessionStorage.setItem(KEY, '3');
  run();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(9_000);
  expect(sessionStorage.getItem(KEY)).toBe('3');
  jest.advanceTimersByTime(1_000);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('a page that lacks something does not', () => {
  run();
  script();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(10_000);
  expect(sessionStorage.getItem(KEY)).toBe('1');
});
