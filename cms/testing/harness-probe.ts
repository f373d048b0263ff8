// Run by cms/cms.long.test.ts and cms/changes.long.test.ts.
import { createPayloadRequest, handleEndpoints, registerFirstUserOperation, type Payload } from 'payload';
import { scheduled } from '@/cms/dashboard/records';
import { findFaq } from '@/cms/read/find-faq';
import { findGameDescription } from '@/cms/read/find-game-description';
import { findInfoPage, findInfoPageLinks } from '@/cms/read/find-info-pages';
import { findLoyalty, findSliders, findStories, findTiles } from '@/cms/read/find-promotion';
import { findSeoEntry } from '@/cms/read/find-seo-entry';
import { findSettings } from '@/cms/read/find-settings';
import type { Locale } from '@/lib/domain/locales';
import type { OperatorRole } from '@/cms/access/roles';
import { answerLines, openCms } from './probe-lines';

type Command =
  | { do: 'read'; path: string; locale: Locale }
  | { do: 'save'; path: string; locale: Locale; title: string }
  | { do: 'info'; locale: Locale }
  | { do: 'promotion'; locale: Locale }
  | { do: 'rule' }
  | { do: 'writeInfo' }
  | { do: 'describe'; gameId: string; locale: Locale }
  | { do: 'writeDescription' }
  | { do: 'plan' }
  | { do: 'access' }
  | { do: 'comeFirst' }
  | { do: 'lock'; email: string; password: string }
  | { do: 'cut' };

/** What a visitor reads. */
const online = (locale: Locale) => ({ locale, draft: false });

const allowed = (attempt: Promise<unknown>) => attempt.then(() => true).catch(() => false);

async function entryId(payload: Payload, path: string): Promise<number> {
  const { docs } = await payload.find({ collection: 'seo-entries', where: { path: { equals: path } } });
  const [entry] = docs;
  if (!entry) throw new Error(`no entry for ${path}`);
  return entry.id;
}

async function infoPages(payload: Payload, locale: Locale) {
  const links = await findInfoPageLinks(payload, online(locale));
  return Promise.all(links.map(({ code }) => findInfoPage(payload, code, online(locale))));
}

/** A country, a redirect and a closed section, as an operator sets them. */
async function rule(payload: Payload) {
  await payload.update({
    collection: 'countries',
    where: { alpha2: { equals: 'SI' } },
    data: { access: 'unlawful', language: 'de', dialCodes: ['386', '1'], currencies: ['CHF', 'EUR'] },
  });
  const data = { from: '/old', target: '/games/top', status: '307' } as const;
  const { id } = await payload.create({ collection: 'redirects', data });
  const until = '2030-01-02T03:04:00.000Z';
  await payload.updateGlobal({ slug: 'maintenance', data: { games: { closed: true, until } } });
  const refused = await Promise.all(
    [
      { from: '/games/top', target: '/', status: '308' as const, replacesPage: true },
      { from: '/games/top', target: '/', status: '308' as const },
      { from: '/x', target: '/old', status: '308' as const },
      { from: '/de/x', target: '/', status: '308' as const },
      { from: '/admin', target: '/', status: '308' as const },
      { from: '/x', target: '//evil.example', status: '308' as const },
      { from: '/x', target: '/x', status: '308' as const },
    ].map((each) => allowed(payload.create({ collection: 'redirects', data: each }))),
  );
  return { id, refused };
}

/** Everything that promotes something, as visitors read it. */
async function promotion(payload: Payload, locale: Locale) {
  return {
    sliders: await findSliders(payload, online(locale)),
    stories: await findStories(payload, online(locale)),
    tiles: await findTiles(payload, online(locale)),
    loyalty: await findLoyalty(payload, online(locale)),
    faq: await findFaq(payload, online(locale)),
    settings: await findSettings(payload, online(locale)),
  };
}

