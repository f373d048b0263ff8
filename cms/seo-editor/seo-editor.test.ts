import { duplicatesOf, duplicatesQuery } from './duplicates';
import { clip, DESCRIPTION_LIMITS, judge, TITLE_LIMITS, type Measure } from './length';
import { breadcrumb } from './snippet';

/** Every character is ten pixels wide, a thin one two. */
const measure: Measure = (text) => [...text].reduce((sum, letter) => sum + (letter === 'i' ? 2 : 10), 0);

describe('judge', () => {
  it.each([
    ['', 'bad', 'Missing'],
    ['   ', 'bad', 'Missing'],
    ['a'.repeat(19), 'care', 'Short: there is room for more'],
    ['a'.repeat(20), 'good', 'Good length'],
    ['a'.repeat(60), 'good', 'Good length'],
    ['a'.repeat(61), 'bad', 'Too long: its end is cut'],
    // Narrow letters: the width is fine, the number is not.
    [`${'i'.repeat(50)}${'a'.repeat(12)}`, 'care', 'Long: some cut its end'],
  ])('says of %p: %s, %s', (text, tone, words) => {
    expect(judge(text, TITLE_LIMITS, measure)).toMatchObject({ tone, words });
  });

  it('counts what a reader sees as one as one', () => {
    expect(judge('🎰 Bücher', TITLE_LIMITS, measure)).toMatchObject({ characters: 8, pixels: 80 });
  });

  it('gives a description more room', () => {
    expect(judge('a'.repeat(92), DESCRIPTION_LIMITS, measure).tone).toBe('good');
    expect(judge('a'.repeat(93), DESCRIPTION_LIMITS, measure).tone).toBe('bad');
  });
});

describe('clip', () => {
  it('leaves what fits', () => expect(clip('Short title', TITLE_LIMITS, measure)).toBe('Short title'));

  it('cuts after a whole word', () => {
    const words = 'word '.repeat(20).trim();
    const shown = clip(words, TITLE_LIMITS, measure);
    expect(shown).toMatch(/^(word )+…$/);
    expect(measure(shown, '')).toBeLessThanOrEqual(TITLE_LIMITS.pixels);
  });

  it('cuts within a word that alone is too long', () => {
    const shown = clip('a'.repeat(100), TITLE_LIMITS, measure);
    expect(shown).toBe(`${'a'.repeat(59)}…`);
  });
});

describe('the snippet', () => {
  it.each([
    ['main', 'en', 'parlour.example'],
    ['main', 'de-CH', 'parlour.example › ch'],
    ['games/top', 'en', 'parlour.example › games › top'],
    ['game/{id}', 'fr', 'parlour.example › fr › game › {id}'],
  ])('shows the address of %s in %s', (path, locale, shown) => {
    expect(breadcrumb('parlour.example', path, locale)).toBe(shown);
  });
});

describe('duplicates', () => {
  const written = { id: 7, title: 'Top games', description: 'Played most.' };

  it('asks for entries of the same language that say the same, without itself', () => {
    const query = new URLSearchParams(duplicatesQuery(written, 'de') ?? '');
    expect(query.get('locale')).toBe('de');
    expect(query.get('fallback-locale')).toBe('none');
    expect(query.get('where[and][0][or][0][title][equals]')).toBe('Top games');
    expect(query.get('where[and][0][or][1][description][equals]')).toBe('Played most.');
    expect(query.get('where[and][1][id][not_equals]')).toBe('7');
  });

  it('asks nothing when nothing is written', () => {
    expect(duplicatesQuery({ id: undefined, title: ' ', description: '' }, 'en')).toBeNull();
  });

  it('names the entry and the field, whatever the spaces and capitals', () => {
    const entries = [
      { id: 7, path: 'games/top', title: 'Top games', description: 'Played most.' },
      { id: 8, path: 'games/new', title: ' top  Games', description: null },
      { id: 9, path: 'games/all', title: 'All', description: 'Played most.' },
    ];
    expect(duplicatesOf(written, entries)).toEqual([
      { id: 8, path: 'games/new', field: 'title' },
      { id: 9, path: 'games/all', field: 'description' },
    ]);
  });
});
