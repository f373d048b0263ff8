import fc from 'fast-check';
import { isSound, planImport, type KnownEntry } from './plan';
import { COLUMNS, readTable, writeTable, type Cells } from './table';

const bytes = (text: string) => new TextEncoder().encode(text);
const administrator = { isAdministrator: true };
const editor = { isAdministrator: false };

const cells = (code: string, path: string, more: Cells = {}): Cells => ({
  code,
  path,
  robots: 'default',
  canonical: '',
  title_en: `Title of ${path}`,
  description_en: `About ${path}`,
  ...more,
});
const known = (...entries: [Cells, Partial<KnownEntry>?][]): Map<string, KnownEntry> =>
  new Map(
    entries.map(([each, more], place) => [
      each.code ?? '',
      { id: place + 1, hasDraft: false, cells: each, ...more },
    ]),
  );
const harness = known(
  [cells('seo_main', 'main')],
  [cells('seo_games_top', 'games/top', { title_de: 'Beste' })],
);
const plan = (text: string, as = administrator, entries = harness) =>
  planImport(readTable(bytes(text)), entries, as);

describe('the file', () => {
  it('comes back as it was written, whatever is in its cells', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((value) => value.replaceAll('\r', '').trim());
    fc.assert(
      fc.property(text, text, (title, description) => {
        const row = { code: 'seo_main', title_fr: title, description_en: description };
        const { rows, problems } = readTable(bytes(writeTable([row])));
        expect(problems).toEqual([]);
        expect(rows[0]?.cells).toMatchObject(row);
      }),
    );
  });

  it('has a mark for spreadsheets, every column, and ends lines by RFC 4180', () => {
    const text = writeTable([cells('seo_main', 'main', { title_en: 'One, "two"' })]);
    expect(text.startsWith(`\uFEFF${COLUMNS.join(',')}\r\n`)).toBe(true);
    expect(COLUMNS.slice(0, 6)).toEqual([
      'code',
      'path',
      'robots',
      'canonical',
      'title_en',
      'description_en',
    ]);
    expect(text).toContain('"One, ""two"""');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', "'=1"])('hands no spreadsheet the formula %p', (title) => {
    const text = writeTable([{ code: 'seo_main', title_en: title }]);
    const [, row = ''] = text.split('\r\n');
    expect(row).toMatch(/^seo_main,,,,"?'/);
    expect(readTable(bytes(text)).rows[0]?.cells.title_en).toBe(title);
  });

  it('says on which line a row begins, over cells of several lines', () => {
    const { rows } = readTable(bytes('code,description_en\nseo_main,"a\nb"\n\nseo_faq,c\n'));
    expect(rows.map(({ line }) => line)).toEqual([2, 5]);
  });

  it('takes the semicolons of a German spreadsheet', () => {
    expect(readTable(bytes('code;title_de\nseo_main;Eins, zwei\n')).rows[0]?.cells).toEqual({
      code: 'seo_main',
      title_de: 'Eins, zwei',
    });
  });

  it.each([
    ['', 1, /missing/],
    ['code\n', 1, /no rows/],
    ['path\nmain\n', 1, /missing/],
    ['code,colour\nseo_main,red\n', 1, /No such column/],
    ['code,path,path\nseo_main,main,main\n', 1, /twice/],
    ['code,path\nseo_main\n', 2, /1 cells, but 2 columns/],
    ['code,title_en\nseo_main,"open\n', 2, /Quote Not Closed/],
  ])('refuses %p', (text, line, message) => {
    expect(readTable(bytes(text)).problems).toContainEqual(
      expect.objectContaining({ line, message: expect.stringMatching(message) }),
    );
  });

  it('refuses another coding', () => {
    expect(readTable(Uint8Array.of(0x63, 0xfc)).problems[0]?.message).toMatch(/UTF-8/);
  });
});

describe('the plan', () => {
  it('says what would change, cell by cell', () => {
    const { rows, counts } = plan(
      'code,title_en,title_de\nseo_games_top,,Die Besten\nseo_main,Title of main,\n',
    );
    expect(rows[0]).toMatchObject({
      line: 2,
      id: 2,
      outcome: 'changed',
      changes: [{ column: 'title_de', from: 'Beste', to: 'Die Besten' }],
    });
    expect(counts).toEqual({ created: 0, changed: 1, unchanged: 1, wrong: 0 });
  });

  it('creates for an administrator what has a path and English texts', () => {
    const text = 'code,path,title_en,description_en\nseo_new,games/brand-new,New,All new\n';
    expect(plan(text).counts.created).toBe(1);
    expect(plan(text, editor).rows[0]?.problems).toEqual([
      { column: 'code', message: 'Only administrators create entries' },
    ]);
    expect(
      plan('code,path\nseo_new,games/brand-new\n').rows[0]?.problems.map(({ column }) => column),
    ).toEqual(['title_en', 'description_en']);
  });

  it.each([
    ['code,path\nseo_main,Upper Case\n', 'path', /small letters/],
    ['code,path\nseo_main,games/top\n', 'path', /seo_games_top has it/],
    ['code,robots\nseo_main,hidden\n', 'robots', /One of/],
    ['code,canonical\nseo_main,//evil.example\n', 'canonical', /A path of this site/],
    [`code,title_fr\nseo_main,${'x'.repeat(121)}\n`, 'title_fr', /At most 120/],
    ['code,title_de\nseo_main,{games} Spiele\n', 'title_de', /\{games\}.*fills no places/],
    ['code,title_de\nseo_games_top,{games} Spiele\n', 'title_de', /\{games\}.*fills \{count\}/],
    ['code,path,title_en,description_en\nnew,new,a,b\n', 'code', /begins with seo_/],
    ['code,title_en\n,x\n', 'code', /Every row needs one/],
    ['code,title_en\nseo_main,x\nseo_main,y\n', 'code', /Line 2 has the same code/],
  ])('refuses %p', (text, column, message) => {
    const result = plan(text);
    expect(isSound(result)).toBe(false);
    expect(result.rows.flatMap(({ problems }) => problems)).toContainEqual({
      column,
      message: expect.stringMatching(message),
    });
  });

  it('gives nobody an address that another entry only leaves in the same file, nor two the same one', () => {
    expect(plan('code,path\nseo_main,games/top\nseo_games_top,main\n').counts.wrong).toBe(2);
    expect(plan('code,path\nseo_main,games/x\nseo_games_top,games/x\n').counts.wrong).toBe(2);
  });

  it('keeps an editor from addresses, and everyone from a draft that waits', () => {
    expect(plan('code,path\nseo_main,games/x\n', editor).rows[0]?.problems).toEqual([
      { column: 'path', message: 'Only administrators change it' },
    ]);
    const drafted = known([cells('seo_main', 'main'), { hasDraft: true }]);
    expect(plan('code,title_en\nseo_main,Other\n', editor, drafted).counts.wrong).toBe(1);
    expect(plan('code,title_en\nseo_main,Title of main\n', editor, drafted).counts.unchanged).toBe(1);
  });
});
