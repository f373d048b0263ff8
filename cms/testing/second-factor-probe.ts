// Run by cms/second-factor/second-factor.long.test.ts. Plays scenes over REST.
import { TOTP } from 'otpauth';
import type { Payload } from 'payload';
import type { OperatorRole } from '@/cms/access/roles';
import { CmsClient, type Answer } from './client';
import { answerLines, openCms } from './probe-lines';

const PASSWORD = 'probe-password';
const STEP_MS = 30_000;

const { config, payload } = await openCms();

const errorOf = ({ status, body }: Answer) => {
  const [error] = Array.isArray(body.errors) ? (body.errors as { data?: { code?: string } }[]) : [];
  return error?.data?.code ? `${status} ${error.data.code}` : String(status);
};

async function operator(name: string, role: OperatorRole) {
  const email = `${name}@probe.example`;
  const { id } = await payload.create({
    collection: 'operators',
    data: { email, password: PASSWORD, role },
  });
  const client = new CmsClient(config);
  await client.logIn(email, PASSWORD);
  return { id, email, client };
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** A code of no step around now. */
const wrong = (secret: string) => {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
};

async function setUp(client: CmsClient) {
  const { body } = await client.post('/operators/second-factor/start');
  const secret = String(body.secret);
  const used = codeOf(secret);
  const confirmed = await client.post('/operators/second-factor/confirm', { code: used });
  return { secret, used, codes: confirmed.body.recoveryCodes as string[] };
}

const stored = (id: number) =>
  payload.db.findOne<Record<string, unknown> & { id: number }>({
    collection: 'second-factors',
    where: { operator: { equals: id } },
  });

/** As if the codes of now had not been used. */
const forgetStep = (id: number) =>
  payload.db.updateOne({
    collection: 'second-factors',
    where: { operator: { equals: id } },
    data: { lastStep: 0 },
  });

const sessionsOf = async (id: number) => {
  const found = await payload.db.findOne<{ id: number; sessions?: unknown[] }>({
    collection: 'operators',
    where: { id: { equals: id } },
  });
  return found?.sessions?.length ?? 0;
};

async function trail(email: string) {
  const where = { title: { equals: email } };
  const { docs } = await payload.find({ collection: 'audit-entries', where, sort: 'id', pagination: false });
  return docs.map(({ action, fields, operatorEmail }) =>
    [action, ...(fields ?? []), operatorEmail === email ? '' : `by ${operatorEmail}`]
      .filter(Boolean)
      .join(' '),
  );
}

async function setUpScene() {
  const { id, email, client } = await operator('set-up', 'editor');
  const other = new CmsClient(config);
  await other.logIn(email, PASSWORD);
  const foreign = { Origin: 'https://evil.example' };
  const refused = {
    stranger: (await new CmsClient(config).post('/operators/second-factor/start')).status,
    otherSite: (await client.post('/operators/second-factor/start', {}, foreign)).status,
    nothingWaits: (await client.post('/operators/second-factor/confirm', { code: '123456' })).status,
  };
  const { body: started } = await client.post('/operators/second-factor/start');
  const secret = String(started.secret);
  const wrongCode = await client.post('/operators/second-factor/confirm', { code: wrong(secret) });
  const beforeConfirm = (await new CmsClient(config).logIn(email, PASSWORD)).status;
  const confirmed = await client.post('/operators/second-factor/confirm', { code: codeOf(secret) });
  const codes = confirmed.body.recoveryCodes as string[];
  const kept = JSON.stringify(await stored(id));
  const state = (await client.get('/operators/me')).body.user as { secondFactor: string };
  return {
    refused,
    wrongCode: wrongCode.status,
    beforeConfirm,
    confirmed: confirmed.status,
    codes,
    address: started.address,
    picture: String(started.picture).slice(0, 5),
    keptInTheClear: [secret.replaceAll(' ', ''), ...codes].filter((text) => kept.includes(text)),
    again: (await client.post('/operators/second-factor/start')).status,
    state: state.secondFactor,
    otherSessionEnded: (await other.get('/operators/me')).body.user === null,
    readable: JSON.stringify((await client.get('/operators?showHiddenFields=true&depth=2')).body).includes(
      'recovery',
    ),
    trail: await trail(email),
  };
}

async function logInScene() {
  const { id, email, client } = await operator('log-in', 'editor');
  const { secret, used, codes } = await setUp(client);
  const before = await sessionsOf(id);
  const fresh = () => new CmsClient(config);
  const [firstCode = '', secondCode = ''] = codes;
  const refused = {
    withoutCode: errorOf(await fresh().logIn(email, PASSWORD)),
    emptyCode: errorOf(await fresh().logIn(email, PASSWORD, ' ')),
    wrongPassword: errorOf(await fresh().logIn(email, 'wrong', codeOf(secret))),
    unknown: errorOf(await fresh().logIn('nobody@probe.example', PASSWORD, codeOf(secret))),
    usedToConfirm: errorOf(await fresh().logIn(email, PASSWORD, used)),
    sessionsLeft: (await sessionsOf(id)) - before,
  };
  // Of the next step: right already, and not used yet.
  const code = codeOf(secret, 1);
  const accepted = {
    code: errorOf(await fresh().logIn(email, PASSWORD, `${code.slice(0, 3)} ${code.slice(3)}`)),
    codeAgain: errorOf(await fresh().logIn(email, PASSWORD, code)),
    recovery: errorOf(await fresh().logIn(email, PASSWORD, firstCode.toUpperCase())),
    recoveryAgain: errorOf(await fresh().logIn(email, PASSWORD, firstCode)),
    local: await payload.login({ collection: 'operators', data: { email, password: PASSWORD } }).then(
      () => 'in',
      () => 'refused',
    ),
  };
  const together = await Promise.all([1, 2, 3].map(() => fresh().logIn(email, PASSWORD, secondCode)));
  await forgetStep(id);
  const codeTogether = await Promise.all([1, 2, 3].map(() => fresh().logIn(email, PASSWORD, codeOf(secret))));
  const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();
  return {
    ...refused,
    ...accepted,
    together: statuses(together),
    codeTogether: statuses(codeTogether),
    refresh: (await client.post('/operators/refresh-token')).status,
    trail: await trail(email),
  };
}

async function guessScene() {
  const { id, email, client } = await operator('guess', 'editor');
  const { secret } = await setUp(client);
  await forgetStep(id);
  const stranger = new CmsClient(config);
  const guesses: string[] = [];
  // The right password in between must not win new tries.
  for (let guess = 0; guess < 6; guess++) {
    await stranger.logIn(email, PASSWORD);
    guesses.push(errorOf(await stranger.logIn(email, PASSWORD, wrong(secret))));
  }
  const sameAddress = errorOf(await stranger.logIn(email, PASSWORD, codeOf(secret)));
  const ownAddress = errorOf(await new CmsClient(config).logIn(email, PASSWORD, codeOf(secret)));
  const many: string[] = [];
  for (let guess = 0; guess < 12; guess++) {
    many.push(errorOf(await new CmsClient(config).logIn(email, PASSWORD, wrong(secret))));
  }
  return { guesses, sameAddress, ownAddress, many };
}

async function leaveScene() {
  const { id, email, client } = await operator('leave', 'editor');
  const administrator = await operator('chief', 'administrator');
  const { codes } = await setUp(client);
  const chief = await setUp(administrator.client);
  const reset = (who: CmsClient, whom: number) => who.post(`/operators/${whom}/second-factor/reset`);
  const wrongCode = (await client.post('/operators/second-factor/disable', { code: '000000' })).status;
  const disabled = (await client.post('/operators/second-factor/disable', { code: codes[0] })).status;
  const passwordAlone = (await new CmsClient(config).logIn(email, PASSWORD)).status;
  const twice = (await client.post('/operators/second-factor/disable', { code: codes[1] })).status;
  await setUp(client);
  const refused = {
    byEditor: (await reset(client, administrator.id)).status,
    ownByAdministrator: (await reset(administrator.client, administrator.id)).status,
    byStranger: (await reset(new CmsClient(config), id)).status,
    nobody: (await reset(administrator.client, 999_999)).status,
  };
  const done = (await reset(administrator.client, id)).status;
  const list = (await administrator.client.get('/operators?limit=100')).body.docs as {
    email: string;
    secondFactor: string;
  }[];
  return {
    wrongCode,
    disabled,
    passwordAlone,
    twice,
    refused,
    reset: done,
    loggedOut: (await client.get('/operators/me')).body.user === null,
    afterReset: (await new CmsClient(config).logIn(email, PASSWORD)).status,
    states: Object.fromEntries(
      list
        .filter((one) => [email, administrator.email].includes(one.email))
        .map((one) => [one.email, one.secondFactor]),
    ),
    trail: await trail(email),
    chiefKept: chief.codes.length,
    removed: await removedWithFactor(administrator.client, id, email),
  };
}

async function removedWithFactor(administrator: CmsClient, id: number, email: string) {
  await setUp(await again(email));
  return (await administrator.ask('DELETE', `/operators/${id}`)).status;
}

async function again(email: string): Promise<CmsClient> {
  const client = new CmsClient(config);
  await client.logIn(email, PASSWORD);
  return client;
}

/** Every other way by which Payload begins sessions or gives something to strangers. */
async function waysScene(harness: Payload) {
  const { id, email, client } = await operator('ways', 'administrator');
  await setUp(client);
  await harness.db.updateOne({
    collection: 'operators',
    id,
    data: {
      resetPasswordToken: 'planted-token',
      resetPasswordExpiration: new Date(Date.now() + 3_600_000).toISOString(),
    },
  });
  const stranger = new CmsClient(config);
  const post = async (path: string, body: object = {}) => (await stranger.post(path, body)).status;
  return {
    forgot: await post('/operators/forgot-password', { email }),
    forgotInCapitals: await post('/operators/Forgot-Password/', { email }),
    reset: await post('/operators/reset-password', { token: 'planted-token', password: 'changed-by-mail' }),
    verify: await post('/operators/verify/abc'),
    firstRegister: await post('/operators/first-register', { email: 'x@y.example', password: 'abcdefghij' }),
    unlock: await post('/operators/unlock', { email }),
    refresh: await post('/operators/refresh-token'),
    graphql: await post('/graphql', { query: '{ Operators { docs { email } } }' }),
    me: (await stranger.get('/operators/me')).body.user,
    resetLocal: await harness
      .resetPassword({
        collection: 'operators',
        data: { token: 'planted-token', password: 'changed-by-mail' },
        overrideAccess: true,
      })
      .then(
        () => 'in',
        () => 'refused',
      ),
    factors: (await client.get('/second-factors')).status,
  };
}

/** With a casino that requires it of everybody. */
async function policyScene() {
  const { email, client } = await operator('required', 'administrator');
  const tries = async () => ({
    operators: (((await client.get('/operators')).body.docs ?? []) as unknown[]).length,
    content: (await client.get('/info-pages')).status,
    write: (await client.post('/redirects', { from: '/old', target: '/new' })).status,
    own: (await client.ask('PATCH', `/operators/${String(await ownId(client))}`, { body: { name: 'x' } }))
      .status,
    state: ((await client.get('/operators/me')).body.user as { secondFactor: string }).secondFactor,
  });
  const before = await tries();
  await setUp(client);
  return { before, after: await tries(), trail: await trail(email) };
}

const ownId = async (client: CmsClient) =>
  ((await client.get('/operators/me')).body.user as { id: number }).id;

const scenes = {
  setUp: setUpScene,
  logIn: logInScene,
  guess: guessScene,
  leave: leaveScene,
  ways: () => waysScene(payload),
  policy: policyScene,
};

await answerLines<{ scene: keyof typeof scenes }>(({ scene }) => scenes[scene]());
