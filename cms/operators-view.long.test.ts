import { SECTION_NAMES, SECTIONS } from '@/lib/domain/sections';
import { startCms, type Answer } from './testing/comfort';

jest.setTimeout(300_000);

interface Saved {
  doc: Record<string, unknown> & { id: number };
  docs: (Record<string, unknown> & { id: number })[];
  errors?: { message: string; data?: { errors: { message: string; path: string }[] } }[];
  data: Record<string, unknown>;
}
type Said = Answer<Saved>;
type Role = 'administrator' | 'editor' | 'translator' | 'support' | null;

let cms: Awaited<ReturnType<typeof startCms>>;

beforeAll(async () => {
  cms = await startCms();
  await cms.probe({ do: 'operators' });
});
afterAll(() => cms.stop());

async function call(as: Role, method: 'GET' | 'POST' | 'PATCH', path: string, json?: object): Promise<Said> {
  const [answer] = await cms.probe<[Said]>({ do: 'call', as, method, path, ...(json ? { json } : {}) });
  return answer;
}

const reasons = ({ body }: Said): string =>
  (body.errors ?? []).flatMap(({ data }) => (data?.errors ?? []).map(({ message }) => message)).join(' ');

async function idOf(collection: string, field: string, value: string): Promise<number> {
  const { body } = await call(
    'administrator',
    'GET',
    `/${collection}?where[${field}][equals]=${value}&depth=0`,
  );
  const [found] = body.docs;
  if (!found) throw new Error(`no ${collection} with ${field} ${value}`);
  return found.id;
}

it('calls no field by the name that the code has for it', async () => {
  const [labels] = await cms.probe<[[place: string, label: string][]]>({ do: 'labels' });
  expect(labels.length).toBeGreaterThan(60);
  // Payload makes "Affiliate Url" of affiliateUrl: several words with capitals are nobody's wording.
  const names = /^(SEO|CMS|Aviator|Parlour)$/;
  const made = labels.filter(([, label]) => {
    const [, ...later] = label.replace(/\(.*\)/, '').split(' ');
    return later.some((word) => /^[A-Z]/.test(word) && !names.test(word));
  });
  const jargon = labels.filter(([, label]) =>
    /\b(url|id|childs|alpha\d|robots|canonical|slug)\b/i.test(label),
  );
  expect([made, jargon.filter(([, label]) => !/game id$/.test(label))]).toEqual([[], []]);
});

it('switches nothing on or off that is not built', async () => {
  const built = SECTION_NAMES.filter((name) => SECTIONS[name].ready);
  const everything = Object.fromEntries(SECTION_NAMES.map((name) => [name, { closed: true }]));
  expect((await call('administrator', 'POST', '/globals/maintenance', everything)).status).toBe(200);
  const { body } = await call('administrator', 'GET', '/globals/maintenance');
  const kept = body as unknown as Record<string, { closed?: boolean }>;
  expect(SECTION_NAMES.filter((name) => kept[name]?.closed === true)).toEqual(built);
  const [found] = await cms.probe<[{ broken: { why: string }[] }]>({ do: 'dashboard', as: 'administrator' });
  expect(found.broken.map(({ why }) => why)).toContain('switched_off');
  const open = Object.fromEntries(built.map((name) => [name, { closed: false }]));
  await call('administrator', 'POST', '/globals/maintenance', open);
});

describe('a place that no page fills', () => {
  const draft = (id: number, locale: string, data: object) =>
    call('editor', 'PATCH', `/seo-entries/${id}?draft=true&locale=${locale}`, data);
  const publish = (id: number, query: string) =>
    call('editor', 'PATCH', `/seo-entries/${id}?${query}`, { _status: 'published' });

  it('stays a draft: publishing names it, and the ones that the page fills', async () => {
    const id = await idOf('seo-entries', 'path', 'games/top');
    expect((await draft(id, 'en', { title: '{games} games' })).status).toBe(200);
    const refused = await publish(id, 'locale=en');
    expect([refused.status, reasons(refused)]).toEqual([
      400,
      expect.stringMatching(/\{games\}.*This page fills \{count\}/),
    ]);
    await draft(id, 'en', { title: '{count} games' });
    expect((await publish(id, 'locale=en')).status).toBe(200);
  });

  it('is found in every language that would go online', async () => {
    const id = await idOf('seo-entries', 'path', 'games/new');
    await draft(id, 'fr', { description: 'Les {jeux} du moment' });
    const refused = await publish(id, 'locale=de');
    expect([refused.status, reasons(refused)]).toEqual([400, expect.stringMatching(/Français.*\{jeux\}/)]);
    expect((await publish(id, 'locale=de&publishSpecificLocale=de')).status).toBe(200);
    expect((await publish(id, 'locale=fr&publishSpecificLocale=fr')).status).toBe(400);
  });
});

