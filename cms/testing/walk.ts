import type { Endpoint, Payload } from 'payload';
import { MARK } from './fixtures';
import type { CmsClient } from './client';

export interface Met {
  address: string;
  status: number;
  body: string;
}

interface Place {
  base: string;
  slug: string;
  endpoints: Endpoint[];
}

/** Every address that the configuration has, of what it has now and of what is added to it. */
function places({ config }: Payload): Place[] {
  const of = (base: string, slug: string, endpoints: false | Endpoint[] | undefined): Place => ({
    base,
    slug,
    endpoints: endpoints || [],
  });
  return [
    of('', '', config.endpoints),
    ...config.collections.map(({ slug, endpoints }) => of(`/${slug}`, slug, endpoints)),
    ...config.globals.map(({ slug, endpoints }) => of(`/globals/${slug}`, slug, endpoints)),
  ];
}

/** What stands for the parts of an address: documents that are there, so that a refusal is one by the rules. */
async function filled(payload: Payload, { slug }: Place, path: string, ids: Record<string, number | string>) {
  const isVersion = path.includes('/versions/:id');
  const id = isVersion ? await versionOf(payload, slug) : (ids[slug] ?? 1);
  return path
    .replace(/:id\??/, String(id))
    .replace(':filename', `${MARK}.png`)
    .replace(/:[a-z]+\??/gi, MARK);
}

async function versionOf(payload: Payload, slug: string): Promise<number | string> {
  const collection = payload.config.collections.find((one) => one.slug === slug && one.versions);
  const isGlobal = payload.config.globals.some((one) => one.slug === slug && one.versions);
  const { docs } = collection
    ? await payload.findVersions({ collection: collection.slug, limit: 1 })
    : isGlobal
      ? await payload.findGlobalVersions({ slug: slug as 'site-settings', limit: 1 })
      : { docs: [] };
  return docs[0]?.id ?? 1;
}

const BODY = {
  title: 'walked',
  name: 'walked',
  code: 'walked',
  email: 'walked@probe.example',
  user: 1,
  key: 'k',
};

/** Asks every address of the CMS once, with every method that it has. */
export async function walk(
  payload: Payload,
  client: CmsClient,
  ids: Record<string, number | string>,
  skip: (method: string, path: string) => boolean = () => false,
): Promise<Met[]> {
  const met: Met[] = [];
  for (const place of places(payload)) {
    for (const { method, path } of place.endpoints) {
      const address = `${place.base}${await filled(payload, place, path === '/' ? '' : path, ids)}`;
      const verb = method.toUpperCase();
      if (method === 'connect' || skip(verb, address)) continue;
      const everything = /^(PATCH|DELETE)$/.test(verb) && path === '/' ? '?where[id][exists]=true' : '';
      const body = /^(POST|PATCH|PUT)$/.test(verb) ? BODY : undefined;
      const answer = await client.ask(verb, `${address}${everything}`, { body });
      met.push({
        address: `${verb} ${place.base}${path}`,
        status: answer.status,
        body: JSON.stringify(answer.body),
      });
    }
  }
  return met;
}

/** A digest of everything that the CMS keeps, but for what a walk itself leaves: sessions, tries, the trail. */
export async function digest({ db }: Payload): Promise<Record<string, string>> {
  const LEFT_OUT = /^(operators_sessions|audit_entries.*|payload_preferences.*|second_factors)$/;
  const { rows } = await db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'cms'`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of rows.filter((row) => !LEFT_OUT.test(row.name))) {
    const found = await db.pool.query<{ digest: string | null }>(
      `select md5(string_agg(t::text, ',' order by t::text)) as digest from cms."${name}" t`,
    );
    digests[name] = found.rows[0]?.digest ?? '';
  }
  return digests;
}

/** Names of the tables that differ. */
export const changed = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name]);
