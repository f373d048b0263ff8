import { giveWayWhenBlocked } from './blocked';

const reload = jest.fn();
const refused = { code: 'client_api_40', reason: 'address', status: 403, detail: '' } as const;

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
  // jsdom can't navigate, and its location can't be replaced: its console error is the sign.
  jest.spyOn(console, 'error').mockImplementation(reload);
});
afterEach(() => jest.useRealTimers());

it('loads the page anew when the address is refused, once a minute at most', () => {
  giveWayWhenBlocked(refused);
  giveWayWhenBlocked(refused);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  giveWayWhenBlocked(refused);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('stays when it is the country of a form that is refused, or anything else', () => {
  giveWayWhenBlocked({ ...refused, reason: undefined });
  giveWayWhenBlocked({ code: 'client_api_27', reason: 'address' });
  expect(reload).not.toHaveBeenCalled();
});

it('stays where nothing can be remembered', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  giveWayWhenBlocked(refused);
  expect(reload).not.toHaveBeenCalled();
});