describe('a redirect', () => {
  const make = (data: object) => call('editor', 'POST', '/redirects', { status: '308', ...data });

  it('asks before it hides a page of the site, and does not ask again', async () => {
    const refused = await make({ from: '/games/top', target: '/games/all' });
    expect([refused.status, reasons(refused)]).toEqual([400, expect.stringMatching(/Replace the page/)]);
    const made = await make({ from: '/games/top', target: '/games/all', replacesPage: true });
    expect(made.status).toBe(201);
    const again = await call('editor', 'PATCH', `/redirects/${made.body.doc.id}`, { target: '/games/new' });
    expect(again.status).toBe(200);
    expect((await make({ from: '/info_pages/about', target: '/faq' })).status).toBe(400);
    expect((await make({ from: '/info_pages/no_such', target: '/faq' })).status).toBe(201);
  });

  it('leads round in no circle, however its address is written', async () => {
    expect((await make({ from: '/one', target: '/two' })).status).toBe(201);
    expect((await make({ from: '/two', target: '/three' })).status).toBe(201);
    for (const target of ['/two', '/one', '/de/one', '/three']) {
      const refused = await make({ from: '/three', target });
      expect([target, refused.status, reasons(refused)]).toEqual([
        target,
        400,
        expect.stringMatching(/round in a circle: \/three → /),
      ]);
    }
  });

  it('is judged while it is written, for operators alone', async () => {
    const path = '/redirects/check?from=/games/new&target=/one';
    expect((await call('support', 'GET', path)).body.data).toEqual({
      replacesPage: true,
      circle: null,
      leadsOn: true,
    });
    expect((await call('support', 'GET', '/redirects/check?from=/four&target=/de/four')).body.data).toEqual({
      replacesPage: false,
      circle: ['/four', '/four'],
      leadsOn: false,
    });
    expect((await call(null, 'GET', path)).status).toBe(403);
  });
});

describe('the tree of info pages', () => {
  interface Page {
    id: number;
    code: string;
    parent: number | null;
    position: number;
  }
  const pages = async (draft = false): Promise<Page[]> => {
    const { body } = await call(
      'administrator',
      'GET',
      `/info-pages?sort=position&depth=0&limit=100&draft=${draft}`,
    );
    return body.docs.map(({ id, code, parent, position }) => ({
      id,
      code: String(code),
      parent: (parent ?? null) as number | null,
      position: Number(position),
    }));
  };
  const arrange = (as: Role, sent: object) => call(as, 'POST', '/info-pages/arrange', sent);

  it('is arranged as a whole, online and in drafts, and no draft goes online by it', async () => {
    const before = await pages();
    const contact = before.find(({ code }) => code === 'contact');
    const payments = before.find(({ code }) => code === 'payments');
    if (!contact || !payments) throw new Error('the seed has other pages');
    await call('editor', 'PATCH', `/info-pages/${contact.id}?draft=true`, { title: 'Waiting title' });
    const rest = before.filter(({ code }) => code !== 'contact' && code !== 'payments');
    const sent = [
      { id: payments.id, parent: null },
      { id: contact.id, parent: payments.id },
      ...rest.map(({ id }) => ({ id, parent: null })),
    ];
    const answer = await arrange('editor', { pages: sent });
    expect([answer.status, answer.body.data]).toEqual([200, { moved: before.length }]);
    expect(cms.announced).toEqual([[{ type: 'info.changed', codes: expect.arrayContaining(['contact']) }]]);
    for (const draft of [false, true]) {
      expect((await pages(draft)).map(({ id, parent }) => ({ id, parent }))).toEqual(sent);
    }
    const { body } = await call('administrator', 'GET', `/info-pages/${contact.id}?depth=0`);
    expect((body as unknown as { title: string }).title).not.toBe('Waiting title');

    // The form can't move a page, and publishing the draft leaves it where it is.
    await call('administrator', 'PATCH', `/info-pages/${contact.id}`, {
      parent: null,
      position: 900,
      _status: 'published',
    });
    expect((await pages()).map(({ id, parent }) => ({ id, parent }))).toEqual(sent);
    expect((await arrange('editor', { pages: sent })).body.data).toEqual({ moved: 0 });
  });

  it('is arranged by editors only, whole, and two levels deep', async () => {
    const now = await pages();
    const sent = now.map(({ id, parent }) => ({ id, parent }));
    for (const as of ['translator', 'support', null] as const)
      expect([as, (await arrange(as, { pages: sent })).status]).toEqual([as, 403]);
    expect((await arrange('editor', { pages: 'all' })).status).toBe(400);
    expect((await arrange('editor', { pages: sent.slice(1) })).status).toBe(409);
    const [first, second, third] = sent;
    const deep = sent.map((page) => {
      if (page.id === second?.id) return { id: page.id, parent: first?.id };
      return page.id === third?.id ? { id: page.id, parent: second?.id } : page;
    });
    expect((await arrange('editor', { pages: deep })).status).toBe(409);
    expect(await pages()).toEqual(now);
  });
});

it('names an entry the same on the first page as in its list', async () => {
  const [found] = await cms.probe<
    [{ missing: { kind: string; label: string }[]; recent: { kind: string; title: string }[] }]
  >({ do: 'dashboard', as: 'administrator' });
  const titles = found.recent.filter(({ kind }) => kind === 'info-pages').map(({ title }) => title);
  expect(titles).toContain('Waiting title');
  expect(titles.join(' ')).not.toMatch(/terms_and_conditions|privacy_policy/);
});
