import { cmsScript, startProbe, type Probe } from '../testing/script';
import { createCmsDatabase } from '../testing/database';
import type { TestDatabase } from '@/tests/support/database';

jest.setTimeout(120_000);

let database: TestDatabase;
let probe: Probe;

beforeAll(async () => {
  database = await createCmsDatabase();
  probe = startProbe(database.url, 'cms/testing/second-factor-probe.ts');
});

afterAll(async () => {
  await probe.stop();
  await database.drop();
});

const play = (scene: string) => probe.ask<Record<string, unknown>>({ scene });

it('is set up by its first code, keeps nothing in the clear, and shows ten recovery codes once', async () => {
  const found = await play('setUp');
  expect(found).toEqual({
    refused: { stranger: 401, otherSite: 401, nothingWaits: 409 },
    wrongCode: 422,
    beforeConfirm: 200,
    confirmed: 200,
    codes: Array.from({ length: 10 }, () => expect.stringMatching(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)),
    address: expect.stringMatching(
      /^otpauth:\/\/totp\/Parlour:set-up%40probe.example\?.*secret=[A-Z2-7]{32}/,
    ),
    picture: '<svg ',
    keptInTheClear: [],
    again: 409,
    state: 'on',
    otherSessionEnded: true,
    readable: false,
    trail: ['logged_in', 'logged_in', 'logged_in', 'second_factor_set'],
  });
});

it('is asked for after the right password only, and takes each code once', async () => {
  expect(await play('logIn')).toEqual({
    withoutCode: '401 second_factor_required',
    emptyCode: '401 second_factor_required',
    wrongPassword: '401',
    unknown: '401',
    usedToConfirm: '401 second_factor_wrong',
    sessionsLeft: 0,
    code: '200',
    codeAgain: '401 second_factor_wrong',
    recovery: '200',
    recoveryAgain: '401 second_factor_wrong',
    local: 'refused',
    together: [200, 401, 401],
    codeTogether: [200, 401, 401],
    refresh: 200,
    trail: expect.arrayContaining([
      'logged_in code',
      'logged_in recovery code',
      'login_refused code',
      'login_refused password',
    ]),
  });
});

it('can’t be guessed: five codes from an address, ten at an account, whatever comes between', async () => {
  const { guesses, sameAddress, ownAddress, many } = await play('guess');
  const wrong = '401 second_factor_wrong';
  expect(guesses).toEqual([wrong, wrong, wrong, wrong, wrong, '429']);
  expect(sameAddress).toBe('429');
  expect(ownAddress).toBe('200');
  expect(many).toEqual([...Array.from({ length: 10 }, () => wrong), '429', '429']);
});

it('is turned off by a code, taken away by an administrator, and goes with its operator', async () => {
  expect(await play('leave')).toEqual({
    wrongCode: 422,
    disabled: 200,
    passwordAlone: 200,
    twice: 409,
    refused: { byEditor: 403, ownByAdministrator: 403, byStranger: 401, nobody: 404 },
    reset: 200,
    loggedOut: true,
    afterReset: 200,
    states: { 'leave@probe.example': 'off', 'chief@probe.example': 'on' },
    trail: [
      'logged_in',
      'second_factor_set',
      'second_factor_removed',
      'logged_in',
      'second_factor_set',
      'second_factor_reset by chief@probe.example',
      'logged_in',
    ],
    chiefKept: 10,
    removed: 200,
  });
});

it('leaves no other way in', async () => {
  expect(await play('ways')).toEqual({
    forgot: 404,
    forgotInCapitals: 404,
    reset: 404,
    verify: 404,
    firstRegister: 404,
    unlock: 403,
    refresh: 403,
    graphql: 404,
    me: null,
    resetLocal: 'refused',
    factors: 501,
  });
});

it('is taken away at the server from an administrator whom nobody else can help', async () => {
  const reset = () =>
    cmsScript(database.url, 'scripts/cms-reset-second-factor.ts', { OPERATOR_EMAIL: 'ways@probe.example' });
  expect(await reset()).toContain('taken away');
  await expect(reset()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no such operator with a second factor'),
  });
});

it('is all that an operator can set about where the casino requires it', async () => {
  const strict = startProbe(database.url, 'cms/testing/second-factor-probe.ts', {
    OPERATOR_SECOND_FACTOR: 'required',
  });
  const found = await strict.ask({ scene: 'policy' }).finally(strict.stop);
  expect(found).toEqual({
    before: { operators: 1, content: 403, write: 403, own: 403, state: 'missing' },
    after: { operators: expect.any(Number), content: 200, write: 201, own: 200, state: 'on' },
    trail: expect.arrayContaining(['logged_in', 'second_factor_set']),
  });
});
