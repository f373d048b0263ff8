import { startProbe, type Probe } from './testing/script';
import { createCmsDatabase } from './testing/database';
import type { TestDatabase } from '@/tests/support/database';

jest.setTimeout(120_000);

let database: TestDatabase;
let probe: Probe;

beforeAll(async () => {
  database = await createCmsDatabase();
  probe = startProbe(database.url, 'cms/testing/own-account-probe.ts');
});

afterAll(async () => {
  await probe.stop();
  await database.drop();
});

const play = (scene: string) => probe.ask<Record<string, unknown>>({ scene });

it('asks for the current password, ends other sessions at a new one, and keeps neither in the trail', async () => {
  const ask = 'Give your current password to change your email or password.';
  expect(await play('change')).toEqual({
    refused: {
      passwordAlone: `400 ${ask}`,
      emailAlone: `400 ${ask}`,
      wrong: '400 That is not your current password.',
      wrongInShort: 'The following field is invalid: Your current password',
      together: '403 You are not allowed to perform this action.',
    },
    unasked: { name: '200', bothStillIn: [true, true] },
    emailMoved: '200',
    afterEmail: [true, true],
    passwordSet: '200',
    afterPassword: [true, false],
    logIn: [401, 200],
    shown: false,
    trail: [
      { fields: ['password'], changes: { values: [] }, reason: 'Yearly' },
      {
        fields: ['email'],
        changes: { values: [{ field: 'email', before: 'own@probe.example', after: 'own-2@probe.example' }] },
        address: true,
      },
    ],
    secrets: null,
  });
});

it('lets nobody guess at it, and lets an administrator give somebody else a new one', async () => {
  expect(await play('guess')).toEqual({
    guesses: [400, 400, 400, 400, 400, 429, 429],
    given: 200,
    helpedIn: false,
  });
});

it('takes a reason in every form that asks for one', async () => {
  expect(await play('closedReasons')).toEqual({ asked: expect.any(Number), closed: [] });
  expect((await play('closedReasons')).asked).toBeGreaterThan(10);
});
