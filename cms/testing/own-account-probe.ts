// Run by cms/own-account.long.test.ts. An operator changes their own account over REST.
import { CHANGE_REASON } from '@/cms/fields/change-reason';
import { CmsClient, type Answer } from './client';
import { operator, PASSWORD } from './fixtures';
import { answerLines, openCms } from './probe-lines';

const { config, payload } = await openCms();

const NEW_PASSWORD = 'another-password';

const wordsOf = ({ body }: Answer): string => {
  const [error] = (body.errors ?? []) as { message: string; data?: { errors?: { message: string }[] } }[];
  return error?.data?.errors?.[0]?.message ?? error?.message ?? '';
};
const said = (answer: Answer) => `${answer.status} ${wordsOf(answer)}`.trim();
const isIn = async (client: CmsClient) => (await client.get('/operators/me')).body.user !== null;

async function change() {
  const { id, email, client } = await operator(payload, 'own', 'administrator');
  const other = new CmsClient(config);
  await other.logIn(email, PASSWORD);
  const save = async (body: object) => client.ask('PATCH', `/operators/${id}`, { body });
  const wrong = await save({ password: NEW_PASSWORD, currentPassword: 'not-the-password' });
  const refused = {
    passwordAlone: said(await save({ password: NEW_PASSWORD })),
    emailAlone: said(await save({ email: 'own-2@probe.example' })),
    wrong: said(wrong),
    wrongInShort: (wrong.body.errors as { message: string }[])[0]?.message,
    together: said(
      await client.ask('PATCH', `/operators?where[id][equals]=${id}`, {
        body: { password: NEW_PASSWORD, currentPassword: PASSWORD },
      }),
    ),
  };
  const unasked = {
    name: said(await save({ name: 'New name', email: email.toUpperCase() })),
    bothStillIn: [await isIn(client), await isIn(other)],
  };
  const emailMoved = await save({ email: 'own-2@probe.example', currentPassword: PASSWORD });
  const afterEmail = [await isIn(client), await isIn(other)];
  const passwordSet = await save({
    password: NEW_PASSWORD,
    currentPassword: PASSWORD,
    changeReason: 'Yearly',
  });
  const { docs } = await payload.find({
    collection: 'audit-entries',
    where: { documentId: { equals: String(id) }, action: { equals: 'changed' } },
    sort: '-id',
    limit: 2,
  });
  const [last, moved] = docs;
  return {
    refused,
    unasked,
    emailMoved: said(emailMoved),
    afterEmail,
    passwordSet: said(passwordSet),
    afterPassword: [await isIn(client), await isIn(other)],
    logIn: [
      (await new CmsClient(config).logIn('own-2@probe.example', PASSWORD)).status,
      (await new CmsClient(config).logIn('own-2@probe.example', NEW_PASSWORD)).status,
    ],
    shown: JSON.stringify([emailMoved.body, passwordSet.body]).includes(PASSWORD),
    trail: [
      { fields: last?.fields, changes: last?.changes, reason: last?.reason },
      { fields: moved?.fields, changes: moved?.changes, address: Boolean(moved?.address) },
    ],
    secrets: JSON.stringify(docs).match(/-password|pbkdf2/g),
  };
}

/** Wrong passwords, and another operator's account. */
async function guess() {
  const { id, client } = await operator(payload, 'guessed', 'editor');
  const guesses: number[] = [];
  for (let left = 7; left > 0; left--) {
    const body = { password: NEW_PASSWORD, currentPassword: `wrong-${left}` };
    guesses.push((await client.ask('PATCH', `/operators/${id}`, { body })).status);
  }
  const chief = await operator(payload, 'chief-of-accounts', 'administrator');
  const helped = await operator(payload, 'helped', 'editor');
  const given = await chief.client.ask('PATCH', `/operators/${helped.id}`, {
    body: { password: NEW_PASSWORD },
  });
  return { guesses, given: given.status, helpedIn: await isIn(helped.client) };
}

/** Where a form has a reason that nobody could write into. */
async function closedReasons() {
  const entities = [...config.collections, ...config.globals];
  const reasons = entities.flatMap(({ slug, fields }) =>
    fields
      .filter((field) => 'name' in field && field.name === CHANGE_REASON)
      .map(({ admin }) => ({ slug, admin })),
  );
  return {
    asked: reasons.length,
    closed: reasons
      .filter(({ admin }) => admin && 'readOnly' in admin && admin.readOnly)
      .map(({ slug }) => slug),
  };
}

const scenes = { change, guess, closedReasons };

await answerLines<{ scene: keyof typeof scenes }>(({ scene }) => scenes[scene]());
