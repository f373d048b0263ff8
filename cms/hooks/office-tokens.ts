import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { endTokensOf } from '../access/office-log-out';
import { PASSWORD_SET } from './audit';

// Nothing waits for the platform here: it is told once this transaction has ended, for which that call itself waits.

/** Another role or a new password ends what an operator may do in the office: who they were may not go on there. */
export const endTokensAfterChange: CollectionAfterChangeHook = ({ doc, previousDoc, operation, req }) => {
  const { id, role } = doc as { id: number | string; role?: unknown };
  const before = previousDoc as { role?: unknown } | undefined;
  if (operation !== 'update') return;
  if (role !== before?.role || req.context[PASSWORD_SET] === true) void endTokensOf(req.payload, String(id));
};

export const endTokensAfterDelete: CollectionAfterDeleteHook = ({ id, req }) => {
  void endTokensOf(req.payload, String(id));
};
