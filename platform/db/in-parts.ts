/** Rows that one statement takes: their locks are held for a moment, however many there are in all. */
const PART = 1_000;

/**
 * Repeats a statement that takes some rows at a time, outside a transaction, until there are none left.
 * @param take is given how many rows it may take.
 * @returns how many it took in all.
 */
export async function inParts(
  take: (limit: number) => Promise<{ numAffectedRows?: bigint | undefined }>,
  part = PART,
): Promise<number> {
  for (let all = 0; ;) {
    const taken = Number((await take(part)).numAffectedRows ?? 0n);
    all += taken;
    if (taken < part) return all;
  }
}
