// Run by cms/roles.long.test.ts. Plays scenes over REST with real log-ins.
import { valuesOf } from '@/cms/audit-values';
import { checkServerFunction } from '@/cms/access/built-in';
import { CmsClient } from './client';
import { documents, MARK, operator, picture } from './fixtures';
import { changed, digest, walk, type Met } from './walk';
import { answerLines, openCms } from './probe-lines';

const { config, payload } = await openCms();

const answered = (met: Met[]) => met.filter(({ status }) => status < 400);
/** Payload stumbles over versions of what has none, and over a preference's key that is a number. */
const broken = ({ address, status }: Met) =>
  status >= 500 && status !== 501 && !/\/versions\/:id$|^DELETE \/payload-preferences\//.test(address);
const addresses = (met: Met[]) => [...new Set(met.map(({ address }) => address))].sort();

/** A visitor asks every address. */
async function strangerScene() {
  const ids = await documents(payload);
  const file = await payload.findByID({ collection: 'media', id: Number(ids.media) });
  const stranger = new CmsClient(config);
  const before = await digest(payload);
  const met = await walk(payload, stranger, ids);
  const more = [
    '/access',
    `/media/file/${file.filename ?? ''}`,
    '/faq?draft=true&depth=5&showHiddenFields=true',
    '/operators?where[email][like]=probe',
    '/globals/site-settings?draft=true',
    '/graphql',
    '/graphql-playground',
  ];
  const statuses: Record<string, number> = {};
  for (const path of more) statuses[path.replace(/file\/.*/, 'file')] = (await stranger.get(path)).status;
  const overridden = await stranger.post('/faq', { limit: 10 }, { 'X-HTTP-Method-Override': 'GET' });
  return {
    asked: met.length,
    answered: addresses(answered(met)),
    marked: met
      .filter(({ body }) => body.includes(MARK) && !body.includes('Route not found'))
      .map(({ address }) => address),
    broken: addresses(met.filter(broken)),
    changed: changed(before, await digest(payload)),
    statuses,
    overridden: overridden.status,
  };
}

/** What somebody who may not write leaves behind when they try everything. */
async function writesOf(name: string, role: 'support' | 'translator') {
  const ids = await documents(payload);
  const { id, client } = await operator(payload, name, role, role === 'translator' ? ['de'] : []);
  const other = await operator(payload, `${name}-other`, 'administrator');
  await other.client.post('/payload-preferences/mine', { value: MARK });
  const before = await digest(payload);
  const met = await walk(
    payload,
    client,
    { ...ids, operators: other.id },
    // One's own session, second factor, name and password.
    (method, path) =>
      method === 'GET' ||
      /^\/operators\/(log|refresh|second-factor)/.test(path) ||
      (method === 'PATCH' && path === '/operators'),
  );
  const preference = await payload.find({
    collection: 'payload-preferences',
    where: { key: { equals: 'mine' } },
  });
  return {
    asked: met.length > 100,
    answered: addresses(answered(met)),
    broken: addresses(met.filter(broken)),
    changed: changed(before, await digest(payload)),
    othersPreference: preference.docs[0]?.value,
    ownRole: (
      await client.ask('PATCH', `/operators/${id}`, { body: { role: 'administrator', languages: ['fr'] } })
    ).body.doc,
    schedules: await checkServerFunction(config, 'schedule-publish', headersOf(client)).then(
      () => 'may',
      () => 'refused',
    ),
  };
}

const headersOf = ({ cookie }: CmsClient) =>
  new Headers({ Origin: 'http://casino.test', Cookie: cookie ?? '' });

