import sharp from 'sharp';
import type { Payload } from 'payload';
import type { OperatorRole } from '@/cms/access/roles';
import type { Locale } from '@/lib/domain/locales';
import { CmsClient } from './client';

export const PASSWORD = 'probe-password';

/** Stands in every text of the fixtures: what shows it has shown what is no visitor's. */
export const MARK = 'kept-within';

export async function operator(payload: Payload, name: string, role: OperatorRole, languages: Locale[] = []) {
  const email = `${name}@probe.example`;
  const { id } = await payload.create({
    collection: 'operators',
    data: { email, password: PASSWORD, role, languages, name: MARK },
  });
  const client = new CmsClient(payload.config);
  await client.logIn(email, PASSWORD);
  return { id, email, client };
}

/** @returns the bytes of a picture in one colour. */
export const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();

/** Codes and addresses are taken once, and every scene makes its own. */
let made = 0;

/** One document, or draft, in every collection that operators see: its id, by collection. */
export async function documents(payload: Payload): Promise<Record<string, number | string>> {
  made += 1;
  const own = `${MARK}-${made}`;
  const ids: Record<string, number | string> = {};
  const { client } = await operator(payload, `fixtures-${made}`, 'administrator');
  for (const { slug, versions } of payload.config.collections) {
    if (!versions || typeof versions !== 'object' || !versions.drafts) continue;
    // Of any content collection, also of one that comes later: a draft needs nothing to be complete.
    const draft = await client.post(`/${slug}?draft=true`, { code: own, path: own, title: MARK });
    const { id } = (draft.body.doc ?? {}) as { id?: number };
    if (id === undefined) throw new Error(`no draft in ${slug}: ${JSON.stringify(draft)}`);
    ids[slug] = id;
  }
  const media = await payload.create({
    collection: 'media',
    data: { alt: { en: MARK, de: MARK, au: MARK, ch: MARK, fr: MARK } },
    file: { data: await picture('#223344'), name: `${MARK}.png`, mimetype: 'image/png', size: 1 },
  });
  const redirect = await payload.create({
    collection: 'redirects',
    data: { from: `/${own}`, target: '/games/all', status: '308' },
  });
  const [known] = (await payload.find({ collection: 'countries', limit: 1 })).docs;
  const country =
    known ??
    (await payload.create({
      collection: 'countries',
      data: { access: 'open', name: MARK, alpha2: 'DE', alpha3: 'DEU', currencies: ['EUR'] },
    }));
  return { ...ids, media: media.id, redirects: redirect.id, countries: country.id };
}
