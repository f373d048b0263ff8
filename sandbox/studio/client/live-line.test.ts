import { createStudioClock, openLive } from './live-line';

describe('the studio’s clock', () => {
  test('lags by the way of a message, and the least delayed one counts', () => {
    let now = 1_000;
    const clock = createStudioClock(() => now);
    expect(clock.read()).toBeNull();
    clock.hear(501_000 - 40);
    expect(clock.read()).toBe(500_960);
    now += 5_000;
    clock.hear(506_000 - 300);
    expect(clock.read()).toBe(505_960);
    now += 5_000;
    clock.hear(511_000 - 15);
    expect(clock.read()).toBe(510_985);
  });

  test('stands while the line is broken, and starts anew with what is heard then', () => {
    let now = 0;
    const clock = createStudioClock(() => now);
    clock.hear(9_000);
    now = 500;
    clock.stop();
    now = 8_000;
    expect(clock.read()).toBe(9_500);
    clock.hear(16_000);
    expect(clock.read()).toBe(16_000);
  });

  test('forgets what was told long ago', () => {
    let now = 0;
    const clock = createStudioClock(() => now);
    // This machine's own clock runs fast: by and by the studio's falls behind it.
    for (let beat = 0; beat < 20; beat += 1) {
      clock.hear(now - beat);
      now += 5_000;
    }
    expect(clock.read()).toBe(now - 8);
  });
});

describe('the line', () => {
  const open = () => {
    const lines: { message(text: string): void; error(): void; closed: boolean }[] = [];
    const said: string[] = [];
    const live = openLive({
      open(on) {
        const line = { ...on, closed: false };
        lines.push(line);
        return { close: () => void (line.closed = true) };
      },
      hear: ({ type }) => said.push(type),
      lost: (times) => said.push(`lost ${times}`),
      found: () => said.push('found'),
      random: () => 1,
    });
    return { lines, said, live };
  };
  const clock = JSON.stringify({ type: 'clock', now: 1 });
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('comes again by itself, later each time, and says so', () => {
    const { lines, said } = open();
    lines[0]?.message(clock);
    lines[0]?.error();
    expect([said, lines[0]?.closed]).toEqual([['found', 'clock', 'lost 1'], true]);
    jest.advanceTimersByTime(499);
    expect(lines).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(lines).toHaveLength(2);
    lines[1]?.error();
    jest.advanceTimersByTime(999);
    expect(lines).toHaveLength(2);
    jest.advanceTimersByTime(1);
    lines[2]?.message(clock);
    expect(said.slice(3)).toEqual(['lost 2', 'found', 'clock']);
    lines[2]?.error();
    expect(said.at(-1)).toBe('lost 1');
  });

  test('that is silent for too long is taken for broken', () => {
    const { lines, said } = open();
    lines[0]?.message(clock);
    jest.advanceTimersByTime(11_000);
    lines[0]?.message(clock);
    jest.advanceTimersByTime(11_999);
    expect(said).not.toContain('lost 1');
    jest.advanceTimersByTime(1);
    expect([said.at(-1), lines[0]?.closed]).toEqual(['lost 1', true]);
  });

  test('that is closed stays closed', () => {
    const { lines, live } = open();
    live.close();
    lines[0]?.error();
    jest.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
  });
});