async function translatorScene() {
  const { client } = await operator(payload, 'translator', 'translator', ['de']);
  const group = await payload.create({
    collection: 'faq',
    data: {
      code: 'probe',
      title: 'Title',
      position: 7,
      _status: 'published',
      questions: [{ question: 'One' }, { question: 'Two' }],
    },
  });
  const rows = (group.questions ?? []).map(({ id }) => ({ id, question: 'Frage' }));
  const [first, second] = rows;
  const save = async (query: string, body: object, id: number | string = group.id) =>
    (await client.ask('PATCH', `/faq/${id}?${query}`, { body })).status;
  const own = 'draft=true&locale=de';
  const version = (await payload.findVersions({ collection: 'faq', limit: 1 })).docs[0]?.id;
  const post = async (path: string, body: object = {}) => (await client.post(path, body)).status;
  const refused = {
    otherLanguage: await save('draft=true&locale=fr', { title: 'x' }),
    english: await save('draft=true', { title: 'x' }),
    all: await save('draft=true&locale=all', { title: { de: 'x', fr: 'x' } }),
    languageInBody: await save('draft=true', { title: 'x', locale: 'de' }),
    publish: await save('locale=de', { title: 'x', _status: 'published' }),
    publishAsDraft: await save(own, { title: 'x', _status: 'published' }),
    publishOne: await save('locale=de&publishSpecificLocale=de', { _status: 'published' }),
    publishAll: await save('locale=de&publishAllLocales=true', { _status: 'published' }),
    unpublish: await save('locale=de', { _status: 'draft' }),
    autosaveOnline: await save('locale=de&autosave=true', { title: 'x' }),
    restore: await post(`/faq/versions/${version}?${own}`),
    duplicate: await post(`/faq/${group.id}/duplicate?${own}`),
    bulk: (await client.ask('PATCH', `/faq?${own}&where[id][exists]=true`, { body: { title: 'x' } })).status,
    create: await post(`/faq?${own}`, { code: 'mine', title: 'x' }),
    remove: (await client.ask('DELETE', `/faq/${group.id}`)).status,
    addRow: await save(own, { questions: [...rows, { question: 'Drei' }] }),
    dropRow: await save(own, { questions: [first] }),
    moveRows: await save(own, { questions: [second, first] }),
    clearRows: await save(own, { questions: [] }),
  };
  const online = await payload.findByID({ collection: 'faq', id: group.id, locale: 'all' });
  const draft = await save(own, { title: 'Titel', questions: rows, position: 1, code: 'moved' });
  const unpublishAll = await save(`${own}&unpublishAllLocales=true`, { title: 'Titel' });
  const read = (isDraft: boolean) =>
    payload.findByID({ collection: 'faq', id: group.id, locale: 'all', draft: isDraft, depth: 0 });
  const [after, drafted] = [await read(false), await read(true)];
  return {
    refused,
    draft,
    unpublishAll,
    onlineAsBefore: JSON.stringify(after) === JSON.stringify(online),
    drafted: { title: drafted.title, position: drafted.position, code: drafted.code },
    media: await translatorsPicture(client),
    settings: await translatorsSettings(client),
  };
}

async function translatorsPicture(client: CmsClient) {
  const alt = { en: 'en', de: 'de', au: 'au', ch: 'ch', fr: 'fr' };
  const media = await payload.create({
    collection: 'media',
    data: { alt },
    file: { data: await picture('#445566'), name: 'own.png', mimetype: 'image/png', size: 1 },
  });
  const swap = new FormData();
  swap.append('file', new Blob([new Uint8Array(await picture('#ff0000'))], { type: 'image/png' }), 'red.png');
  swap.append('_payload', JSON.stringify({ alt }));
  const edit = 'uploadEdits[focalPoint][x]=1&uploadEdits[focalPoint][y]=1&uploadEdits[crop][width]=10';
  const path = `/media/${media.id}`;
  const result = {
    swap: (await client.ask('PATCH', path, { body: swap })).status,
    bulk: (await client.ask('PATCH', '/media?where[id][exists]=true', { body: { alt: { de: 'x' } } })).status,
    change: (
      await client.ask('PATCH', `${path}?${edit}`, {
        body: { alt: { en: 'x', de: 'neu', fr: 'x' }, filename: 'other.png', focalX: 1, url: '/x' },
      })
    ).status,
  };
  const after = await payload.findByID({ collection: 'media', id: media.id });
  return {
    ...result,
    alt: after.alt,
    sameFile:
      after.filename === media.filename && after.focalX === media.focalX && after.width === media.width,
  };
}

async function translatorsSettings(client: CmsClient) {
  const save = async (query: string, body: object) =>
    (await client.post(`/globals/site-settings?${query}`, body)).status;
  const before = await payload.findGlobal({ slug: 'site-settings', locale: 'all' });
  const statuses = {
    otherLanguage: await save('draft=true&locale=fr', { tagline: 'x' }),
    publish: await save('locale=de', { tagline: 'x', _status: 'published' }),
    addRow: await save('draft=true&locale=de', { social: [{ network: 'X', url: 'https://x.com/evil' }] }),
    draft: await save('draft=true&locale=de', { tagline: 'Zeile', supportEmail: 'evil@probe.example' }),
    maintenance: (await client.post('/globals/maintenance', { sections: [] })).status,
  };
  const after = await payload.findGlobal({ slug: 'site-settings', locale: 'all', draft: true });
  return { ...statuses, supportEmailKept: after.supportEmail === before.supportEmail };
}

