// The table that `npm run bench` prints.
import { SEEN } from '../weight.mjs';

const HEAD = ['measure', 'ours', 'beside', 'ratio', 'good', 'aim'];

/** @param {ReturnType<typeof tableOf>} rows */
export function print(rows) {
  const cells = [HEAD, ...rows.map(({ cells: row }) => row)];
  const widths = HEAD.map((_cell, column) => Math.max(...cells.map((row) => row[column].length)));
  for (const row of cells) {
    process.stdout.write(`  ${row.map((cell, column) => cell.padEnd(widths[column])).join('  ')}\n`);
  }
}

/** A line of the table; `value` is the ratio, undefined where there is nothing to compare with. */
function row(name, label, ours, beside, value, good = '–', aim = '–') {
  return {
    name,
    value,
    cells: [label, ours, beside, value === undefined ? '–' : value.toFixed(2), good, aim],
  };
}

const perSecond = (value) => `${value.toFixed(0)}/s`;
const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const kilobytes = (value) => `${(value / 1000).toFixed(0)} KB`;
const megabytes = (value) => `${value.toFixed(0)} MB`;

/** All that was measured, a line each. */
export function tableOf({ rates, weights, phone, games, found, lobby, table, moves, follow }) {
  const { bare } = phone;
  const played = Object.values(games);
  const worst = (pick) => Math.max(...played.map(pick));
  return [
    row(
      'homeRequests',
      'home requests/s ÷ bare page',
      perSecond(rates.home),
      perSecond(rates.bare),
      rates.home / rates.bare,
      '≥ 0.5',
      '0.9',
    ),
    row(
      'listRequests',
      'list requests/s ÷ bare page',
      perSecond(rates.list),
      perSecond(rates.bare),
      rates.list / rates.bare,
      '≥ 0.5',
      '0.9',
    ),
    row(
      'homeScript',
      'home JS gzip ÷ bare app',
      kilobytes(weights.home),
      kilobytes(weights.bare),
      weights.home / weights.bare,
      '≤ 1.3',
      '1.25',
    ),
    ...Object.keys(SEEN).flatMap((page) => [
      row(
        `${page}Lcp`,
        `${page} on a phone: LCP`,
        ms(phone[page].lcp),
        ms(bare.lcp),
        phone[page].lcp / bare.lcp,
        '< 2000 ms',
      ),
      row(
        `${page}Tbt`,
        `${page} on a phone: TBT`,
        ms(phone[page].tbt),
        ms(bare.tbt),
        phone[page].tbt / bare.tbt,
        '< 150 ms',
      ),
      row(
        `${page}Cls`,
        `${page} on a phone: CLS`,
        phone[page].cls.toFixed(4),
        bare.cls.toFixed(4),
        undefined,
        '< 0.01',
        '0',
      ),
      row(
        `${page}Bytes`,
        `${page} on a phone: in all`,
        kilobytes(phone[page].bytes),
        kilobytes(bare.bytes),
        phone[page].bytes / bare.bytes,
        page === 'home' ? '≤ 700 KB' : '–',
      ),
    ]),
    row(
      'playPicture',
      'a game on a phone: first picture',
      ms(worst((game) => game.firstPicture)),
      `worst of ${played.length}`,
      undefined,
      '< 2000 ms',
    ),
    row(
      'playBytes',
      'a game on a phone: in all',
      kilobytes(worst((game) => game.bytes)),
      `worst of ${played.length}`,
      undefined,
      '< 600 KB',
    ),
    ...Object.entries(games).map(([name, game]) =>
      row(
        `${name}Frames`,
        `${name} on a phone: frames`,
        perSecond(game.framesPerSecond),
        `${(game.slowFrames * 100).toFixed(1)} % slow`,
        undefined,
        '60/s',
      ),
    ),
    row(
      'search',
      'search p95 ÷ health p95',
      ms(found.p95),
      ms(found.health95),
      found.p95 / found.health95,
      '< 30 ms',
    ),
    row(
      'crowd',
      'crowd in the lobby: p95',
      ms(lobby.p95),
      `${perSecond(lobby.perSecond)}, ${lobby.failures} failed`,
      undefined,
      '0 failed',
    ),
    row(
      'crowdMemory',
      'web, end of the crowd ÷ its begin',
      megabytes(lobby.late),
      megabytes(lobby.early),
      lobby.late / lobby.early,
      '≤ 1.1',
      '1',
    ),
    row(
      'watchers',
      'shared round: event delay, p99',
      ms(table.tellP99),
      `${table.watchers} watch, ${table.lost} lost`,
      undefined,
      '< 500 ms',
    ),
    row(
      'watchedCashOut',
      'shared round: cash-out, p99',
      ms(table.cashOutP99),
      `${table.cashOuts} cash-outs`,
      undefined,
      '< 250 ms',
    ),
    row(
      'signedBets',
      'signed bets/s ÷ pgbench tpcb-like',
      perSecond(moves.bets),
      moves.tpcb ? perSecond(moves.tpcb) : 'pgbench is not installed',
      moves.tpcb && moves.bets / moves.tpcb,
      '≥ 1.0',
      '1.0',
    ),
    row('betsP99', 'signed bets: p99', ms(moves.p99), '–', undefined, '< 100 ms'),
    row(
      'followers',
      'followers of play: worst lag',
      ms(follow.worstLag * 1000),
      `${follow.movements} movements, ${follow.differences.join('; ') || 'each counted once'}`,
      undefined,
      '< 1000 ms',
    ),
  ];
}
