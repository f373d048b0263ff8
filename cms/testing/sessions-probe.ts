// Run by cms/sessions/sessions.long.test.ts. Plays scenes over REST.
import pg from 'pg';
import type { Operator } from '@/cms/payload-types';
import { CmsClient, type Answer } from './client';
import { operator, PASSWORD } from './fixtures';
import { answerLines, openCms } from './probe-lines';

const { config, payload } = await openCms();

const fresh = () => new CmsClient(config);
const statuses = (answers: Answer[]) => answers.map(({ status }) => status);
const isIn = async (client: CmsClient) =>
  (await client.get('/operators/me')).body.user !== null && client.cookie !== undefined;

const stored = async (id: number) => {
  const found = await payload.db.findOne<Operator>({
    collection: 'operators',
    where: { id: { equals: id } },
  });
  if (!found) throw new Error(`no operator ${id}`);
  return found;
};

/**
 * Holds an operator's row until every one of the requests waits for it: what they read, they have read by then. What
 * another request changes at that moment may be done meanwhile.
 */
async function atOnce<Result>(
  id: number,
  requests: (() => Promise<Result>)[],
  change?: string,
): Promise<Result[]> {
  const [holder, watcher] = [1, 2].map(() => new pg.Client({ connectionString: process.env.DATABASE_URL }));
  if (!holder || !watcher) throw new Error('no clients');
  await Promise.all([holder.connect(), watcher.connect()]);
  try {
    await holder.query('begin');
    await holder.query('select from cms.operators where id = $1 for no key update', [id]);
    const answers = Promise.all(requests.map((request) => request()));
    let answered = false;
    const end = () => void (answered = true);
    answers.then(end, end);
    for (let waiting = 0; waiting < requests.length && !answered;) {
      const { rows } = await watcher.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      waiting = rows[0]?.waiting ?? 0;
    }
    if (change !== undefined) await holder.query(change, [id]);
    await holder.query('commit');
    return await answers;
  } finally {
    await Promise.all([holder.end(), watcher.end()]);
  }
}

/** Log-ins of one operator who is logged in already, and wrong passwords among them. */
async function together() {
  const { id, email, client } = await operator(payload, 'together', 'editor');
  const right = [1, 2, 3, 4].map(fresh);
  const wrong = [1, 2].map(fresh);
  const answers = await atOnce(id, [
    ...right.map((each) => () => each.logIn(email, PASSWORD)),
    ...wrong.map((each) => () => each.logIn(email, 'wrong-password')),
  ]);
  return {
    statuses: statuses(answers),
    right: await Promise.all(right.map(isIn)),
    wrong: await Promise.all(wrong.map(isIn)),
    before: await isIn(client),
    sessions: (await stored(id)).sessions?.length,
  };
}

/** One device logs in while another logs out, a third refreshes its session and others save the operator. */
async function between() {
  const { id, email, client: leaver } = await operator(payload, 'between', 'editor');
  const [stayer, saver, sweeper, comer] = [fresh(), fresh(), fresh(), fresh()];
  await stayer.logIn(email, PASSWORD);
  await saver.logIn(email, PASSWORD);
  await sweeper.logIn(email, PASSWORD);
  const left = fresh();
  left.cookie = leaver.cookie;
  const answers = await atOnce(id, [
    () => leaver.post('/operators/logout'),
    () => comer.logIn(email, PASSWORD),
    () => stayer.post('/operators/refresh-token'),
    () => saver.ask('PATCH', `/operators/${id}`, { body: { name: 'Saved' } }),
    () => sweeper.ask('PATCH', `/operators?where[id][equals]=${id}`, { body: { name: 'Saved' } }),
  ]);
  return {
    statuses: statuses(answers),
    left: await isIn(left),
    stays: await Promise.all([stayer, saver, sweeper, comer].map(isIn)),
    name: (await stored(id)).name,
    sessions: (await stored(id)).sessions?.length,
  };
}

/** What an administrator changes while the operator logs in. */
async function changed() {
  const { id, email } = await operator(payload, 'changed', 'administrator');
  const demoted = fresh();
  const [logIn] = await atOnce(
    id,
    [() => demoted.logIn(email, PASSWORD)],
    `update cms.operators set role = 'support' where id = $1`,
  );
  const { role } = await stored(id);
  const late = fresh();
  const [lateLogIn] = await atOnce(
    id,
    [() => late.logIn(email, PASSWORD)],
    `update cms.operators set hash = repeat('0', 1024) where id = $1`,
  );
  return {
    logIn: logIn?.status,
    role,
    lateLogIn: lateLogIn?.status,
    late: await isIn(late),
    passwordBack: (await fresh().logIn(email, PASSWORD)).status,
  };
}

/** Guesses at once, from one address and from many; the hundredth shuts the account. */
async function guesses() {
  const { id, email } = await operator(payload, 'guesses', 'editor');
  const guess = (from: CmsClient) => from.logIn(email, 'wrong-password');
  const address = fresh();
  const fromOne = await Promise.all(Array.from({ length: 7 }, () => guess(address)));
  const right = await address.logIn(email, PASSWORD);
  const { loginAttempts: counted } = await stored(id);
  await payload.db.updateOne({ collection: 'operators', id, data: { loginAttempts: 98 } });
  const fromMany = await atOnce(
    id,
    [1, 2].map(() => () => guess(fresh())),
  );
  const { lockUntil } = await stored(id);
  return {
    fromOne: statuses(fromOne).sort(),
    right: right.status,
    counted,
    fromMany: statuses(fromMany),
    locked: Boolean(lockUntil),
    shut: (await fresh().logIn(email, PASSWORD)).status,
  };
}

const scenes = { together, between, changed, guesses };

await answerLines<{ scene: keyof typeof scenes }>(({ scene }) => scenes[scene]());
