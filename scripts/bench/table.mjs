// The table that `npm run bench` prints, and the bounds that its figures are held to.
import { SEEN } from '../weight.mjs';

const HEAD = ['measure', 'ours', 'beside', 'ratio', 'good', 'aim', ''];

/** @param {ReturnType<typeof tableOf>} rows */
export function print(rows) {
  const lines = [HEAD, ...rows.map(({ cells, missed }) => [...cells, missed ? 'missed' : ''])];
  const widths = HEAD.map((_cell, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const line of lines) {
    const text = line.map((cell, column) => cell.padEnd(widths[column])).join('  ');
    process.stdout.write(`  ${text.trimEnd()}\n`);
  }
}

const perSecond = (value) => `${value.toFixed(0)}/s`;
const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const kilobytes = (value) => `${(value / 1000).toFixed(0)} KB`;
const megabytes = (value) => `${value.toFixed(0)} MB`;
const plain = (value) => String(value);
const shift = (value) => value.toFixed(4);

const HOLDS = {
  '<': (value, bound) => value < bound,
  '≤': (value, bound) => value <= bound,
  '≥': (value, bound) => value >= bound,
};
/** @returns a bound of `value`, as the table names it. @param {keyof HOLDS} relation */
const bound = (value, relation, most, words = plain) => ({
  words: `${relation} ${words(most)}`,
  holds: HOLDS[relation](value, most),
});

/**
 * A line of the table.
 * @param {{ name: string, label: string, ours: string, beside?: string, ratio?: number, aim?: string,
 *   good?: ReturnType<typeof bound> }} line `ratio` where there is something to compare with; `good` where it is held
 */
const row = ({ name, label, ours, beside = '–', ratio, good, aim = '–' }) => ({
  name,
  value: ratio,
  missed: good ? !good.holds : false,
  cells: [label, ours, beside, ratio === undefined ? '–' : ratio.toFixed(2), good?.words ?? '–', aim],
});

function requestsOf({ pages: rates }) {
  return ['home', 'list'].map((page) => {
    const ratio = rates[page] / rates.bare;
    return row({
      ...{ name: `${page}Requests`, label: `${page} requests/s ÷ bare page`, aim: '0.9' },
      ...{ ours: perSecond(rates[page]), beside: perSecond(rates.bare), ratio, good: bound(ratio, '≥', 0.5) },
    });
  });
}

function weightOf({ weight: weights }) {
  const ratio = weights.home / weights.bare;
  return [
    row({
      ...{ name: 'homeScript', label: 'home JS gzip ÷ bare app', aim: '1.25' },
      ...{ ours: kilobytes(weights.home), beside: kilobytes(weights.bare) },
      ...{ ratio, good: bound(ratio, '≤', 1.3) },
    }),
  ];
}

function phoneOf({ phone }) {
  const { bare } = phone;
  return Object.keys(SEEN).flatMap((page) => {
    const { lcp, tbt, cls, bytes } = phone[page];
    const on = (measure, label, words, good) => {
      const [figure, other] = [phone[page][measure], bare[measure]];
      return {
        ...{ name: `${page}${measure[0].toUpperCase()}${measure.slice(1)}` },
        ...{ label: `${page} on a phone: ${label}`, ours: words(figure), beside: words(other), good },
        ratio: measure === 'cls' ? undefined : figure / other,
      };
    };
    return [
      row(on('lcp', 'LCP', ms, bound(lcp, '<', 2_000, ms))),
      row(on('tbt', 'TBT', ms, bound(tbt, '<', 150, ms))),
      row({ ...on('cls', 'CLS', shift, bound(cls, '<', 0.01)), aim: '0' }),
      row(
        on('bytes', 'in all', kilobytes, page === 'home' ? bound(bytes, '≤', 700_000, kilobytes) : undefined),
      ),
    ];
  });
}

function gamesOf({ games }) {
  const list = Object.entries(games);
  const [picture, bytes] = ['firstPicture', 'bytes'].map((measure) =>
    list.reduce((worst, one) => (one[1][measure] > worst[1][measure] ? one : worst)),
  );
  return [
    row({
      ...{ name: 'playPicture', label: 'a game on a phone: first picture' },
      ...{ ours: ms(picture[1].firstPicture), beside: `${picture[0]}, worst of ${list.length}` },
      good: bound(picture[1].firstPicture, '<', 2_000, ms),
    }),
    row({
      ...{ name: 'playBytes', label: 'a game on a phone: in all' },
      ...{ ours: kilobytes(bytes[1].bytes), beside: `${bytes[0]}, worst of ${list.length}` },
      good: bound(bytes[1].bytes, '<', 600_000, kilobytes),
    }),
    ...list.map(([name, { framesPerSecond, slowFrames }]) =>
      row({
        ...{ name: `${name}Frames`, label: `${name} on a phone: frames`, aim: '60/s' },
        ...{ ours: perSecond(framesPerSecond), beside: `${(slowFrames * 100).toFixed(1)} % slow` },
        good: bound(framesPerSecond, '≥', LEAST_FRAMES, perSecond),
      }),
    ),
  ];
}
/** Of 60 that the screen shows: what a machine that measures is busy with besides may cost so many. */
const LEAST_FRAMES = 55;

const searchOf = ({ search: found }) => [
  row({
    ...{ name: 'search', label: 'search p95 ÷ health p95', ratio: found.p95 / found.health95 },
    ...{ ours: ms(found.p95), beside: ms(found.health95), good: bound(found.p95, '<', 30, ms) },
  }),
];

function crowdOf({ crowd: lobby }) {
  const ratio = lobby.late / lobby.early;
  return [
    row({
      ...{ name: 'crowd', label: 'crowd in the lobby: failures' },
      ...{ ours: plain(lobby.failures), beside: `${perSecond(lobby.perSecond)}, p95 ${ms(lobby.p95)}` },
      good: bound(lobby.failures, '≤', 0),
    }),
    row({
      ...{ name: 'crowdMemory', label: 'web, end of the crowd ÷ its begin', aim: '1' },
      ...{ ours: megabytes(lobby.late), beside: megabytes(lobby.early), ratio, good: bound(ratio, '≤', 1.1) },
    }),
  ];
}

/** What a press is, by table. */
const PRESS = { crash: 'cash-out', roulette: 'bet' };

const tablesOf = ({ tables }) =>
  Object.entries(tables).flatMap(([name, { watchers, lost, tellP99, presses, pressP99 }]) => [
    row({
      ...{ name: `${name}Watchers`, label: `${name}: event delay, p99`, ours: ms(tellP99) },
      ...{ beside: `${watchers} watch, ${lost} lost`, good: bound(tellP99, '<', 500, ms) },
    }),
    row({
      ...{ name: `${name}Press`, label: `${name}: ${PRESS[name]}, p99`, ours: ms(pressP99) },
      ...{ beside: `${presses} that counted`, good: bound(pressP99, '<', 250, ms) },
    }),
    row({
      ...{ name: `${name}Lost`, label: `${name}: streams lost`, ours: plain(lost) },
      good: bound(lost, '≤', 0),
    }),
  ]);

const raceOf = ({ race }) => [
  row({
    ...{ name: 'racePlace', label: 'own place in a race, p99', ours: ms(race.placeP99) },
    ...{ beside: `${race.participants} take part`, good: bound(race.placeP99, '<', 50, ms) },
  }),
  row({
    ...{ name: 'raceScore', label: 'from a stake to its points, p99', ours: ms(race.scoreP99) },
    ...{ beside: `${race.stakesPerSecond} stakes/s`, good: bound(race.scoreP99, '<', 1_500, ms) },
  }),
  row({
    ...{ name: 'raceBoard', label: 'a leaderboard, first to last watcher, p99', ours: ms(race.spreadP99) },
    ...{ beside: `${race.watchers} watch, ${race.lost} lost`, good: bound(race.spreadP99, '<', 500, ms) },
  }),
  row({
    ...{ name: 'raceTold', label: 'leaderboards in a minute', ours: plain(race.boardsPerMinute) },
    good: bound(race.boardsPerMinute, '≥', 20),
  }),
  row({
    ...{ name: 'raceLost', label: 'streams of a leaderboard lost', ours: plain(race.lost) },
    good: bound(race.lost, '≤', 0),
  }),
];

function moneyOf({ money: moves }) {
  const ratio = moves.tpcb && moves.bets / moves.tpcb;
  return [
    row({
      ...{ name: 'signedBets', label: 'signed bets/s ÷ pgbench tpcb-like', ratio, aim: '1.0' },
      ...{ ours: perSecond(moves.bets) },
      beside: moves.tpcb ? perSecond(moves.tpcb) : 'pgbench is not installed',
      good: ratio === undefined ? undefined : bound(ratio, '≥', 1),
    }),
    row({
      ...{ name: 'betsP99', label: 'signed bets: p99', ours: ms(moves.p99) },
      good: bound(moves.p99, '<', 100, ms),
    }),
  ];
}

const followOf = ({ followers: follow }) => [
  row({
    ...{ name: 'followers', label: 'followers of play: worst lag', ours: ms(follow.worstLag * 1_000) },
    beside: `${follow.movements} movements`,
    good: bound(follow.worstLag * 1_000, '<', 1_000, ms),
  }),
  row({
    ...{ name: 'followed', label: 'followers of play: differences', ours: plain(follow.differences.length) },
    ...{ beside: follow.differences.join('; ') || 'each counted once' },
    good: bound(follow.differences.length, '≤', 0),
  }),
];

/** Lines of each part that can be measured, in the order of the table. */
const LINES = {
  pages: requestsOf,
  weight: weightOf,
  phone: phoneOf,
  games: gamesOf,
  search: searchOf,
  crowd: crowdOf,
  tables: tablesOf,
  money: moneyOf,
  race: raceOf,
  followers: followOf,
};

/**
 * A line for each figure that was measured.
 * @param {Partial<Record<keyof typeof LINES, object>>} measured
 */
export const tableOf = (measured) =>
  Object.entries(LINES).flatMap(([part, lines]) => (measured[part] ? lines(measured) : []));
