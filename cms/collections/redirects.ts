import type { CollectionConfig, PayloadRequest, TextFieldSingleValidation, Validate } from 'payload';
import { LOCALE_PREFIXES } from '@/lib/domain/locales';
import { editors, operators } from '../access/roles';
import { isTarget, TARGET_RULE, targetField } from '../fields/target';
import { announceRules } from '../hooks/announce';
import { auditChange, auditDelete } from '../hooks/audit';

const FROM = /^\/[\w~.-]+(\/[\w~.-]+)*$/;
/** Belong to the machinery: a redirect there would break the house. */
const OWN = /^\/(admin|api|cms-api|internal|_next|art|media|content|sitemaps)(\/|$)/;

const validateFrom: Validate<string | null | undefined> = (value) => {
  if (!FROM.test(value ?? '')) return 'A path such as /old-page: no language, no query, no slash at its end.';
  if (OWN.test(value ?? '')) return 'That address belongs to the house itself.';
  const first = `/${value?.split('/')[1] ?? ''}`;
  const named = Object.values<string>(LOCALE_PREFIXES).includes(first);
  return !named || 'Without its language: the reader’s own is kept.';
};

/** Where a redirect may lead: not to itself, and not to the start of another one. */
const validateTo: TextFieldSingleValidation = async (value, { siblingData, req, id }) => {
  const to = value?.split('?')[0] ?? '';
  if (to === '') return 'Where does it lead?';
  if (!isTarget(value ?? '')) return TARGET_RULE;
  if (to === (siblingData as { from?: string }).from) return 'It would lead to itself.';
  const { totalDocs } = await req.payload.count({
    collection: 'redirects',
    where: { and: [{ from: { equals: to } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] },
    overrideAccess: true,
  });
  return totalDocs === 0 || 'That address leads on by itself: enter where it ends.';
};

const tell = async ({ req }: { req: PayloadRequest }) => announceRules(req);

/** Old addresses and where they lead, in every language. */
export const redirectsCollection: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: { create: editors, read: operators, update: editors, delete: editors },
  hooks: { afterChange: [auditChange, tell], afterDelete: [auditDelete, tell] },
  defaultSort: 'from',
  admin: {
    useAsTitle: 'from',
    listSearchableFields: ['from', 'target'],
    defaultColumns: ['from', 'target', 'status', 'updatedAt'],
    description: 'Old addresses that lead on. They work within seconds, with every language prefix.',
    group: 'Search engines',
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 200,
      validate: validateFrom,
      admin: { description: '/old-page: without language and query.' },
    },
    targetField({ required: true, label: 'To', validate: validateTo }),
    {
      name: 'status',
      label: 'For how long',
      type: 'select',
      required: true,
      defaultValue: '308',
      options: [
        { value: '308', label: 'For good (308)' },
        { value: '307', label: 'For now (307)' },
      ],
    },
  ],
};
