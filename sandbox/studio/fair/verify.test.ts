import { seededRng } from '../maths/rng';
import { anyRecord } from '../testing/fair-rounds';
import vectors from './vectors.json';
import { check, checkText } from './read-rounds';
import { PROVED_GAMES, sumOf, withSum, type RoundRecord } from './record';
import { verifyRound } from './verify';

const differing = (record: RoundRecord) =>
  verifyRound(record)
    .lines.filter(({ holds }) => !holds)
    .map((line) => line.check);
const faultOf = (value: unknown) => check(value).fault?.fault;
const faultsOf = (text: string) => checkText(text).map(({ fault }) => fault?.fault);
const RECORD = anyRecord(1, 'blackjack');
// Nothing is chosen in it: other seeds lead to other cards, and to no choice that can't be made.
const COUP = anyRecord(1, 'baccarat');

describe('published vectors', () => {
  it.each(vectors.map((vector) => [`${vector.game} ${vector.round}`, vector] as const))(
    '%s',
    (_name, vector) => {
      expect(check(vector).verdict).toMatchObject({ holds: true });
    },
  );

  it('has some of every game', () => {
    expect(new Set(vectors.map(({ game }) => game))).toEqual(new Set(PROVED_GAMES));
  });
});

describe('a thousand rounds', () => {
  const lines = Array.from({ length: 1_000 }, (_, number) => JSON.stringify(anyRecord(number)));

  it('of all games are true, and one changed byte makes one round false, and only that', () => {
    const rng = seededRng(11);
    const changed = rng.below(lines.length);
    const line = Buffer.from(lines[changed] ?? '');
    const place = rng.below(line.length);
    line.writeUInt8(line.readUInt8(place) ^ 1, place);
    const verdicts = (text: string) => checkText(text).map(({ verdict }) => verdict?.holds ?? false);
    expect(verdicts(lines.join('\n'))).toEqual(lines.map(() => true));
    const asList = `[\n${lines.with(changed, line.toString()).join(',\n')}\n]`;
    expect(verdicts(asList)).toEqual(lines.map((_, at) => at !== changed));
  });

  it('fail by any byte of their own', () => {
    const rng = seededRng(12);
    for (let time = 0; time < 400; time += 1) {
      const at = rng.below(lines.length);
      const line = Buffer.from(lines[at] ?? '');
      const place = rng.below(line.length);
      line.writeUInt8(line.readUInt8(place) ^ (1 << rng.below(8)), place);
      // Another line keeps it from being one text alone.
      const [first, second] = checkText(`${line.toString().replaceAll('\n', ' ')}\n${lines[0]}`);
      expect([first?.verdict?.holds ?? false, second?.verdict?.holds]).toEqual([false, true]);
    }
  });
});

describe('a record', () => {
  it.each(Object.keys(RECORD))('is false or refused when %s is changed', (name) => {
    const value = RECORD[name as keyof RoundRecord];
    const other =
      typeof value === 'number' ? value + 1 : typeof value === 'string' ? value.replace(/.$/, '~') : [value];
    expect(check({ ...RECORD, [name]: other }).verdict?.holds ?? false).toBe(false);
    const { [name as keyof RoundRecord]: _left, ...without } = RECORD;
    expect(check(without).verdict?.holds ?? false).toBe(false);
  });

  it.each([
    ['the server seed', { serverSeed: 'a'.repeat(64) }, ['commitment']],
    ['the commitment', { commitment: 'a'.repeat(64) }, ['commitment']],
    ['the pay', { pay: COUP.pay + 1 }, ['pay']],
    ['the stake', { staked: COUP.staked + 1 }, ['staked']],
    ['the result', { result: {} }, ['result']],
    ['the cards', { shown: {} }, ['shown']],
    ['the client seed', { clientSeed: 'another' }, ['shown']],
    ['the number', { nonce: COUP.nonce + 1 }, ['shown']],
  ])('made whole again after a change of %s still differs there', (_what, change, lines) => {
    expect(differing(withSum({ ...COUP, ...change }))).toEqual(expect.arrayContaining(lines));
  });

  it('names a choice that could not be made, and a round that is not over', () => {
    const mines = anyRecord(3, 'mines');
    const lineOf = (record: RoundRecord) =>
      verifyRound(withSum(record)).lines.find((line) => line.check === 'play');
    expect(lineOf({ ...mines, choices: [{ do: 'cash-out' }], left: false })?.computed).toBe(
      'choices[0]: nothing_open',
    );
    expect(lineOf({ ...mines, bet: { stake: 0, mines: 3 } })?.computed).toBe('bet: stake_invalid');
    expect(lineOf({ ...mines, choices: [], left: false })?.computed).toBe('round_open');
  });

  it('is told step by step', () => {
    const { steps } = verifyRound(RECORD);
    expect(steps.map(({ by }) => by)).toEqual(['begin', ...RECORD.choices.map(() => 'choice')]);
    expect(steps.map(({ pay }) => pay)).toEqual([...RECORD.choices.map(() => null), RECORD.pay]);
  });

  it('has the same sum however its fields are ordered', () => {
    expect(sumOf(Object.fromEntries(Object.entries(RECORD).toReversed()))).toBe(RECORD.sum);
  });
});

describe('what is no record', () => {
  it('is refused with its reason', () => {
    expect(faultOf(null)).toBe('not_a_record');
    expect(faultOf({ game: 'mines' })).toBe('not_a_record');
    expect(faultOf({ ...RECORD, record: 'parlour-round/2' })).toBe('format_unknown');
    expect(faultOf({ ...RECORD, game: 'whist' })).toBe('game_unknown');
    expect(faultOf({ ...RECORD, rules: 2 })).toBe('rules_unknown');
    expect(faultOf({ ...RECORD, serverSeed: null })).toBe('not_told');
    expect(check({ ...RECORD, nonce: '1' }).fault).toMatchObject({ fault: 'field_invalid', detail: 'nonce' });
  });

  it('is refused in whatever text it comes', () => {
    expect(faultsOf('')).toEqual(['not_json']);
    expect(faultsOf('hello\nworld')).toEqual(['not_json']);
    expect(faultsOf(JSON.stringify(RECORD, null, 2).slice(0, -1))).toEqual(['not_json']);
    expect(faultsOf('[]')).toEqual([]);
    expect(faultsOf('['.repeat(100_000))).toEqual(['not_json']);
    expect(faultsOf(`${JSON.stringify(RECORD)}\nnonsense`)).toEqual([undefined, 'not_json']);
  });
});
