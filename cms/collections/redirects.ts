import {
  Forbidden,
  type CollectionConfig,
  type Endpoint,
  type PayloadRequest,
  type TextFieldSingleValidation,
} from 'payload';
import { LOCALE_PREFIXES } from '@/lib/domain/locales';
import { editors, operators, roleOf } from '../access/roles';
import { isTarget, TARGET_RULE, targetField } from '../fields/target';
import { changeReasonField, takeReason } from '../fields/change-reason';
import { announceRules } from '../hooks/announce';
import { auditChange, auditDelete } from '../hooks/audit';
import { judgeRedirect } from '../redirects/judge';
import { REDIRECT_WORDS } from '../redirects/words';

const FROM = /^\/[\w~.-]+(\/[\w~.-]+)*$/;
/** Belong to the machinery: a redirect there would break the site. */
const OWN = /^\/(admin|api|cms-api|internal|_next|art|media|content|sitemaps)(\/|$)/;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

type Fields = Partial<Record<'from' | 'target', unknown>> & { replacesPage?: unknown };

const validateFrom: TextFieldSingleValidation = async (value, { siblingData, previousValue, req, id }) => {
  const from = value ?? '';
  if (!FROM.test(from)) return 'A path such as /old-page: no language, no query, no slash at its end.';
  if (OWN.test(from)) return 'That address belongs to the machinery of the site.';
  const first = `/${from.split('/')[1] ?? ''}`;
  if (Object.values<string>(LOCALE_PREFIXES).includes(first))
    return 'Without its language: the reader’s own is kept.';
  const { target, replacesPage } = siblingData as Fields;
  // Its last editor has confirmed it already.
  if (replacesPage === true || (id !== undefined && previousValue === from)) return true;
  const judgement = await judgeRedirect({ from, target: text(target) }, id, req);
  return (
    !judgement.replacesPage ||
    `${REDIRECT_WORDS.replacesPage(from)} If that is meant, tick “Replace the page”.`
  );
};

/** Where a redirect may lead: not in a circle, and not to the start of another one. */
const validateTo: TextFieldSingleValidation = async (value, { siblingData, req, id }) => {
  const target = value ?? '';
  if (target === '') return 'Where does it lead?';
  if (!isTarget(target)) return TARGET_RULE;
  const judgement = await judgeRedirect({ from: text((siblingData as Fields).from), target }, id, req);
  if (judgement.circle) return REDIRECT_WORDS.circle(judgement.circle);
  return !judgement.leadsOn || REDIRECT_WORDS.leadsOn;
};

/** For the form while it is written: the server's judgement. */
const check: Endpoint = {
  path: '/check',
  method: 'get',
  handler: async (req) => {
    if (roleOf(req.user) === undefined) throw new Forbidden(req.t);
    const { from, target, id } = req.query;
    const judgement = await judgeRedirect(
      { from: text(from), target: text(target) },
      text(id) || undefined,
      req,
    );
    return Response.json({ data: judgement }, { headers: { 'cache-control': 'no-store' } });
  },
};

const tell = async ({ req }: { req: PayloadRequest }) => announceRules(req);

/** Old addresses and their targets, in every language. */
export const redirectsCollection: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: { create: editors, read: operators, update: editors, delete: editors },
  hooks: { beforeChange: [takeReason], afterChange: [auditChange, tell], afterDelete: [auditDelete, tell] },
  endpoints: [check],
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
      name: 'replacesPage',
      label: 'Replace the page',
      type: 'checkbox',
      virtual: true,
      defaultValue: false,
      admin: {
        components: { Field: '@/cms/admin/redirect-check#RedirectCheck' },
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
      },
    },
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
    changeReasonField(),
  ],
};
