import ts from 'typescript';
import { groupOf, groupsOf, modulesOf } from './module-weights.mjs';
import { grown, readReport, writeReport } from './weight-report.mjs';

const measured = {
  bare: 100_000,
  pages: { home: { bytes: 120_000 }, list: { bytes: 110_000 } },
  groups: new Map([
    ['react-dom', 60_000],
    ['features/lobby/hero.tsx', 1_200],
    ['lib/money/money.ts', 40],
    ['lib/domain/limits.ts', 30],
  ]),
};
const totals = { home: 120_000, list: 110_000 };

describe('modules of a script', () => {
  it('are found by their numbers, however they are written', () => {
    const source =
      '(self.webpackChunk_N_E=self.webpackChunk_N_E||[]).push([[1],{12:(e,t)=>{t.a={1:()=>2}},"3e4":function(e){},5(e){}}])';
    const found = modulesOf(ts, source);
    expect([...found.keys()]).toEqual(['12', '30000', '5']);
    expect(found.get('12')).toBe('12:(e,t)=>{t.a={1:()=>2}}'.length);
  });
  it('are none in a script that holds other objects', () => {
    expect(modulesOf(ts, 'var a={1:2,b:()=>3};')).toEqual(new Map());
  });
});

describe('groups', () => {
  it.each([
    ['node_modules/next/dist/compiled/react-dom/cjs/a.js', 'react-dom'],
    ['node_modules/next/dist/client/app-index.js', 'next'],
    ['node_modules/next/node_modules/@swc/helpers/esm/a.js', '@swc/helpers'],
    ['features/lobby/hero.tsx', 'features/lobby/hero.tsx'],
  ])('%s belongs to %s', (file, group) => expect(groupOf(file)).toBe(group));
  it('are added up, the heaviest first', () => {
    const files = new Map([
      ['a.ts', 5],
      ['node_modules/jotai/a.mjs', 3],
      ['node_modules/jotai/b.mjs', 4],
    ]);
    expect([...groupsOf(files)]).toEqual([
      ['jotai', 7],
      ['a.ts', 5],
    ]);
  });
});

describe('the report', () => {
  const known = readReport(writeReport(measured));
  it('is read as it was written', () => {
    expect(Object.fromEntries(known)).toEqual({
      home: 120_000,
      list: 110_000,
      'react-dom': 60_000,
      'features/lobby/hero.tsx': 1_200,
      '2 smaller ones': 70,
    });
  });
  it('holds for what has not grown', () => {
    expect(grown(known, { totals, groups: measured.groups })).toEqual([]);
    expect(grown(known, { totals: { ...totals, home: 120_900 }, groups: measured.groups })).toEqual([]);
  });
  it('names the page that has grown, and what did in it', () => {
    const groups = new Map([...measured.groups, ['features/lobby/hero.tsx', 2_600]]);
    expect(grown(known, { totals: { ...totals, home: 121_400 }, groups })).toEqual([
      'home: 121.4 KB, 120.0 in docs/bundle.md',
      '  home: 2.60 KB features/lobby/hero.tsx, 1.20 before',
    ]);
  });
  it('fails for a page that it does not know', () => {
    expect(grown(known, { totals: { ...totals, game: 1 }, groups: new Map() })).toEqual([
      'game: 0.0 KB, 0.0 in docs/bundle.md',
    ]);
  });
});