/** A page whose writer means harm: a tag in the text, a script behind a link. */
async function writeInfo(payload: Payload) {
  const style = { version: 1, format: '', indent: 0, direction: 'ltr' } as const;
  const text = (words: string) => ({ type: 'text', version: 1, text: words, format: 0 });
  const link = {
    ...style,
    type: 'link',
    fields: { linkType: 'custom', url: 'javascript:alert(1)', newTab: false },
    children: [text('press')],
  };
  const paragraph = {
    ...style,
    type: 'paragraph',
    children: [text('<img src=x onerror=alert(1)> '), link],
  };
  const where = { code: { equals: 'contact' } };
  const { docs } = await payload.find({ collection: 'info-pages', where });
  const id = docs[0]?.id ?? 0;
  const data = { content: { root: { ...style, type: 'root', children: [paragraph] } } };
  const saved = await allowed(payload.update({ collection: 'info-pages', id, data }));
  // As if it had come in past every rule.
  const page = await payload.db.findOne<{ id: number; content: object }>({ collection: 'info-pages', where });
  await payload.db.updateOne({
    collection: 'info-pages',
    id,
    data: { ...page, content: { ...page?.content, en: data.content } },
  });
  return { saved, page: await findInfoPage(payload, 'contact', online('en')) };
}

/** A text about one game as it is drafted, published, moved to another game and emptied in one language. */
async function writeDescription(payload: Payload) {
  const collection = 'game-descriptions';
  const read = (gameId: string, draft = false) =>
    findGameDescription(payload, gameId, { locale: 'fr', draft });
  const data = { gameId: 'g777', name: 'Ember Isle', text: 'Une île.\n\nEt un volcan.' };
  const { id } = await payload.create({ collection, locale: 'fr', draft: true, data });
  const drafted = [await read('g777'), await read('g777', true)];
  await payload.update({ collection, id, locale: 'fr', data: { _status: 'published' } });
  const published = await read('g777');
  await payload.update({ collection, id, data: { gameId: 'g778' } });
  const moved = [await read('g777'), await read('g778')];
  const refused = await Promise.all(
    ['778', 'x1', 'g0', 'g1/2', 'g778'].map((gameId) =>
      allowed(payload.create({ collection, data: { gameId, name: 'Wrong' } })),
    ),
  );
  return { drafted, published, moved, refused };
}

/** A page that an operator has planned for a time that is over, and one that is not complete. */
async function plan(payload: Payload) {
  const [operator] = (await payload.find({ collection: 'operators', limit: 1 })).docs;
  if (!operator) throw new Error('no operator');
  const user = { relationTo: 'operators', value: operator.id } as const;
  const page = (code: string) =>
    payload.create({
      collection: 'info-pages',
      draft: true,
      data: { code, title: 'Winter hours', position: 90, _status: 'draft' },
    });
  const ready = await page('winter_hours');
  const broken = await page('No code at all');
  for (const { id } of [ready, broken]) {
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'info-pages', value: id }, user },
      waitUntil: new Date(Date.now() - 60_000),
    });
  }
  const read = () => findInfoPage(payload, 'winter_hours', online('en'));
  const before = await read();
  await payload.jobs.run();
  const appointments = (await scheduled(payload)).map(({ documentId, problem }) => ({ documentId, problem }));
  return { before, after: (await read())?.title, broken: String(broken.id), appointments };
}

