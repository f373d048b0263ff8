// Run by cms/hooks/same-refusal.long.test.ts. Logs in over REST, and tells what was computed for it.
import crypto from 'node:crypto';
import { CmsClient, type Answer } from './client';
import { operator, PASSWORD } from './fixtures';
import { answerLines, openCms } from './probe-lines';

const { config, payload } = await openCms();

/** Every hash of a password: how often it goes round, how long it is, by what. */
let hashes: string[] = [];
const { pbkdf2 } = crypto;
crypto.pbkdf2 = (...args: Parameters<typeof pbkdf2>) => {
  const [, salt, iterations, bytes, digest] = args;
  hashes.push(`${iterations} ${bytes} ${digest} ${String(salt).length}`);
  return pbkdf2(...args);
};

const seen = ({ status, body }: Answer, began: number) => ({
  status,
  body,
  hashes,
  /** Whole seconds that it took: an answer comes when one is over. */
  secondsOrMore: Math.floor((performance.now() - began) / 990),
});

async function logIn(email: string, password: string) {
  const client = new CmsClient(config);
  hashes = [];
  const began = performance.now();
  return seen(await client.logIn(email, password), began);
}

async function refusals() {
  const { email } = await operator(payload, 'known', 'editor');
  const locked = await operator(payload, 'locked', 'editor');
  const lockUntil = new Date(Date.now() + 600_000).toISOString();
  await payload.db.updateOne({ collection: 'operators', id: locked.id, data: { lockUntil } });
  const last = await operator(payload, 'last-try', 'editor');
  await payload.db.updateOne({ collection: 'operators', id: last.id, data: { loginAttempts: 100 } });
  return {
    known: await logIn(email, 'not-the-password'),
    unknown: await logIn('nobody@probe.example', 'not-the-password'),
    locked: await logIn(locked.email, 'not-the-password'),
    lockedWithThePassword: await logIn(locked.email, PASSWORD),
    shutsTheAccount: await logIn(last.email, 'not-the-password'),
    right: (await logIn(email, PASSWORD)).status,
  };
}

/** What is no try, and what is one too many. */
async function others() {
  await operator(payload, 'other', 'editor');
  const of = async (email: string) => {
    const client = new CmsClient(config);
    const empty = await client.logIn(email, '');
    const tries: Answer[] = [];
    for (let left = 7; left > 0; left--) tries.push(await client.post('/operators/login', { email }));
    return { empty, tries };
  };
  const [known, unknown] = [await of('other@probe.example'), await of('nobody-else@probe.example')];
  const forgot = async (email: string) => new CmsClient(config).post('/operators/forgot-password', { email });
  return {
    known,
    unknown,
    forgot: [await forgot('other@probe.example'), await forgot('nobody-else@probe.example')],
  };
}

const scenes = { refusals, others };

await answerLines<{ scene: keyof typeof scenes }>(({ scene }) => scenes[scene]());
