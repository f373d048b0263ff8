import { PLAY_LAW } from '@/lib/domain/play-law';
import { changedCheck, checkEvery, choicesOf, nextCheck, pauseOf } from './play-rules';

const at = (time: string) => new Date(`2026-11-30T${time}Z`);
const law = { ...PLAY_LAW, checkMinutes: 60, pause: { afterMinutes: 60, forMinutes: 5, demo: false } };
const pause = pauseOf(law, at('20:00:00'));

it.each([
  [null, {}, null],
  [30, {}, 30],
  [null, { checkMinutes: 60 }, 60],
  [120, { checkMinutes: 60 }, 60],
  [15, { checkMinutes: 60 }, 15],
])(
  'tells a player who wants to be told every %s minutes where the law says %o every %s',
  (own, asked, every) => {
    expect(checkEvery(own, asked)).toBe(every);
  },
);

it('lets nobody be told less often than the law asks for', () => {
  expect(choicesOf(law)).toEqual([15, 30, 60]);
  expect(choicesOf(PLAY_LAW)).toEqual([15, 30, 60, 120]);
});

it('comes so many minutes after the answer', () => {
  expect(nextCheck(30, null, at('20:31:10'))).toEqual(at('21:01:10'));
});

it.each([
  ['with the pause', 60, '20:00:00', '21:00:00'],
  ['with the next pause, when it was answered in one', 60, '21:00:20', '22:05:00'],
  ['before the pause', 15, '20:10:00', '20:25:00'],
  ['not in a pause, which counts for nothing', 15, '21:02:00', '21:20:00'],
  ['with the pause, when one would follow the other', 30, '20:45:00', '21:00:00'],
  ['after a clock was put back', 15, '19:30:00', '19:45:00'],
])('comes %s', (_, minutes, answered, due) => {
  expect(nextCheck(minutes, pause, at(answered))).toEqual(at(due));
});

it('counts from the last answer when it is to come more often', () => {
  expect(changedCheck({ minutes: 60, at: at('21:00:00') }, 15, null)).toEqual(at('20:15:00'));
  expect(changedCheck({ minutes: 15, at: at('20:15:00') }, 120, null)).toEqual(at('22:00:00'));
});
