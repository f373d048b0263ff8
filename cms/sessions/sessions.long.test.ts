import { startProbe, type Probe } from '../testing/script';
import { createCmsDatabase } from '../testing/database';
import type { TestDatabase } from '@/tests/support/database';

jest.setTimeout(120_000);

let database: TestDatabase;
let probe: Probe;

beforeAll(async () => {
  database = await createCmsDatabase();
  probe = startProbe(database.url, 'cms/testing/sessions-probe.ts');
});

afterAll(async () => {
  await probe.stop();
  await database.drop();
});

const play = (scene: string) => probe.ask<Record<string, unknown>>({ scene });

it('begins for each of several log-ins at the same moment, whatever wrong passwords are among them', async () => {
  expect(await play('together')).toEqual({
    statuses: [200, 200, 200, 200, 401, 401],
    right: [true, true, true, true],
    wrong: [false, false],
    before: true,
    sessions: 5,
  });
});

it('begins, ends and goes on at the same moment, on devices of the same operator', async () => {
  expect(await play('between')).toEqual({
    statuses: [200, 200, 200, 200, 200],
    left: false,
    stays: [true, true, true, true],
    name: 'Saved',
    sessions: 4,
  });
});

it('undoes nothing that was changed about the operator meanwhile', async () => {
  expect(await play('changed')).toEqual({
    logIn: 200,
    role: 'support',
    lateLogIn: 401,
    late: false,
    passwordBack: 401,
  });
});

it('can’t be had by guessing at once: every wrong password counts', async () => {
  expect(await play('guesses')).toEqual({
    fromOne: [401, 401, 401, 401, 401, 429, 429],
    right: 429,
    counted: 5,
    fromMany: [401, 401],
    locked: true,
    shut: 401,
  });
});
