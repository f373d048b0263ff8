import type { Winner } from './rules';
import { beadPlate, bigRoad } from './roads';

const LETTERS: Record<string, Winner> = { B: 'banker', P: 'player', T: 'tie' };
const past = (letters: string) =>
  [...letters].map((letter) => ({
    winner: LETTERS[letter] ?? 'tie',
    playerPair: false,
    bankerPair: false,
  }));

/** The big road as rows of letters; a mark with ties has their number behind it. */
function drawn(letters: string): string[] {
  const rows = Array.from({ length: 6 }, (): string[] => []);
  for (const { column, row, winner, ties } of bigRoad(past(letters))) {
    const line = rows[row] ?? [];
    while (line.length < column) line.push(' .');
    const cell = winner === null ? '-' : winner === 'banker' ? 'B' : 'P';
    expect(line[column] ?? ' .').toBe(' .');
    line[column] = ties > 0 ? `${cell}${ties}` : ` ${cell}`;
  }
  return rows.map((line) => Array.from(line, (cell) => cell ?? ' .').join(' '));
}

describe('the bead plate', () => {
  it('goes down the columns, six rounds each', () => {
    const beads = beadPlate([...past('BPTBPTB'), { winner: 'player', playerPair: true, bankerPair: false }]);
    expect(beads.map(({ column, row, winner }) => `${column}${row} ${winner}`)).toEqual([
      '00 banker',
      '01 player',
      '02 tie',
      '03 banker',
      '04 player',
      '05 tie',
      '10 banker',
      '11 player',
    ]);
    expect(beads.at(-1)).toMatchObject({ playerPair: true, bankerPair: false });
    expect(beadPlate([])).toEqual([]);
  });
});

describe('the big road', () => {
  it('goes down while a side wins, and to the next column when the other does', () => {
    expect(drawn('BBPBBB')).toEqual([' B  P  B', ' B  .  B', ' .  .  B', '', '', '']);
  });

  it('counts ties on the win before them', () => {
    expect(drawn('BTTPTP')).toEqual(['B2 P1', ' .  P', '', '', '', '']);
  });

  it('gives ties at the start to the first win', () => {
    expect(drawn('TT')).toEqual(['-2', '', '', '', '', '']);
    expect(drawn('TTPT')).toEqual(['P3', '', '', '', '', '']);
    expect(bigRoad([])).toEqual([]);
  });

  it('turns right at the bottom', () => {
    expect(drawn('BBBBBBBBP')).toEqual([' B  P', ' B', ' B', ' B', ' B', ' B  B  B']);
  });

  it('turns right above a place that is taken, and stays in its row', () => {
    expect(drawn('BBBBBBBPPPPPPPB').map((line) => line.trimEnd())).toEqual([
      ' B  P  B',
      ' B  P',
      ' B  P',
      ' B  P',
      ' B  P  P  P',
      ' B  B',
    ]);
  });

  it('never lays two marks in one place, however long the runs are', () => {
    const runs = ['B', 'P', 'B', 'P', 'B', 'P', 'B', 'P'].map((side) => side.repeat(12)).join('');
    const places = bigRoad(past(runs)).map(({ column, row }) => `${column}:${row}`);
    expect(new Set(places).size).toBe(96);
    expect(drawn(`${runs}P`)).toHaveLength(6);
  });

  it('marks the pairs of a win', () => {
    const [mark] = bigRoad([{ winner: 'banker', playerPair: false, bankerPair: true }]);
    expect(mark).toEqual({
      column: 0,
      row: 0,
      winner: 'banker',
      ties: 0,
      playerPair: false,
      bankerPair: true,
    });
  });
});
