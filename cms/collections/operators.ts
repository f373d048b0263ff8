import { Forbidden, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload';
import { administrators, administratorsOnField, administratorsOrSelf, OPERATOR_ROLES } from '../access/roles';
import { auditChange, auditDelete } from '../hooks/audit';
import { LOCALES } from '@/lib/domain/locales';
import { LOCALE_LABELS } from '../locale-labels';
import { forgiveLogin, limitLogins } from '../hooks/limit-logins';

const LOCK_MS = 10 * 60 * 1000;
const TOKEN_SECONDS = 2 * 60 * 60;

/**
 * Over HTTP an operator makes operators. Payload's first-come-first-served registration creates its account past
 * every access rule, and this is the one place that it still goes through.
 */
const refuseStrangers: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !req.user) throw new Forbidden(req.t);
  return args;
};

/** People who look after the content. They are no players: own table, own log-in, own cookie. */
export function operatorsCollection({ secureCookies }: { secureCookies: boolean }): CollectionConfig {
  return {
    slug: 'operators',
    labels: { singular: 'Operator', plural: 'Operators' },
    auth: {
      // Guesses from many addresses at once. What one address may try is counted before, in limit-logins.
      maxLoginAttempts: 100,
      lockTime: LOCK_MS,
      tokenExpiration: TOKEN_SECONDS,
      // The token stays in its HttpOnly cookie, out of reach of scripts.
      removeTokenFromResponses: true,
      useSessions: true,
      cookies: { secure: secureCookies, sameSite: 'Strict' },
    },
    hooks: {
      beforeOperation: [refuseStrangers, limitLogins],
      afterLogin: [forgiveLogin],
      afterChange: [auditChange],
      afterDelete: [auditDelete],
    },
    access: {
      admin: ({ req }) => Boolean(req.user),
      create: administrators,
      read: administratorsOrSelf,
      update: administratorsOrSelf,
      delete: administrators,
      unlock: administrators,
    },
    endpoints: [
      {
        // Payload lets whoever comes first make themselves an operator. Ours are made by the seed, or by an
        // administrator; a stranger on a new installation must find nothing here.
        path: '/first-register',
        method: 'post',
        handler: () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 }),
      },
    ],
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role'],
      description: 'Who may log in here. Five wrong passwords shut their address out for ten minutes.',
      group: 'House',
    },
    fields: [
      { name: 'name', type: 'text', maxLength: 80 },
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'editor',
        saveToJWT: true,
        options: OPERATOR_ROLES.map((role) => ({
          value: role,
          label: `${role[0]?.toUpperCase()}${role.slice(1)}`,
        })),
        access: { create: administratorsOnField, update: administratorsOnField },
        admin: {
          description:
            'Support reads. A translator drafts texts in their languages, an editor changes and publishes content, an administrator also looks after operators, countries and addresses.',
        },
      },
      {
        name: 'languages',
        type: 'select',
        hasMany: true,
        saveToJWT: true,
        options: LOCALES.map((locale) => ({ value: locale, label: LOCALE_LABELS[locale] })),
        access: { create: administratorsOnField, update: administratorsOnField },
        admin: {
          condition: (_data, siblings) => siblings.role === 'translator',
          description: 'The languages that a translator writes in.',
        },
      },
      {
        // Set and read by the routes of the second factor alone (cms/second-factor), past every access rule.
        name: 'secondFactor',
        type: 'group',
        hidden: true,
        access: { create: () => false, read: () => false, update: () => false },
        fields: [
          { name: 'secret', type: 'text' },
          { name: 'pendingSecret', type: 'text' },
          { name: 'confirmedAt', type: 'date' },
          { name: 'lastStep', type: 'number' },
          { name: 'recoveryHashes', type: 'text', hasMany: true },
        ],
      },
    ],
  };
}
