import { plainText } from '@/lib/domain/rich-text';
import { webLog } from '@/lib/node/log/web-log';
import { toRichText } from './rich-text';

const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const root = (...children: object[]) => ({ root: { type: 'root', children } });
const link = (url: string) => ({ type: 'link', fields: { url }, children: [text('press')] });
const read = (...children: object[]) => toRichText(root(...children), 'en', 'the test');

let told: string[];
beforeEach(() => {
  told = [];
  jest.spyOn(webLog(), 'warn').mockImplementation((line: unknown) => void told.push(String(line)));
});
afterEach(() => jest.restoreAllMocks());

it('reads what the editor writes', () => {
  const blocks = read(
    { type: 'heading', tag: 'h2', children: [text('Über uns')] },
    { type: 'heading', tag: 'h3', children: [text('Über uns')] },
    { type: 'paragraph', children: [text('a', 1), text('b', 2), text('c', 3), { type: 'linebreak' }] },
    {
      type: 'list',
      listType: 'number',
      children: [
        { type: 'listitem', children: [text('one')] },
        {
          type: 'listitem',
          children: [
            { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [text('two')] }] },
          ],
        },
      ],
    },
    { type: 'horizontalrule' },
    { type: 'block', fields: { blockType: 'notice', tone: 'care', text: 'Mind.' } },
    { type: 'block', fields: { blockType: 'action', label: 'Go', target: '/games' } },
  );
  expect(blocks).toEqual([
    { type: 'heading', level: 2, id: 'uber-uns', children: [{ type: 'text', text: 'Über uns' }] },
    { type: 'heading', level: 3, id: 'uber-uns-2', children: [{ type: 'text', text: 'Über uns' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'a', bold: true },
        { type: 'text', text: 'b', italic: true },
        { type: 'text', text: 'c', bold: true, italic: true },
        { type: 'break' },
      ],
    },
    {
      type: 'list',
      ordered: true,
      items: [
        {
          children: [{ type: 'text', text: 'one' }],
          list: { type: 'list', ordered: false, items: [{ children: [{ type: 'text', text: 'two' }] }] },
        },
      ],
    },
    { type: 'rule' },
    { type: 'notice', tone: 'care', text: 'Mind.' },
    { type: 'action', label: 'Go', href: '/games' },
  ]);
  expect(plainText(blocks)).toBe('Über uns Über uns abc one two Mind.');
  expect(told).toEqual([]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'http://plain.example',
])('keeps the words of a link to %s, and not its address', (url) => {
  expect(read({ type: 'paragraph', children: [link(url)] })).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'press' }] },
  ]);
});

it.each(['/faq', '/faq#money', '#money', 'https://help.example/a', 'mailto:support@parlour.example'])(
  'leads to %s',
  (url) => {
    expect(read({ type: 'paragraph', children: [link(url)] })).toMatchObject([{ children: [{ href: url }] }]);
  },
);

it('names in the log what no page can show, once', () => {
  const strange = { type: 'marquee', children: [text('old')] };
  expect(read(strange, strange, { type: 'block', fields: { blockType: 'quiz' } })).toEqual([]);
  expect(told).toEqual([
    'cms: the test: "marquee" is not known here and not shown',
    'cms: the test: "block quiz" is not known here and not shown',
  ]);
});

it.each([null, undefined, {}, { root: null }, 'text', { root: { children: 'x' } }])(
  'has nothing of %j',
  (value) => {
    expect(toRichText(value, 'en', 'the test')).toEqual([]);
  },
);
