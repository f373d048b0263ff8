import { createMarks, foldedEmail, foldedName, type Person } from './marks';

it.each([
  ['nora.berg@mail.test', 'noraberg@mail.test'],
  ['N.o.r.a+casino+2@Mail.Test', 'nora@mail.test'],
  ['nora.berg@googlemail.com', 'noraberg@gmail.com'],
  ['"a@b"@mail.test', '"a@b"@mail.test'],
])('folds the address %s', (email, folded) => {
  expect(foldedEmail(email)).toBe(folded);
});

it.each([
  ['Zoë van  Dijk', 'DIJK, Zoe van'],
  ['Jürgen Groß', 'jurgen gross'],
  ['Łukasz Sørensen', 'Lukasz Sorensen'],
  ["Anne-Marie O'Neill", 'anne marie o neill'],
  ['Jörg Müller', 'Joerg Mueller'],
])('takes %s and %s for one name', (one, other) => {
  expect(foldedName(one)).toBe(foldedName(other));
});

const PERSON: Person = {
  ...{ playerId: 'p', email: 'nora@mail.test', fullName: 'nora berg', birthday: '1990-02-28' },
  ...{ phone: '436641234567', home: '1010|ring1|wien', documents: ['aa', 'bb'], instruments: ['card-1'] },
};

it('makes a mark of each thing that is told, and of nothing else', () => {
  const marksOf = createMarks('secret');
  expect(marksOf(PERSON).map(({ kind }) => kind)).toEqual([
    ...['email', 'name_birthday', 'phone', 'address'],
    ...['document', 'document', 'instrument'],
  ]);
  const bare: Person = {
    ...{ playerId: 'p', email: 'nora@mail.test', fullName: 'nora berg', birthday: null },
    ...{ phone: null, home: null, documents: [], instruments: [] },
  };
  expect(marksOf(bare).map(({ kind }) => kind)).toEqual(['email']);
});

it('makes other marks with another secret, and for another kind', () => {
  const [mine] = createMarks('secret')(PERSON);
  expect(createMarks('secret')(PERSON)[0]).toEqual(mine);
  expect(createMarks('other')(PERSON)[0]?.mark).not.toBe(mine?.mark);
  expect(mine?.mark).not.toContain('nora');
  const same = createMarks('secret')({ ...PERSON, phone: 'x', instruments: ['x'] });
  const of = (kind: string) => same.find((one) => one.kind === kind)?.mark;
  expect(of('phone')).not.toBe(of('instrument'));
});
