import type { BonusesService } from '../bonuses/service';
import type { Kernel } from '../kernel/kernel';

type Trx = Parameters<BonusesService['campaigns']['noteGivenAlone']>[0];

/** Undoes what is too much for one operator. */
class NeedsColleague extends Error {}

/**
 * Gives bonuses in a transaction of its own, when one operator may give so much.
 * @param grantsIn ids of the grants that were made
 * @returns undefined when a colleague has to agree: nothing was done
 */
export async function givenAlone<Done>(
  { db }: Pick<Kernel, 'db'>,
  { noteGivenAlone }: Pick<BonusesService['campaigns'], 'noteGivenAlone'>,
  deed: { operatorId: string; give: (trx: Trx) => Promise<Done>; grantsIn: (done: Done) => string[] },
): Promise<Done | undefined> {
  try {
    return await db.transaction().execute(async (trx) => {
      const done = await deed.give(trx);
      const given = { operatorId: deed.operatorId, grantIds: deed.grantsIn(done) };
      if (await noteGivenAlone(trx, given)) return done;
      throw new NeedsColleague();
    });
  } catch (error) {
    if (error instanceof NeedsColleague) return undefined;
    throw error;
  }
}
