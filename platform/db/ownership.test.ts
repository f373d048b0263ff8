import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { namesIn, ownersOf, strangersIn } from './ownership';

const ROOT = path.join(process.cwd(), 'platform');
const read = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string, fits: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fits.test(name))
    .map((name) => path.join(folder, name))
    .sort();

const migrations = filesIn(path.join(ROOT, 'db', 'migrations'), /\.sql$/).map(read);
const apis = filesIn(ROOT, /^[a-z]+[\\/]sql[\\/]api\.sql$/).map(read);
const others = filesIn(ROOT, /^[a-z]+[\\/]sql[\\/](?!api\.sql).*\.sql$/).map(read);
const owners = ownersOf(migrations, apis, others);

/** The context that a file belongs to: the folder under platform. */
const contextOf = (file: string) => path.relative(ROOT, file).split(path.sep)[0] ?? '';

/** Texts of a module, in which SQL may stand: string literals and the fixed parts of templates. */
function textsOf(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

describe('a table belongs to one context', () => {
  it.each(filesIn(ROOT, /^[a-z]+[\\/]sql[\\/].*\.sql$/).map((file) => [path.relative(ROOT, file), file]))(
    '%s names no table of another one',
    (_name, file) => {
      expect(strangersIn(read(file), contextOf(file), owners)).toEqual([]);
    },
  );

  const modules = filesIn(ROOT, /^(?!db[\\/]).*\.ts$/).filter(
    (file) => !/\.test\.ts$|[\\/]testing[\\/]/.test(file),
  );
  it.each([...new Set(modules.map(contextOf))])('modules of %s name no table of another one', (context) => {
    const strangers = modules
      .filter((file) => contextOf(file) === context)
      .flatMap((file) =>
        textsOf(file).flatMap((text) =>
          strangersIn(text, context, owners).map((name) => `${path.relative(ROOT, file)}: ${name}`),
        ),
      );
    expect(strangers).toEqual([]);
  });
});

describe('what the rule sees', () => {
  const known = ownersOf(
    [
      'create schema ledger; create table ledger.entries (id bigint); create type ledger.line as (amount bigint);',
    ],
    [
      'create or replace function ledger.post(lines ledger.line[]) returns void as $$ $$;',
      'create view ledger.wallets as select 1;',
    ],
    ['create or replace function ledger.move(amount bigint) returns void as $$ $$;'],
  );
  it.each([
    ['insert into ledger.entries values (1)', ['ledger.entries']],
    ['select * from "ledger"."entries"', ['ledger.entries']],
    ['select * from LEDGER . entries', ['ledger.entries']],
    ['select ledger.move(1)', ['ledger.move']],
    ['see ledger.md', []],
    ['perform ledger.post(array[row(1)::ledger.line])', []],
    ['select real from ledger.wallets', []],
    ["select 'ledger.entries' -- of ledger.entries", []],
    ['/* ledger.entries */ select 1', []],
  ])('%s', (text, strangers) => {
    expect(strangersIn(text, 'wallet', known)).toEqual(strangers);
  });
  it('is free in its own schema', () => {
    expect(strangersIn('delete from ledger.entries', 'ledger', known)).toEqual([]);
  });
  it('finds every name that follows a schema', () => {
    expect(namesIn('select a.b from x.y join z.w', new Set(['x', 'z']))).toEqual(['x.y', 'z.w']);
  });
});
