import type { Access, FieldAccess } from 'payload';

export const OPERATOR_ROLES = ['administrator', 'editor'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

interface Operator {
  id?: number | string;
  role?: unknown;
}

function roleOf(user: Operator | null | undefined): OperatorRole | undefined {
  return OPERATOR_ROLES.find((role) => role === user?.role);
}

/** Any operator who is logged in. Nobody else: player pages read through cms/read. */
export const operators: Access = ({ req }) => roleOf(req.user) !== undefined;

export const administrators: Access = ({ req }) => roleOf(req.user) === 'administrator';

/** Administrators everyone, an editor only themselves. */
export const administratorsOrSelf: Access = ({ req }) => {
  const role = roleOf(req.user);
  if (role === 'administrator') return true;
  return role === 'editor' && req.user !== null ? { id: { equals: req.user.id } } : false;
};

export const administratorsOnField: FieldAccess = ({ req }) => roleOf(req.user) === 'administrator';
