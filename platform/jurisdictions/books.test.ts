import { createBooks, type BookDecision } from './books';
import { changeWords } from './change-words';
import { changesOf } from './changes';
import { licensed } from './rules';

const at = (day: string) => new Date(`2026-12-${day}T12:00:00Z`);
const decided = (...rows: [country: string, book: BookDecision['book'], day: string][]): BookDecision[] =>
  rows.map(([country, book, day], index) => ({ id: index + 1, country, book, from: at(day) }));
function booksOf(decisions: BookDecision[] = [], licences: string[] = []) {
  const books = createBooks(licensed(licences));
  books.take(decisions);
  return books;
}
const holds = (books: ReturnType<typeof booksOf>, country: string, day: string) => {
  const { profile, isClosed } = books.standingOf(country, at(day));
  return isClosed ? `closed, by ${profile.code}` : profile.code;
};

it('has what the licences say where nothing was decided, and the base everywhere else', () => {
  const books = booksOf([], ['de']);
  expect([holds(books, 'DE', '01'), holds(books, 'AT', '01'), holds(books, '', '01')]).toEqual([
    'de',
    'base',
    'base',
  ]);
  expect(books.named()).toEqual(['DE']);
});

it('has what was decided from its moment on, in that country alone', () => {
  const books = booksOf(decided(['AT', 'de', '10'], ['DE', 'base', '12']), ['de']);
  expect(['09', '10', '11'].map((day) => holds(books, 'AT', day))).toEqual(['base', 'de', 'de']);
  expect(['11', '12'].map((day) => holds(books, 'DE', day))).toEqual(['de', 'base']);
  expect(holds(books, 'CH', '20')).toBe('base');
  expect(books.standingOf('AT', new Date(at('10').getTime() - 1)).by).toBeNull();
  expect(books.standingOf('AT', at('10')).by).toBe(1);
});

it('puts what was decided last in the place of what was planned after it', () => {
  const books = booksOf(decided(['AT', 'de', '20'], ['AT', 'se', '10']));
  expect(['09', '10', '25'].map((day) => holds(books, 'AT', day))).toEqual(['base', 'se', 'se']);
  // One that comes after what is planned leaves that alone.
  const both = booksOf(decided(['AT', 'de', '10'], ['AT', 'se', '20']));
  expect(['15', '25'].map((day) => holds(both, 'AT', day))).toEqual(['de', 'se']);
});

it('keeps the rules that held where there is no licence any more', () => {
  const books = booksOf(decided(['DE', 'none', '10'], ['FR', 'none', '10'], ['FR', 'gb', '20']), ['de']);
  expect(holds(books, 'DE', '11')).toBe('closed, by de');
  expect(['11', '21'].map((day) => holds(books, 'FR', day))).toEqual(['closed, by base', 'gb']);
});

it('takes no older state than it knows, and none with a book that there is not', () => {
  const books = booksOf(decided(['AT', 'de', '10'], ['AT', 'se', '10']));
  books.take(decided(['AT', 'de', '10']));
  expect(holds(books, 'AT', '11')).toBe('se');
  const unknown = [
    ...decided(['AT', 'de', '10'], ['AT', 'se', '10']),
    { id: 3, country: 'AT', book: 'xx', from: at('10') },
  ];
  expect(() => books.take(unknown as BookDecision[])).toThrow('no rules called xx');
  expect(holds(books, 'AT', '11')).toBe('se');
});

describe('what players are told', () => {
  const told = (
    decisions: BookDecision[],
    id: number,
    language: 'en' | 'de' | 'fr' = 'en',
    licences: string[] = [],
  ) => {
    const books = booksOf(decisions, licences);
    const one = decisions.find((decision) => decision.id === id);
    if (!one) throw new Error('no such decision');
    const { country, from } = one;
    const after = books.standingOf(country, from, id + 1);
    return changeWords(changesOf(books, { country, from, id, after }), language);
  };

  it('is what the German book asks for beyond the base, thing by thing', () => {
    expect(told(decided(['AT', 'de', '10']), 1)).toEqual([
      'Before you pay in or play for money, you prove with documents who you are.',
      'Before you play for play money, too, you prove with documents who you are.',
      'Before you play for money, we ask the register OASIS whether you have excluded yourself.',
      'Before you pay in or play for money, you set a limit on deposits: a month.',
      'A limit on deposits can be €1,000.00 a month at most.',
      'A higher limit waits 168 hours.',
      'A round of slots costs €1.00 at most.',
      'At slots, 5 seconds pass from the start of a round to the next one at least.',
      'We tell you about your play every 60 minutes at least.',
      'After 60 minutes of play there is a pause of 5 minutes.',
      'One game can be open at a time.',
      'We no longer offer table games, crash games, instant games, and live tables.',
      'You can’t win jackpots any more.',
      'The wheel of fortune no longer turns for you.',
    ]);
  });

  it('is the same the other way round, in the reader’s language', () => {
    expect(told(decided(['DE', 'base', '10']), 1, 'fr', ['de'])).toEqual(
      expect.arrayContaining([
        'La loi ne fixe plus de mise maximale aux machines à sous.',
        'Aux machines à sous, il s’écoule au moins 2,5 secondes du début d’une partie à la suivante.',
        'Vous pouvez gagner des jackpots.',
      ]),
    );
    expect(told(decided(['FR', 'nl', '10']), 1, 'de')).toContain(
      'Du kannst im Monat höchstens 700,00\u00A0€ mehr einzahlen als auszahlen, unter 24 Jahren 300,00\u00A0€.',
    );
    expect(told(decided(['FR', 'gb', '10']), 1)).toContain(
      'A round of slots costs €5.00 at most; if you are younger than 25, €2.00.',
    );
  });

  it('is that nothing is played any more where the licence is gone, and again where it is back', () => {
    const decisions = decided(['FR', 'none', '10'], ['FR', 'base', '20']);
    expect(told(decisions, 1)).toEqual([
      'Nothing can be paid in or played for money any more. Your money is yours: it can be withdrawn at any time.',
    ]);
    expect(told(decisions, 2)).toEqual(['You can pay in and play for money again.']);
  });

  it('is that what was announced does not come, and nothing where nothing changes', () => {
    expect(told(decided(['FR', 'de', '20'], ['FR', 'base', '10']), 2)).toEqual([
      'What we announced to you for a later day does not take place.',
    ]);
    expect(told(decided(['FR', 'base', '10']), 1)).toEqual([]);
  });

  it.each(['base', 'de', 'dk', 'gb', 'nl', 'se'] as const)('is said of %s in every language', (book) => {
    for (const language of ['en', 'au', 'de', 'ch', 'fr'] as const) {
      for (const from of ['base', 'de', 'nl', 'se', 'gb'] as const) {
        const books = booksOf(decided(['FR', from, '01'], ['FR', book, '10']));
        const after = books.standingOf('FR', at('10'));
        const words = changeWords(
          changesOf(books, { country: 'FR', from: at('10'), id: 2, after }),
          language,
        );
        expect(words.length > 0).toBe(from !== book);
        const all = words.join(' ');
        expect(all).not.toMatch(/undefined|\[object|null|NaN/);
        if (language === 'ch') expect(all).not.toMatch(/ß|Limits?\b/);
        if (language === 'fr') expect(all).not.toMatch(/ [:;?!»]|« /);
      }
    }
  });
});
