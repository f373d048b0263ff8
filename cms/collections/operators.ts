import { Forbidden, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload';
import {
  administrators,
  administratorsOnField,
  administratorsOrSelf,
  operators,
  OPERATOR_ROLES,
} from '../access/roles';
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
    hooks: { beforeOperation: [refuseStrangers, limitLogins], afterLogin: [forgiveLogin] },
    access: {
      admin: ({ req }) => Boolean(req.user),
      create: administrators,
      read: operators,
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
            'An editor changes content. An administrator also looks after operators and addresses.',
        },
      },
    ],
  };
}