async function editorScene() {
  const ids = await documents(payload);
  const { id, client } = await operator(payload, 'editor', 'editor');
  const other = await operator(payload, 'editors-other', 'support');
  const post = async (path: string, body: object) => (await client.post(path, body)).status;
  const patch = async (path: string, body: object) => (await client.ask('PATCH', path, { body })).status;
  const entry = `/seo-entries/${ids['seo-entries']}`;
  return {
    create: await post('/faq', { code: 'by_editor', title: 'x', _status: 'published' }),
    redirect: await post('/redirects', { from: '/by-editor', target: '/games/all' }),
    removeRedirect: (await client.ask('DELETE', `/redirects/${ids.redirects}`)).status,
    operator: await post('/operators', {
      email: 'n@probe.example',
      password: 'abcdefghijkl',
      role: 'editor',
    }),
    otherOperator: await patch(`/operators/${other.id}`, { name: 'x' }),
    removeOperator: (await client.ask('DELETE', `/operators/${other.id}`)).status,
    promoted: (
      (await client.ask('PATCH', `/operators/${id}`, { body: { role: 'administrator' } })).body.doc as {
        role: string;
      }
    ).role,
    country: await patch(`/countries/${ids.countries}`, { access: 'blocked' }),
    seoEntry: await post('/seo-entries', { code: 'seo_new', path: 'new' }),
    removeSeoEntry: (await client.ask('DELETE', entry)).status,
    schedules: await checkServerFunction(config, 'schedule-publish', headersOf(client)).then(
      () => 'may',
      () => 'refused',
    ),
    oddName: await checkServerFunction(config, ['schedule-publish'], headersOf(client)).then(
      () => 'may',
      () => 'refused',
    ),
    operatorsSeen: ((await client.get('/operators')).body.docs as unknown[]).length,
  };
}

async function auditScene() {
  const { email, client } = await operator(payload, 'audited', 'administrator');
  const made = await client.post('/faq?draft=true', { code: 'audited', title: 'One', questions: [] });
  const id = (made.body.doc as { id: number }).id;
  const save = (query: string, body: object) => client.ask('PATCH', `/faq/${id}?${query}`, { body });
  await save('draft=true', { title: 'Two', changeReason: ' A better word ' });
  await save('draft=true&autosave=true', { title: 'Three' });
  await save('draft=true&autosave=true', { title: 'Four', position: 3 });
  await save('draft=true&autosave=true&locale=de', { title: 'Vier' });
  await save('', { _status: 'published' });
  await save('', { _status: 'draft' });
  await client.ask('DELETE', `/faq/${id}`);
  await client.post('/globals/maintenance', {});
  const { docs } = await payload.find({
    collection: 'audit-entries',
    where: { operatorEmail: { equals: email } },
    sort: 'id',
    pagination: false,
  });
  const entry = docs[0]?.id;
  const refused = {
    create: (
      await client.post('/audit-entries', {
        action: 'created',
        kind: 'x',
        documentId: '1',
        operatorEmail: 'x',
      })
    ).status,
    change: (await client.ask('PATCH', `/audit-entries/${entry}`, { body: { title: 'x' } })).status,
    remove: (await client.ask('DELETE', `/audit-entries/${entry}`)).status,
    removeAll: (await client.ask('DELETE', '/audit-entries?where[id][exists]=true')).status,
  };
  // Nothing can be put on record any more.
  await payload.db.pool.query('alter table cms.audit_entries add constraint full_up check (false) not valid');
  const failed = {
    save: (await client.post('/redirects', { from: '/unrecorded', target: '/games/all' })).status,
    login: (await new CmsClient(config).logIn(email, 'probe-password')).status,
  };
  await payload.db.pool.query('alter table cms.audit_entries drop constraint full_up');
  return {
    trail: docs.map(({ action, kind, fields, autosaved, locale }) =>
      [action, kind, ...(fields ?? []), locale === 'de' ? 'in de' : '', autosaved ? 'autosaved' : '']
        .filter(Boolean)
        .join(' '),
    ),
    reasons: docs.flatMap(({ reason }) => reason ?? []),
    titles: docs.flatMap(({ changes }) => valuesOf(changes).filter(({ field }) => field === 'title')),
    addressed: docs.every(({ address }) => address?.startsWith('198.51.')),
    refused,
    failed,
    unrecorded: (await payload.count({ collection: 'redirects', where: { from: { equals: '/unrecorded' } } }))
      .totalDocs,
  };
}

const scenes = {
  stranger: strangerScene,
  support: () => writesOf('support', 'support'),
  translatorEverywhere: () => writesOf('everywhere', 'translator'),
  translator: translatorScene,
  editor: editorScene,
  audit: auditScene,
};

await answerLines<{ scene: keyof typeof scenes }>(({ scene }) => scenes[scene]());
