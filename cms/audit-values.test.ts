import { changedValues, isSame, mergedValues, valuesOf } from './audit-values';

const rich = (...lines: string[]) => ({
  root: {
    type: 'root',
    children: lines.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
  },
});

it('says each value as it was and as it is, down to the rows of lists', () => {
  const before = {
    id: 1,
    title: 'Old',
    position: 3,
    empty: '',
    questions: [{ id: 'a', question: 'One?', answer: rich('Yes.', 'Indeed.') }],
    tags: ['x', 'y'],
  };
  const after = {
    id: 1,
    title: 'New',
    position: 3,
    questions: [
      { id: 'a', question: 'One?', answer: rich('No.') },
      { id: 'b', question: 'Two?' },
    ],
    tags: ['x'],
  };
  expect(changedValues(before, after)).toEqual([
    { field: 'title', before: 'Old', after: 'New' },
    { field: 'questions.1.answer', before: 'Yes.\nIndeed.', after: 'No.' },
    { field: 'tags', before: 'x, y', after: 'x' },
    { field: 'questions.2.question', before: null, after: 'Two?' },
  ]);
});

it('keeps no secret, and nothing that Payload keeps for itself, at any depth', () => {
  const secrets = {
    password: 'p',
    currentPassword: 'c',
    hash: 'h',
    salt: 's',
    sessions: [{ id: '1', createdAt: 'x' }],
    secondFactor: 'on',
    resetPasswordToken: 't',
  };
  expect(changedValues(undefined, { ...secrets, inner: secrets, name: 'N' })).toEqual([
    { field: 'name', before: null, after: 'N' },
  ]);
});

it('names an entry that another refers to by its number, however much of it was read', () => {
  const media = { id: 7, filename: 'a.png', updatedAt: 'x' };
  expect(changedValues({ image: media }, { image: 7 })).toEqual([]);
  expect([
    isSame(media, 7),
    isSame([{ image: media }], [{ image: 7 }]),
    isSame(media, 8),
    isSame(undefined, null),
  ]).toEqual([true, true, false, true]);
  expect(changedValues({ image: media }, { image: 8 })).toEqual([
    { field: 'image', before: '7', after: '8' },
  ]);
});

it('says of two saves what they did together, and nothing of what was taken back', () => {
  const first = [
    { field: 'title', before: 'A', after: 'B' },
    { field: 'code', before: null, after: 'x' },
  ];
  const second = [
    { field: 'title', before: 'B', after: 'C' },
    { field: 'code', before: 'x', after: null },
  ];
  expect(mergedValues(first, second)).toEqual([{ field: 'title', before: 'A', after: 'C' }]);
});

it('bounds what one entry can hold', () => {
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`field${index}`, 'x']));
  expect(changedValues(undefined, many)).toHaveLength(300);
  const [long] = changedValues(undefined, { text: 'x'.repeat(100_000) });
  expect(long?.after).toHaveLength(20_000);
});

it('reads an entry from before changes were kept', () => {
  expect([valuesOf(null), valuesOf({}), valuesOf({ values: 'x' })]).toEqual([[], [], []]);
});
