import type { Winner } from './rules';
import { beadPlate, bigRoad, DERIVED_ROADS, derivedRoad, type DerivedRoad } from './roads';

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

describe('the derived roads', () => {
  const ROADS = Object.keys(DERIVED_ROADS) as DerivedRoad[];
  const colours = (road: DerivedRoad, letters: string) =>
    derivedRoad(road, past(letters))
      .map(({ colour }) => (colour === 'red' ? 'R' : 'B'))
      .join('');
  const all = (letters: string) => ROADS.map((road) => colours(road, letters));

  it('begin at the second mark of the second, third and fourth column, or at the first of the next', () => {
    expect(all('BP')).toEqual(['', '', '']);
    expect(all('BPP')).toEqual(['B', '', '']);
    expect(all('BPB')).toEqual(['R', '', '']);
    expect(all('BPBB')).toEqual(['RB', 'B', '']);
    expect(all('BPBP')).toEqual(['RR', 'R', '']);
    expect(all('BPBPP')).toEqual(['RRB', 'RB', 'B']);
    expect(all('BPBPB')).toEqual(['RRR', 'RR', 'R']);
  });

  // As tables publish it: a row at most as long as the column to the left is red, one below its end blue, all below that red.
  it('within a column compare with the one to the left', () => {
    expect(colours('bigEyeBoy', 'BBBPPPPPP')).toBe('RRBRR');
    expect(colours('smallRoad', 'BBBPBBBBBB')).toBe('RRBRR');
    expect(colours('cockroachPig', 'BBBPBPPPPPP')).toBe('RRBRR');
  });

  it('at a new column compare the lengths of two columns', () => {
    expect(colours('bigEyeBoy', 'BBPPB').at(-1)).toBe('R');
    expect(colours('bigEyeBoy', 'BBPB').at(-1)).toBe('B');
    expect(colours('smallRoad', 'BBPBBP').at(-1)).toBe('R');
    expect(colours('smallRoad', 'BBPBP').at(-1)).toBe('B');
    expect(colours('cockroachPig', 'BBPBPPB').at(-1)).toBe('R');
    expect(colours('cockroachPig', 'BBPBPB').at(-1)).toBe('B');
  });

  it('pass over ties, and over how the big road turns', () => {
    expect(all('TBTPTTPTB')).toEqual(all('BPPB'));
    // Longer than the board is high: the lengths count, not the places.
    expect(colours('bigEyeBoy', `${'B'.repeat(8)}${'P'.repeat(8)}B`)).toBe('RRRRRRRR');
    expect(colours('bigEyeBoy', `${'B'.repeat(8)}${'P'.repeat(10)}`)).toBe('RRRRRRRBR');
  });

  /** The published rule by its other wording: of a new column, the opposite of what the run before would have got. */
  function byContinuation(back: number, letters: string): string {
    const columns: string[] = [];
    let told = '';
    const within = (column: number, row: number) => {
      const compared = columns[column - back];
      if (compared === undefined) return '';
      const [here, above] = [compared.length > row, compared.length > row - 1];
      return here === above ? 'R' : 'B';
    };
    for (const letter of letters.replaceAll('T', '')) {
      const last = columns.at(-1);
      if (last?.startsWith(letter)) {
        columns[columns.length - 1] = last + letter;
        told += within(columns.length - 1, last.length);
      } else {
        if (last !== undefined)
          told += { R: 'B', B: 'R', '': '' }[within(columns.length - 1, last.length)] ?? '';
        columns.push(letter);
      }
    }
    return told;
  }

  it('are the same by both wordings of the rule, for every course of twelve rounds', () => {
    for (let course = 0; course < 2 ** 12; course += 1) {
      const letters = Array.from({ length: 12 }, (_, at) => ((course >> at) & 1 ? 'B' : 'P')).join('');
      for (const road of ROADS)
        expect([road, letters, colours(road, letters)]).toEqual([
          road,
          letters,
          byContinuation(DERIVED_ROADS[road], letters),
        ]);
    }
  });

  // The last twelve columns of two shoes that an open library of scoreboards is tested with.
  it.each([
    ['PBPBBBPBBPPPBTBBBBBBPBPB', 'RRBRBBBBRBBRRBRRRBBRR'],
    ['PPPPPPPBPBBBBBBBPPBBPTPBPPPBPPPPB', 'BRBRRRRRBRBRRRRBBRBBBRRB'],
  ])('agree with what others have of %s', (letters, expected) => {
    expect(colours('bigEyeBoy', letters)).toBe(expected);
  });

  it('are laid like the big road: a colour goes down, the other one begins a column', () => {
    const marks = derivedRoad('bigEyeBoy', past('BBBPPPPPP'));
    expect(marks.map(({ column, row, colour }) => `${column}${row} ${colour}`)).toEqual([
      '00 red',
      '01 red',
      '10 blue',
      '20 red',
      '21 red',
    ]);
  });
});