/** What a visitor, an editor and an administrator may do, each tried for real. */
async function access(payload: Payload) {
  const createUser = (role: OperatorRole) =>
    payload.create({
      collection: 'operators',
      data: { email: `${role}@test.example`, password: 'probe-password', role },
    });
  const id = await entryId(payload, 'games/top');
  const people = {
    visitor: undefined,
    editor: await createUser('editor'),
    administrator: await createUser('administrator'),
  };
  const result: Record<string, Record<string, boolean>> = {};
  for (const [name, person] of Object.entries(people)) {
    const as = {
      overrideAccess: false,
      user: person ? { ...person, collection: 'operators' as const } : undefined,
    };
    const newOperator = {
      email: `by-${name}@test.example`,
      password: 'probe-password',
      role: 'editor' as const,
    };
    result[name] = {
      readEntries: await allowed(payload.find({ collection: 'seo-entries', ...as })),
      changeTitle: await allowed(
        payload.update({ collection: 'seo-entries', id, data: { title: `by ${name}` }, ...as }),
      ),
      movePath: await allowed(
        payload
          .update({ collection: 'seo-entries', id, data: { path: `games/by-${name}` }, ...as })
          .then((entry) => (entry.path === `games/by-${name}` ? true : Promise.reject(new Error('ignored')))),
      ),
      createOperator: await allowed(payload.create({ collection: 'operators', data: newOperator, ...as })),
      deleteEntry: await allowed(payload.delete({ collection: 'seo-entries', id, ...as })),
    };
  }
  return result;
}

/** A stranger on a casino without operators: every address over HTTP, and the operation behind them. */
async function comeFirst(payload: Payload) {
  const data = {
    email: 'first@stranger.example',
    password: 'i-was-here-first',
    role: 'administrator',
  } as const;
  const request = (path: string) =>
    new Request(`http://casino.test/cms-api/operators${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    });
  const answers: Record<string, number> = {};
  for (const path of ['', '/first-register', '/first-register/', '/FIRST-REGISTER']) {
    answers[path] = (await handleEndpoints({ config, request: request(path) })).status;
  }
  const req = await createPayloadRequest({ config, request: request('/first-register') });
  const registered = await allowed(
    registerFirstUserOperation({ collection: payload.collections.operators, data, req }),
  );
  const { totalDocs } = await payload.count({ collection: 'operators' });
  return {
    made: Object.values(answers).filter((status) => status < 400).length,
    registered,
    operators: totalDocs,
  };
}

/** Five wrong passwords from one address; then the right one from there, and from the operator's own. */
async function lock(payload: Payload, email: string, password: string) {
  const login = (given: string, address: string) =>
    payload.login({
      collection: 'operators',
      data: { email, password: given },
      req: { headers: new Headers({ 'x-parlour-address': address }) },
    });
  const [stranger, operator] = ['203.0.113.9', '198.51.100.1'];
  const before = await allowed(login(password, stranger));
  for (let attempt = 0; attempt < 5; attempt++) await allowed(login('wrong', stranger));
  return {
    before,
    stranger: await allowed(login(password, stranger)),
    operator: await allowed(login(password, operator)),
  };
}

/** Cuts every connection while one is lent to a transaction. */
async function cut(payload: Payload) {
  const transaction = await payload.db.beginTransaction();
  const cutOff = await payload.db.pool.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
  if (transaction !== null) await payload.db.rollbackTransaction(transaction);
  return {
    cutOff: (cutOff.rowCount ?? 0) > 0,
    readsAgain: await allowed(payload.find({ collection: 'seo-entries', limit: 1 })),
  };
}

async function run(payload: Payload, command: Command): Promise<unknown> {
  switch (command.do) {
    case 'read':
      return findSeoEntry(payload, command.path, online(command.locale));
    case 'save':
      await payload.update({
        collection: 'seo-entries',
        id: await entryId(payload, command.path),
        locale: command.locale,
        data: { title: command.title },
      });
      return true;
    case 'info':
      return infoPages(payload, command.locale);
    case 'rule':
      return rule(payload);
    case 'promotion':
      return promotion(payload, command.locale);
    case 'writeInfo':
      return writeInfo(payload);
    case 'describe':
      return findGameDescription(payload, command.gameId, online(command.locale));
    case 'writeDescription':
      return writeDescription(payload);
    case 'plan':
      return plan(payload);
    case 'access':
      return access(payload);
    case 'comeFirst':
      return comeFirst(payload);
    case 'lock':
      return lock(payload, command.email, command.password);
    case 'cut':
      return cut(payload);
  }
}

const { config, payload } = await openCms();
await answerLines<Command>((command) => run(payload, command));
