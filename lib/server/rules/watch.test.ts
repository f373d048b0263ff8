import { NO_RULES, type Geography, type SiteRules } from '@/lib/domain/site-rules';
import { currentRules, setRules } from './current-rules';
import { watchRules, type SendGeography } from './watch';

const rulesOf = (alpha2: string): SiteRules => ({ ...NO_RULES, countries: { [alpha2]: { blocked: 403 } } });

let load: jest.Mock<Promise<SiteRules>, []>;
let send: jest.Mock<ReturnType<SendGeography>, [Geography]>;
let report: jest.Mock;
let change: () => void;
let watch: { stop(): Promise<void> } | undefined;

const start = async () => {
  watch = await watchRules({
    load,
    sendToPlatform: send,
    report,
    listen(onChange) {
      change = onChange;
      return { stop: async () => undefined };
    },
  });
};
/** Lets what was begun come to its end. */
const settle = () => jest.advanceTimersByTimeAsync(0);
const sentCountries = () => send.mock.calls.map(([{ countries }]) => Object.keys(countries).join());

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
  load = jest.fn(() => Promise.resolve(rulesOf('NL')));
  send = jest.fn<ReturnType<SendGeography>, [Geography]>(() => Promise.resolve('taken'));
  report = jest.fn();
});
afterEach(async () => {
  await watch?.stop();
  watch = undefined;
  setRules(NO_RULES);
  jest.useRealTimers();
});

it('has the rules in force when the start goes on', async () => {
  await start();
  expect(currentRules()).toEqual(rulesOf('NL'));
});

it('waits no longer than five seconds for them, and takes them when they come', async () => {
  let give: (rules: SiteRules) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  const started = start();
  await jest.advanceTimersByTimeAsync(5_000);
  await started;
  expect([currentRules(), report.mock.calls.length]).toEqual([NO_RULES, 1]);
  give(rulesOf('FR'));
  await settle();
  expect(currentRules()).toEqual(rulesOf('FR'));
});

it('reads them again at a change, and after a minute without one', async () => {
  await start();
  load.mockResolvedValue(rulesOf('FR'));
  change();
  await settle();
  expect(currentRules()).toEqual(rulesOf('FR'));
  load.mockResolvedValue(rulesOf('DE'));
  await jest.advanceTimersByTimeAsync(59_999);
  expect(currentRules()).toEqual(rulesOf('FR'));
  await jest.advanceTimersByTimeAsync(1);
  expect(currentRules()).toEqual(rulesOf('DE'));
});

it('reads once more when a change is announced while it reads', async () => {
  await start();
  let give: (rules: SiteRules) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (give = resolve))).mockResolvedValue(rulesOf('DE'));
  change();
  change();
  change();
  give(rulesOf('FR'));
  await settle();
  expect([load.mock.calls.length, currentRules()]).toEqual([3, rulesOf('DE')]);
});

it('keeps the last good ones while they can’t be read, says so once, and soon tries again', async () => {
  await start();
  load.mockRejectedValue(new Error('the database is out of reach'));
  change();
  await settle();
  await jest.advanceTimersByTimeAsync(1_000);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(currentRules()).toEqual(rulesOf('NL'));
  expect(report.mock.calls).toEqual([
    [expect.stringMatching(/^rules: can't be read.*the database is out of reach$/)],
  ]);
  load.mockResolvedValue(rulesOf('FR'));
  await jest.advanceTimersByTimeAsync(4_000);
  expect(currentRules()).toEqual(rulesOf('FR'));
  expect(report).toHaveBeenCalledTimes(2);
});

it('gives up a reading that does not end', async () => {
  await start();
  load.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValue(rulesOf('FR'));
  change();
  await jest.advanceTimersByTimeAsync(21_000);
  expect(currentRules()).toEqual(rulesOf('FR'));
});

describe('the platform', () => {
  it('is told the geography once, with the time at which its reading began', async () => {
    await start();
    change();
    await settle();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(send.mock.calls).toEqual([
      [{ generation: Date.parse('2026-11-22T12:00:00Z'), countries: { NL: { blocked: 403 } } }],
    ]);
  });

  it('is told again until it has heard, and of two that wait the newer', async () => {
    send.mockRejectedValueOnce(new Error('refused')).mockRejectedValueOnce(new Error('refused'));
    await start();
    await jest.advanceTimersByTimeAsync(1_000);
    load.mockResolvedValue(rulesOf('FR'));
    change();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sentCountries()).toEqual(['NL', 'NL', 'FR']);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('is told what came back while it was being told something else', async () => {
    await start();
    let answer: (word: 'taken') => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    load.mockResolvedValueOnce(rulesOf('FR'));
    change();
    await settle();
    change();
    await settle();
    answer('taken');
    await settle();
    expect(sentCountries()).toEqual(['NL', 'FR', 'NL']);
  });

  it('is told anew with the next reading when it knew a newer one', async () => {
    send.mockResolvedValueOnce('outdated');
    await start();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sentCountries()).toEqual(['NL', 'NL']);
  });
});

it('does nothing after its end', async () => {
  send.mockRejectedValue(new Error('refused'));
  await start();
  await watch?.stop();
  await jest.advanceTimersByTimeAsync(300_000);
  expect([load.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
});
