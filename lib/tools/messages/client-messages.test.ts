import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reachedInBrowser, type Module } from './client-messages';
import { partOf } from '@/lib/server/i18n/client-messages';

jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('next-intl/server', () => ({}));

const server = (...imports: string[]): Module => ({ isClient: false, imports });
const client = (...imports: string[]): Module => ({ isClient: true, imports });

describe('what shows messages in the browser', () => {
  const modules = new Map<string, Module>([
    ['layout', server('screen', 'menu', 'words')],
    ['screen', { ...server('row', 'words', 'part'), gives: 'screen' }],
    ['part', server('button')],
    ['row', client('words', 'row')],
    ['button', client()],
    ['menu', client('features/player/components/account-panel.tsx', 'entry')],
    ['features/player/components/account-panel.tsx', client('figure')],
    ['figure', client()],
    ['entry', server()],
    ['words', server()],
  ]);

  it('is what a file of the browser imports, and the file itself', () => {
    expect([...reachedInBrowser(modules, ['screen'])].sort()).toEqual(['button', 'row', 'words']);
  });

  it('ends where another file hands out messages, or all of them are loaded', () => {
    expect([...reachedInBrowser(modules, ['layout'])].sort()).toEqual(['entry', 'menu']);
  });
});

it('takes the named part of the messages', () => {
  const tree = {
    Ui: { close: 'Close', carousel: { next: 'Next', previous: 'Back' } },
    Wheel: { title: 'Wheel' },
  };
  expect(partOf(tree, ['Ui.carousel.next', 'Ui.close'])).toEqual({
    Ui: { close: 'Close', carousel: { next: 'Next' } },
  });
  expect(partOf(tree, ['Wheel', 'Ui.none', 'Gone.title'])).toEqual({
    Wheel: { title: 'Wheel' },
    Ui: {},
    Gone: {},
  });
  expect(tree.Ui.carousel).toEqual({ next: 'Next', previous: 'Back' });
});

it('every page, and every page of an error, stands below a layout that hands out its messages', () => {
  const files = readdirSync('app/(player)/[locale]', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/])(?:page|error|not-found)\.tsx$/.test(name))
    .map((name) => path.posix.join('app/(player)/[locale]', name.replaceAll(path.sep, '/')));
  const isServed = (file: string) => {
    for (
      let folder = path.posix.dirname(file);
      folder.startsWith('app/');
      folder = path.posix.dirname(folder)
    ) {
      const layout = `${folder}/layout.tsx`;
      if (existsSync(layout) && readFileSync(layout, 'utf8').includes(`clientMessages('${folder}/layout')`))
        return true;
    }
    return false;
  };
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !isServed(file))).toEqual([]);
});
