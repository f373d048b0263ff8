import { z } from 'zod';
import { API_CODES } from '@/lib/domain/api-codes';
import { bonusTypeCode } from '@/lib/domain/bonuses';
import type { BirthdayObstacle } from '@/lib/domain/loyalty';
import type { ApprovalsService } from '../approvals/service';
import type { BonusesService } from '../bonuses/service';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import { Problem } from '../kernel/problem';
import type {
  DeskLoyalty,
  DeskStanding,
  LevelsOverview,
  LoyaltyService,
  PointsCorrection,
  StandingFilter,
} from '../loyalty/service';
import type { OperatorsService } from '../operators/service';
import type { PlayersService } from '../players/service';
import { exportTable, type Taker } from './export';

/** To correct points, one operator asks and another one agrees. */
const TWO_PEOPLE = 'loyalty.correct-points';
const WAITS_MS = 3 * 24 * 60 * 60 * 1000;

const askedSchema = z.object({ playerId: z.uuid(), points: z.int(), operatorId: z.string() });

export interface AskedPoints {
  request: string;
  points: number;
  reason: string;
  askedBy: string;
  askedByEmail: string | null;
}

/** The levels, and why the birthday gift of one does not come. */
export interface LevelsWithGifts extends Omit<LevelsOverview, 'levels'> {
  levels: (LevelsOverview['levels'][number] & { birthdayObstacle: BirthdayObstacle | null })[];
}

/** Levels of players as operators look at them. */
export interface LevelsOfOffice {
  overview(): Promise<LevelsWithGifts>;
  standings: Listing<StandingFilter, DeskStanding>;
  levelsOfManager: LoyaltyService['desk']['levelsOfManager'];
  exportStandings(filter: Omit<StandingFilter, 'offset' | 'limit'>, by: Taker): Promise<string>;
  /** @throws Problem 404 for no such player. */
  of(playerId: string): Promise<DeskLoyalty & { waiting: AskedPoints[] }>;
  /**
   * Asks a colleague to agree to a correction; with the same key once.
   * @returns the request @throws Problem 404, 409 where another one waits or it can't be done, 422 where nobody could agree
   */
  ask(correction: PointsCorrection, reason: string, by: Taker & { key: string }): Promise<string>;
}

const COLUMNS: Parameters<typeof exportTable<DeskStanding>>[1]['columns'] = {
  player: ({ playerId }) => playerId,
  email: ({ email }) => email,
  level: ({ level }) => level,
  points: ({ points }) => String(points),
  level_since: ({ since }) => since.toISOString(),
  held_until: ({ heldUntil }) => heldUntil?.toISOString() ?? null,
  last_rose: ({ roseAt }) => roseAt?.toISOString() ?? null,
};

export function createLevelsOfOffice(
  { db }: Pick<Kernel, 'db'>,
  {
    approvals,
    bonuses,
    identity,
    loyalty: { desk },
    operators,
    players,
  }: {
    approvals: Pick<ApprovalsService, 'define' | 'ask' | 'waitingAbout'>;
    bonuses: { campaigns: Pick<BonusesService['campaigns'], 'one'> };
    identity: Pick<IdentityService, 'player'>;
    loyalty: Pick<LoyaltyService, 'desk'>;
    operators: Pick<OperatorsService, 'idsWith' | 'addressesOf'>;
    players: Pick<PlayersService, 'closureOf'>;
  },
): LevelsOfOffice {
  approvals.define({
    name: TWO_PEOPLE,
    parameters: askedSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'correct:points', 'decide:approvals'),
    async obstacle(trx, correction) {
      if (!(await identity.player(correction.playerId, trx))) return 'there is no such account any more';
      if (await players.closureOf(correction.playerId, trx)) return 'the account is closed';
      return desk.correctionObstacle(trx, correction);
    },
    carryOut: (trx, { operatorId, ...correction }, { key, reason, requestId }) =>
      desk.correct(trx, correction, { key, operatorId, reason, requestId }),
  });

  const known = async (playerId: string) => {
    if (!(await identity.player(playerId)))
      throw new Problem(404, API_CODES.notFound, 'there is no such player');
  };

  const obstacleOf = async (campaignId: string | null): Promise<BirthdayObstacle | null> => {
    if (campaignId === null) return null;
    const found = await bonuses.campaigns.one(campaignId);
    if (!found) return 'missing';
    if (found.campaign.type !== bonusTypeCode('Birthday')) return 'other_type';
    return found.state === 'running' ? null : 'not_running';
  };

  return {
    async overview() {
      const { levels, ...rest } = await desk.overview();
      const named = new Set(levels.map(({ birthdayCampaign }) => birthdayCampaign));
      const obstacles = new Map(
        await Promise.all([...named].map(async (id) => [id, await obstacleOf(id)] as const)),
      );
      return {
        ...rest,
        levels: levels.map((level) => ({
          ...level,
          birthdayObstacle: obstacles.get(level.birthdayCampaign) ?? null,
        })),
      };
    },
    standings: desk.standings,
    levelsOfManager: (name) => desk.levelsOfManager(name),

    exportStandings: ({ text, ...filter }, by) =>
      exportTable(
        db,
        {
          action: 'loyalty.export-levels',
          filter: { text, sort: filter.sort },
          read: (at) => desk.standings.rows({ text, ...filter, ...at }),
          columns: COLUMNS,
        },
        by,
      ),

    async of(playerId) {
      await known(playerId);
      const waiting = await approvals.waitingAbout(db, { action: TWO_PEOPLE, subject: playerId });
      const addresses = await operators.addressesOf(
        db,
        waiting.map(({ askedBy }) => askedBy),
      );
      return {
        ...(await desk.of(playerId)),
        waiting: waiting.map(({ id: request, parameters, reason, askedBy }) => {
          const { points } = askedSchema.parse(parameters);
          return { request, points, reason, askedBy, askedByEmail: addresses.get(askedBy) ?? null };
        }),
      };
    },

    async ask(correction, reason, { operator: { operatorId }, requestId, key }) {
      await known(correction.playerId);
      const { id } = await approvals.ask({
        action: TWO_PEOPLE,
        subject: correction.playerId,
        parameters: { ...correction, operatorId },
        ...{ askedBy: operatorId, reason, requestId, key, once: true },
      });
      return id;
    },
  };
}
