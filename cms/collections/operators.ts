import { Forbidden, type CollectionBeforeOperationHook, type CollectionConfig, type Endpoint } from 'payload';
import {
  administrators,
  administratorsOnField,
  changesOperators,
  OPERATOR_ROLES,
  readsOperators,
} from '../access/roles';
import { changeReasonField, takeReason } from '../fields/change-reason';
import { auditChange, auditDelete } from '../hooks/audit';
import { auditLogin, auditRefusal } from '../hooks/audit-logins';
import { LOCALES } from '@/lib/domain/locales';
import { LOCALE_LABELS } from '../locale-labels';
import { forgiveLogin, limitLogins } from '../hooks/limit-logins';
import { endTokensAfterChange, endTokensAfterDelete } from '../hooks/office-tokens';
import { CURRENT_PASSWORD, CURRENT_PASSWORD_LABEL, guardCredentials } from '../hooks/own-credentials';
import { passwordLength } from '../hooks/password-length';
import { answerAlike, refuseAlike } from '../hooks/same-refusal';
import { demandSecondFactor } from '../second-factor/at-login';
import { secondFactorEndpoints } from '../second-factor/endpoints';
import { secondFactorField, type SecondFactorPolicy } from '../second-factor/state';
import { removeSecondFactor } from '../second-factor/store';
import { lockBeforeRead, lockBeforeLogout } from '../sessions/lock';

const LOCK_MS = 10 * 60 * 1000;
const TOKEN_SECONDS = 2 * 60 * 60;

/**
 * Over HTTP an operator makes operators. Payload's first-come-first-served registration creates its account past
 * every access rule, and this is the one place that it still goes through.
 */
const refuseStrangers: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !req.user) throw new Forbidden(req.t);
  // No mails with links: such a link would log its holder in.
  if (operation === 'forgotPassword' || operation === 'resetPassword') throw new Forbidden(req.t);
  return args;
};

/** Payload's addresses that are not used here answer 404 to strangers. */
const closed = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 }),
});

interface OperatorSettings {
  secureCookies: boolean;
  secondFactor: SecondFactorPolicy;
}

/** People who look after the content. They are no players: own table, own log-in, own cookie. */
export function operatorsCollection({ secureCookies, secondFactor }: OperatorSettings): CollectionConfig {
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
      beforeOperation: [
        refuseStrangers,
        limitLogins,
        refuseAlike,
        passwordLength,
        guardCredentials,
        lockBeforeRead,
      ],
      beforeLogin: [demandSecondFactor],
      afterLogin: [auditLogin, forgiveLogin],
      afterLogout: [lockBeforeLogout],
      beforeChange: [takeReason],
      afterChange: [auditChange, endTokensAfterChange],
      beforeDelete: [({ id, req }) => removeSecondFactor(req, id)],
      afterDelete: [auditDelete, endTokensAfterDelete],
      afterError: [auditRefusal, answerAlike],
    },
    access: {
      admin: ({ req }) => Boolean(req.user),
      create: administrators,
      read: readsOperators,
      update: changesOperators,
      delete: administrators,
      unlock: administrators,
    },
    endpoints: [
      ...secondFactorEndpoints,
      // Payload lets the first visitor register as an operator. Ours are created by the seed, or by an administrator;
      // a stranger on a new installation must not get this chance.
      closed('/first-register'),
      closed('/forgot-password'),
      closed('/reset-password'),
      closed('/verify/:id'),
    ],
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role', 'secondFactor'],
      description: 'Who may log in here. Five wrong passwords shut their address out for ten minutes.',
      group: 'House',
    },
    fields: [
      {
        name: CURRENT_PASSWORD,
        label: CURRENT_PASSWORD_LABEL,
        type: 'text',
        virtual: true,
        admin: {
          readOnly: false,
          components: { Field: '@/cms/admin/current-password#CurrentPassword' },
          disableListColumn: true,
          disableListFilter: true,
          disableBulkEdit: true,
        },
      },
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
      changeReasonField(),
      secondFactorField(secondFactor),
    ],
  };
}
