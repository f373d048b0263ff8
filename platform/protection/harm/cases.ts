import { API_CODES } from '@/lib/domain/api-codes';
import type { CaseOutcome, HarmDemand } from '@/lib/domain/harm';
import { audit } from '../../audit/service';
import type { JurisdictionsService } from '../../jurisdictions/service';
import type { Kernel } from '../../kernel/kernel';
import type { Listing } from '../../kernel/listing';
import { Problem } from '../../kernel/problem';
import type { OperatorSession } from '../../kernel/session';
import type { Db } from '../store';
import * as store from './cases-store';
import type { CaseFilter, CaseRow, ListedCase } from './cases-store';
import { deedsIn } from './deeds-store';

interface Deciding {
  operator: OperatorSession;
  requestId: string;
}

/** Cases of players whom signs of harm speak of. */
export interface Cases {
  cases: Listing<CaseFilter, ListedCase>;
  /** What the law still asks for before a case is closed. */
  missing(on: Db, one: Pick<CaseRow, 'id' | 'level' | 'country'>): Promise<HarmDemand[]>;
  /** The operator looks after it from now on, also after another one. @throws Problem 404; 409 once it is closed */
  takeCase(id: string, by: Deciding): Promise<void>;
  /**
   * Closes a case. @throws Problem 404; 409 `client_api_15` once it is closed, `care_missing` with `missing` while the law asks for
   * more
   */
  closeCase(id: string, end: { outcome: CaseOutcome; reason: string }, by: Deciding): Promise<void>;
}

export function createCases(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { jurisdictions }: { jurisdictions: Pick<JurisdictionsService, 'harmLaw'> },
): Cases {
  const missing: Cases['missing'] = async (on, { id, level, country }) => {
    const demands = jurisdictions.harmLaw(country, clock.now()).demands?.[level] ?? [];
    if (demands.length === 0) return [];
    const done = await deedsIn(on, id);
    return demands.filter((demand) => !done.includes(demand));
  };

  const changing = (id: string, change: (trx: Db, one: CaseRow) => Promise<void>) =>
    db.transaction().execute(async (trx) => {
      const one = await store.lockedCase(trx, id);
      if (!one) throw new Problem(404, API_CODES.notFound, 'there is no such case');
      if (one.closedAt) throw new Problem(409, API_CODES.accountStatus, 'the case is closed');
      await change(trx, one);
    });

  return {
    cases: {
      rows: (filter) => store.listCases(db, filter),
      count: (filter) => store.countCases(db, filter),
    },
    missing,

    takeCase: (id, { operator: { operatorId }, requestId }) =>
      changing(id, async (trx, one) => {
        if (one.takenBy === operatorId) return;
        await store.takeCase(trx, id, operatorId, clock.now());
        await audit(trx, {
          actor: { kind: 'operator', id: operatorId },
          action: 'protection.take-case',
          subject: one.playerId,
          before: { by: one.takenBy },
          after: { case: id },
          requestId,
        });
      }),

    closeCase: (id, { outcome, reason }, { operator: { operatorId }, requestId }) =>
      changing(id, async (trx, one) => {
        const still = await missing(trx, one);
        if (still.length > 0) {
          throw new Problem(409, API_CODES.careMissing, 'the law asks for more', { missing: still });
        }
        await store.closeCase(trx, id, { outcome, reason, operator: operatorId, now: clock.now() });
        await audit(trx, {
          actor: { kind: 'operator', id: operatorId },
          action: 'protection.close-case',
          subject: one.playerId,
          after: { case: id, outcome },
          reason,
          requestId,
        });
      }),
  };
}
