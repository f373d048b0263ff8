import type { HarmDemand } from '@/lib/domain/harm';
import type { Kernel } from '../../kernel/kernel';
import type { IdentityService } from '../../identity/service';
import { breaksOf, type BreakRow } from '../breaks/breaks-store';
import { stoppedSince } from '../limits/fixed-limits';
import { limitChangesOf, type LimitChange } from '../limits/limit-changes';
import { ownCheckSince } from '../play/play-store';
import { limitsOf, type LimitRow } from '../store';
import type { Cases } from './cases';
import { casesOf, type CaseRow } from './cases-store';
import { deedsOf, type DeedRow } from './deeds-store';
import { signsOfPlayer, type SignRow } from './store';

/** Everything that protects one player, for operators. */
export interface ProtectionRecord {
  /** The case that is open, with what the law still asks for; null for none. */
  open: (CaseRow & { missing: HarmDemand[] }) | null;
  cases: CaseRow[];
  signs: SignRow[];
  deeds: DeedRow[];
  limits: LimitRow[];
  limitChanges: LimitChange[];
  breaks: Omit<BreakRow, 'id'>[];
  realityCheck: { minutes: number; since: Date } | null;
  depositsStoppedSince: Date | null;
  areOffersStopped: boolean;
}

export interface Records {
  /** What protects a player; of nobody it is empty. */
  recordOf(playerId: string): Promise<ProtectionRecord>;
}

export const createRecords = (
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { identity }: { identity: Pick<IdentityService, 'areOffersStopped'> },
  { missing }: Pick<Cases, 'missing'>,
): Records => ({
  async recordOf(playerId) {
    const cases = await casesOf(db, playerId);
    const open = cases.find(({ closedAt }) => closedAt === null);
    return {
      open: open ? { ...open, missing: await missing(db, open) } : null,
      cases,
      signs: await signsOfPlayer(db, playerId),
      deeds: await deedsOf(db, playerId),
      limits: await limitsOf(db, playerId, clock.now()),
      limitChanges: await limitChangesOf(db, playerId),
      breaks: (await breaksOf(db, playerId)).map(({ id: _id, ...row }) => row),
      realityCheck: await ownCheckSince(db, playerId),
      depositsStoppedSince: await stoppedSince(db, playerId),
      areOffersStopped: await identity.areOffersStopped(db, playerId),
    };
  },
});
