import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest, SanitizedConfig } from 'payload';
import { LOCALES, type Locale } from '@/lib/domain/locales';
import { isTranslator, languagesOf, roleOf } from '../access/roles';
import { isRow } from './leaves';
import { brokenOf, linksOf, type DeadEnd, type Link } from './links';
import { recentChanges, scheduled, type Deed, type Scheduled } from './records';
import { switchedOff } from './switched-off';
import { titleOf } from '../titles';
import { missingIn, type Missing } from './translations';

/** A document as the dashboard names it. */
export interface DocumentName {
  /** Slug of a collection or a global. */
  kind: string;
  /** Null for a global. */
  id: number | null;
  label: string;
}

export interface Dashboard {
  /** The languages of the operator. */
  locales: Locale[];
  missing: (DocumentName & Missing)[];
  broken: (DocumentName & Link & { why: DeadEnd })[];
  drafts: (DocumentName & { isNew: boolean; updatedAt: string })[];
  scheduled: (Scheduled & { label: string })[];
  /** Null for those who may not see who did what. */
  recent: Deed[] | null;
}

type User = PayloadRequest['user'];
type Doc = Record<string, unknown> & { id?: number; _status?: string };

/** Texts without which English itself is not whole. */
const REQUIRED = ['title', 'description', 'heading'];
const hasDrafts = ({ versions }: { versions?: unknown }) => isRow(versions) && Boolean(versions.drafts);

interface Source {
  kind: string;
  /** Of one document, or of the global. */
  nameOf: (doc: Doc) => string;
  fields: SanitizedConfig['collections'][number]['fields'];
  isContent: boolean;
  online: Doc[];
  latest: Doc[];
}

const everything = { locale: 'all', depth: 0, overrideAccess: true } as const;

/** Everything that is written by operators: what is online, and what waits. */
async function readSources(payload: Payload): Promise<Source[]> {
  const { collections, globals } = payload.config;
  const fromCollections = collections
    .filter((collection) => hasDrafts(collection) || collection.slug === 'redirects')
    .map(async (collection): Promise<Source> => {
      const { slug, fields, versions } = collection;
      const isContent = hasDrafts({ versions });
      const read = { collection: slug as CollectionSlug, pagination: false, ...everything } as const;
      const [online, drafts] = await Promise.all([
        payload.find(read),
        isContent
          ? payload.find({ ...read, draft: true, where: { _status: { equals: 'draft' } } })
          : { docs: [] },
      ]);
      return {
        kind: slug,
        nameOf: (doc) => titleOf(collection, doc),
        fields,
        isContent,
        online: online.docs as unknown as Doc[],
        latest: drafts.docs as unknown as Doc[],
      };
    });
  const fromGlobals = globals.filter(hasDrafts).map(async ({ slug, fields, label }): Promise<Source> => {
    const read = { slug: slug as GlobalSlug, ...everything } as const;
    const [online, latest] = await Promise.all([
      payload.findGlobal(read),
      payload.findGlobal({ ...read, draft: true }),
    ]);
    const newest = latest as unknown as Doc;
    return {
      kind: slug,
      nameOf: () => (typeof label === 'string' ? label : slug),
      fields,
      isContent: true,
      online: [online as unknown as Doc],
      // One that nobody has ever saved is made of defaults.
      latest: newest._status === 'draft' && newest.updatedAt ? [newest] : [],
    };
  });
  return Promise.all([...fromCollections, ...fromGlobals]);
}

const isOnline = ({ _status }: Doc) => _status !== 'draft';
const idOf = ({ id }: Doc, kind: string, globals: ReadonlySet<string>) =>
  globals.has(kind) || typeof id !== 'number' ? null : id;

/** Codes that links may name. */
function knownCodes(sources: readonly Source[]) {
  const online = (kind: string) =>
    sources.find((source) => source.kind === kind)?.online.filter(isOnline) ?? [];
  const texts = (docs: Doc[], name: string) => new Set(docs.map((doc) => String(doc[name])));
  return { infoPages: texts(online('info-pages'), 'code'), redirects: texts(online('redirects'), 'from') };
}

/**
 * What an operator finds on the first page: what is missing, broken, waiting, planned and was done.
 * @throws Error when the database is out of reach
 */
export async function dashboardOf(payload: Payload, user: User): Promise<Dashboard> {
  const role = roleOf(user);
  const locales = isTranslator(user) ? languagesOf(user) : [...LOCALES];
  const seesDeeds = role === 'administrator' || role === 'editor';
  const [sources, recent, planned, closed] = await Promise.all([
    readSources(payload),
    seesDeeds ? recentChanges(payload) : null,
    scheduled(payload),
    switchedOff(payload),
  ]);
  const globals = new Set<string>(payload.config.globals.map(({ slug }) => slug));
  const codes = knownCodes(sources);
  const nameIn = ({ kind, nameOf }: Source, doc: Doc): DocumentName => ({
    kind,
    id: idOf(doc, kind, globals),
    label: nameOf(doc),
  });
  // What is being written counts before what is online: lists show that title as well.
  const labels = new Map(
    sources.flatMap((source) =>
      [...source.online, ...source.latest].map((doc) => [
        `${source.kind} ${doc.id ?? source.kind}`,
        source.nameOf(doc),
      ]),
    ),
  );
  const labelOf = (kind: string, id: string | null, fallback: string) =>
    labels.get(`${kind} ${id ?? kind}`) ?? fallback;
  const each = <Found extends object>(
    source: Source,
    docs: readonly Doc[],
    find: (doc: Doc) => readonly Found[],
  ) => docs.flatMap((doc) => find(doc).map((found) => ({ ...nameIn(source, doc), ...found })));

  const isMine = ({ locale }: Link) => (locale === null ? !isTranslator(user) : locales.includes(locale));
  return {
    locales,
    missing: sources
      .filter(({ isContent }) => isContent)
      .flatMap((source) =>
        each(source, source.online.filter(isOnline), (doc) =>
          missingIn(source.fields, doc, locales, REQUIRED),
        ),
      ),
    broken: sources.flatMap((source) =>
      each(source, source.online.filter(isOnline), (doc) =>
        brokenOf(linksOf(source.fields, doc), codes, closed).filter(isMine),
      ),
    ),
    drafts: sources
      .flatMap((source) =>
        each(source, source.latest, (doc) => [
          {
            isNew: !source.online.some((each) => isOnline(each) && each.id === doc.id),
            updatedAt: String(doc.updatedAt ?? ''),
          },
        ]),
      )
      .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
    scheduled: planned.map((appointment) => ({
      ...appointment,
      label: labelOf(appointment.kind, appointment.documentId, appointment.documentId ?? appointment.kind),
    })),
    recent:
      recent?.map((deed) => ({ ...deed, title: labelOf(deed.kind, deed.documentId, deed.title) })) ?? null,
  };
}
