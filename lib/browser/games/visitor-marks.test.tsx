import { marksBody } from '@/platform/games/schemas';
import {
  forgetVisitorMarks,
  hasVisitorMarks,
  markVisitorFavourite,
  noteVisitorPlayed,
  readVisitorMarks,
} from './visitor-marks';

const KEY = 'gameMarks';
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps favourites, the latest first, each once', () => {
  for (const id of ['g1', 'g2', 'g1']) markVisitorFavourite(id, true);
  expect(readVisitorMarks().favourites).toEqual(['g1', 'g2']);
  markVisitorFavourite('g1', false);
  expect(readVisitorMarks().favourites).toEqual(['g2']);
});

it('keeps what was opened last, the latest first, each once, twenty-four of them', () => {
  for (let game = 0; game < 30; game += 1) noteVisitorPlayed(`g${game + 1}`, at(game));
  noteVisitorPlayed('g10', at(40));
  const { recent } = readVisitorMarks();
  expect(recent).toHaveLength(24);
  expect(recent[0]).toEqual({ id: 'g10', at: at(40).toISOString() });
  expect(recent.filter(({ id }) => id === 'g10')).toHaveLength(1);
});

it('forgets all of it', () => {
  markVisitorFavourite('g1', true);
  expect(hasVisitorMarks(readVisitorMarks())).toBe(true);
  expect(hasVisitorMarks(forgetVisitorMarks())).toBe(false);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each([
  '',
  'null',
  '[]',
  '{"favourites":5,"recent":{}}',
  '{"favourites":["<b>",1],"recent":[null,{"id":"g1"}]}',
])('takes %p for nothing', (kept) => {
  localStorage.setItem(KEY, kept);
  expect(readVisitorMarks()).toEqual({ favourites: [], recent: [] });
  expect(markVisitorFavourite('g1', true).favourites).toEqual(['g1']);
});

it('tells moments as the platform takes them, whoever wrote them there', () => {
  const said = [
    'Thu, 01 Jan 2026 00:00:01 GMT',
    '2026-01-01T01:00:01+01:00',
    at(1).toISOString(),
    'yesterday',
    '+275760-09-13T00:00:00.000Z',
    '-000001-01-01T00:00:00.000Z',
    '',
  ];
  const entries = said.map((moment, index) => ({ id: `g${index + 1}`, at: moment }));
  localStorage.setItem(KEY, JSON.stringify({ favourites: [], recent: entries }));
  const { recent } = readVisitorMarks();
  expect(recent).toEqual(['g1', 'g2', 'g3'].map((id) => ({ id, at: at(1).toISOString() })));
  expect(marksBody.safeParse(readVisitorMarks()).success).toBe(true);
});

it('works where the browser keeps nothing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('closed');
    });
  expect(markVisitorFavourite('g1', true).favourites).toEqual(['g1']);
  expect(forgetVisitorMarks()).toEqual({ favourites: [], recent: [] });
});
