import type { Kysely } from 'kysely';
import type { OperatorsService } from '../operators/service';
import type { Named } from './types';

/** Rows with the address of the operator whom each of them names. */
export async function named<T>(
  db: Kysely<unknown>,
  operators: Pick<OperatorsService, 'addressesOf'>,
  rows: readonly T[],
  idOf: (row: T) => string | null,
): Promise<Named<T>[]> {
  const ids = rows.map(idOf).filter((id) => id !== null);
  const addresses = await operators.addressesOf(db, [...new Set(ids)]);
  return rows.map((row) => ({ ...row, operatorEmail: addresses.get(idOf(row) ?? '') ?? null }));
}
