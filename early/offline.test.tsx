import { OFFLINE_SCRIPT } from './built';

const reload = jest.fn();
const fetchPage = jest.fn();
const navigator = { onLine: false };
const location = { reload, href: 'http://localhost/games' };

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  fetchPage.mockReset();
  document.body.innerHTML = '<button id="again" type="button">Again</button>';
  const run = new Function('location', 'navigator', 'fetch', OFFLINE_SCRIPT);
  run(location, navigator, fetchPage);
});
afterEach(() => jest.useRealTimers());

it('loads the page when asked, and when the browser finds a network', () => {
  document.getElementById('again')?.click();
  window.dispatchEvent(new Event('online'));
  expect(reload.mock.calls.length).toBeGreaterThanOrEqual(2);
});

it('loads it when our server answers again, and asks only while there is a network', async () => {
  navigator.onLine = false;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(fetchPage).not.toHaveBeenCalled();
  navigator.onLine = true;
  fetchPage.mockRejectedValueOnce(new Error('no answer')).mockResolvedValue({});
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalled();
});
