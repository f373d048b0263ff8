import {
  parseShareRequest,
  shareFileName,
  sharePath,
  shareRevision,
  type ShareSubject,
} from './share-picture';

const subjects: ShareSubject[] = [
  { kind: 'game', slug: 'ember-isle' },
  { kind: 'page', locale: 'de-CH', path: 'main' },
  { kind: 'page', locale: 'en', path: 'games/jackpot-max' },
  { kind: 'page', locale: 'fr', path: 'info_pages/privacy_policy' },
];

it.each(subjects)('reads the address that it writes: %j', (subject) => {
  const path = sharePath(subject, '0123abcd');
  expect(parseShareRequest(path.slice('/art/share/'.length).split('/'))).toEqual({
    subject,
    revision: '0123abcd',
  });
});

it('keeps pictures of two pages apart', () => {
  expect(new Set(subjects.map((subject) => shareFileName(subject, '0123abcd'))).size).toBe(subjects.length);
});

it.each([
  [],
  ['0123abcd.jpg'],
  ['en', '0123abcd.jpg'],
  ['xx', 'main', '0123abcd.jpg'],
  ['en', 'main', '0123abcd.png'],
  ['en', 'main', 'short.jpg'],
  ['en', '..', '0123abcd.jpg'],
  ['en', 'a%2fb', '0123abcd.jpg'],
  ['en', 'a', 'b', 'c', '0123abcd.jpg'],
  ['game', 'a', 'b', '0123abcd.jpg'],
])('takes %j %j %j for no address of ours', (...segments) => {
  expect(parseShareRequest(segments)).toBeNull();
});

it('changes with everything that shows', () => {
  const facts = { title: 'Top games', note: 'What is played most' };
  const revisions = [
    facts,
    { ...facts, title: 'New games' },
    { title: facts.title },
    { ...facts, poster: '/art/posters/g1/0123abcd' },
  ].map(shareRevision);
  expect(new Set(revisions).size).toBe(4);
  expect(shareRevision({ ...facts })).toBe(revisions[0]);
});
