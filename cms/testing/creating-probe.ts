// Run by cms/creating.long.test.ts. An editor makes entries over REST, as the forms of the admin do.
import path from 'node:path';
import { hasAutosaveEnabled } from 'payload/shared';
import { configOfPage } from '@/cms/access/creating';
import { operator } from './fixtures';
import { answerLines, openCms } from './probe-lines';

const { config, payload } = await openCms();

/** What an entry needs to go online, besides the name that the product knows it by. */
const COMPLETE: Record<string, object> = {
  'info-pages': { title: 'New' },
  faq: { title: 'New' },
  'game-descriptions': { name: 'New', text: 'A text.' },
  'main-sliders': { heading: 'New', button: 'Go', target: '/games/all' },
  'stories-main': { title: 'New', slides: [{ heading: 'New', button: 'Go', target: '/games/all' }] },
  'promo-tiles': { heading: 'New', button: 'Go', target: '/games/all', place: 'home' },
  'loyalty-rules': { title: 'New' },
  'seo-pages': {},
};

const nameField = (slug: string) => (slug === 'game-descriptions' ? 'gameId' : 'code');
const nameNo = (slug: string, number: number) =>
  slug === 'game-descriptions' ? `g${700_000 + number}` : `made_by_editor_${number}`;

const MIGRATION = '20261124_222540_first_published.ts';
type Migration = Record<'up' | 'down', (args: { db: typeof payload.db.drizzle }) => Promise<void>>;

interface Doc {
  id: number;
  _status: string;
  [field: string]: unknown;
}

async function journey(slug: string) {
  const { client } = await operator(payload, `maker-${slug}`, 'editor');
  const field = nameField(slug);
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await client.ask(method, `/${slug}${path}`, body ? { body } : {});
    return { status: answer.status, doc: (answer.body.doc ?? {}) as Doc };
  };
  const made = await ask('POST', '?draft=true', {});
  const at = `/${made.doc.id}`;
  const named = (number: number) =>
    ask('PATCH', `${at}?draft=true&autosave=true`, { [field]: nameNo(slug, number) });
  const first = await named(1);
  const second = await named(2);
  const online = await ask('PATCH', at, { ...COMPLETE[slug], _status: 'published' });
  const late = await named(3);
  await ask('PATCH', at, { _status: 'draft' });
  const afterTakingBack = await named(4);
  const { docs } = await payload.findVersions({
    collection: slug as 'faq',
    where: { parent: { equals: made.doc.id } },
    sort: 'createdAt',
    limit: 1,
  });
  const restored = await ask('POST', `/versions/${docs[0]?.id}?draft=true`);
  const afterRestoring = await named(5);
  const empty = await ask('POST', '?draft=true', {});
  const removedEmpty = await ask('DELETE', `/${empty.doc.id}`);
  const removedOnline = slug === 'info-pages' ? (await ask('DELETE', at)).status : 403;
  const kept = nameNo(slug, 2);
  const isRenamed = (doc: Doc) => [3, 4, 5].some((number) => doc[field] === nameNo(slug, number));
  return {
    made: [made.status, first.doc[field] === nameNo(slug, 1), second.doc[field] === kept],
    online: [online.status, online.doc._status, online.doc[field] === kept],
    locked: [late, afterTakingBack, afterRestoring].map(({ status, doc }) => [status, isRenamed(doc)]),
    restored: restored.status,
    removed: [removedEmpty.status, removedOnline],
  };
}

const journeys = async () => {
  const found: Record<string, unknown> = {};
  for (const slug of Object.keys(COMPLETE)) found[slug] = await journey(slug);
  return found;
};

/** Which collections would make a draft when the form for a new entry is opened, and that nothing else differs. */
async function forms() {
  const autosaved = config.collections.filter(hasAutosaveEnabled);
  const found: Record<string, unknown> = {};
  for (const { slug } of autosaved) {
    const saves = async (...segments: string[]) => {
      const { collections } = await configOfPage(config, ['collections', slug, ...segments]);
      const collection = collections.find((one) => one.slug === slug);
      return collection !== undefined && hasAutosaveEnabled(collection);
    };
    const page = await configOfPage(config, ['collections', slug, 'create']);
    found[slug] = [
      await saves('create'),
      await saves('1'),
      await saves(),
      page.collections.every((one, index) => one === config.collections[index]),
    ];
  }
  return found;
}

/** Whether what was online before there was a date of it has one after the migration's statements. */
async function older() {
  const { client } = await operator(payload, 'older', 'editor');
  const make = async (code: string, status: string) =>
    (
      (await client.post(`/faq?draft=${status === 'draft'}`, { code, title: 'Old', _status: status })).body
        .doc as Doc
    ).id;
  const ids = [await make('older_online', 'published'), await make('older_draft', 'draft')];
  // The migration that brought the date, once back and forth.
  const { down, up } = (await import(path.resolve('cms/migrations', MIGRATION))) as Migration;
  for (const way of [down, up]) await way({ db: payload.db.drizzle });
  const rename = async (id: number | undefined, code: string) =>
    ((await client.ask('PATCH', `/faq/${id}?draft=true`, { body: { code } })).body.doc as Doc).code;
  return [await rename(ids[0], 'older_online_2'), await rename(ids[1], 'older_draft_2')];
}

/** What an editor is told whose body is JSON, but holds no fields. */
async function bare() {
  const { client } = await operator(payload, 'bare', 'editor');
  const made = await client.post('/faq?draft=true', {});
  const at = `/faq/${(made.body.doc as Doc).id}?draft=true`;
  const found: Record<string, number[]> = {};
  for (const body of ['5', '"x"', 'true', 'null']) {
    const answers = [
      await client.raw('POST', '/faq?draft=true', body, 'application/json'),
      await client.raw('PATCH', at, body, 'application/json'),
    ];
    found[body] = answers.map(({ status }) => status);
  }
  return found;
}

const scenes = { journeys, forms, older, bare };

await answerLines<{ scene: keyof typeof scenes }>(({ scene }) => scenes[scene]());
