import { z } from 'zod';
import type { ApprovalsService } from '../approvals/service';
import type { ClosureTarget, DeskFilter, DeskGame, DeskStudio, GamesService } from '../games/service';
import { subjectOf } from '../games/service';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';
import { exportTable, type Taker } from './export';
import { named } from './named';

/** To bring back what was withdrawn for good, one operator asks and another one agrees. */
const TWO_PEOPLE = 'games.open';
const WAITS_MS = 24 * 60 * 60 * 1000;
/** Players of a game's blocks that are shown. */
const BLOCKS = 100;

const targetSchema = z.union([z.object({ game: z.string() }), z.object({ studio: z.int() })]);
const askedSchema = z.intersection(targetSchema, z.object({ operatorId: z.string() }));

interface By {
  operator: OperatorSession;
  reason: string;
  requestId: string;
}

/** Games as operators see them, close them and open them again. */
export interface GamesOfOffice {
  list: Listing<DeskFilter, DeskGame & { addresses: ReadonlyMap<string, string> }>;
  studios(): Promise<(DeskStudio & { operatorEmail: string | null })[]>;
  exportGames(filter: Omit<DeskFilter, 'offset' | 'limit'>, by: Taker): Promise<string>;
  blocksOf(
    gameId: string,
  ): Promise<
    (Awaited<ReturnType<GamesService['desk']['blocksOf']>>[number] & { operatorEmail: string | null })[]
  >;
  close: (
    wanted: Parameters<GamesService['closures']['close']>[0],
    by: By,
  ) => ReturnType<GamesService['closures']['close']>;
  /**
   * Ends a maintenance; of what is withdrawn, asks a colleague to agree.
   * @returns the id of the request, null where nobody has to agree. @throws Problem 404, 409 while one waits, 422.
   */
  open(target: ClosureTarget, by: By): Promise<string | null>;
}

const COLUMNS: Parameters<typeof exportTable<DeskGame>>[1]['columns'] = {
  id: ({ game }) => game.id,
  name: ({ game }) => game.name,
  studio: ({ game }) => game.providerName,
  theme: ({ game }) => game.theme,
  rtp_basis_points: ({ game }) => game.rtp,
  state: ({ state }) => state,
  rounds: ({ rounds }) => rounds,
  staked_eur_minor: ({ staked }) => staked,
  won_eur_minor: ({ won }) => won,
};

export function createGamesOfOffice(
  { db }: Pick<Kernel, 'db'>,
  {
    approvals,
    games,
    operators,
  }: {
    approvals: Pick<ApprovalsService, 'define' | 'ask' | 'endAbout'>;
    games: Pick<GamesService, 'closures' | 'desk'>;
    operators: Pick<OperatorsService, 'idsWith' | 'addressesOf'>;
  },
): GamesOfOffice {
  const { closures, desk } = games;

  approvals.define({
    name: TWO_PEOPLE,
    parameters: askedSchema,
    waitsMs: WAITS_MS,
    async approvers(trx) {
      const changing = new Set(await operators.idsWith(trx, 'change:games'));
      return (await operators.idsWith(trx, 'decide:approvals')).filter((id) => changing.has(id));
    },
    obstacle: async (trx, target) =>
      (await closures.kindOf(trx, target)) === 'withdrawn' ? null : 'it is not withdrawn any more',
    carryOut: (trx, { operatorId, ...target }, { requestId, reason }) =>
      closures.bringBack(trx, target, { operatorId, reason, requestId }),
  });

  return {
    list: {
      async rows(filter) {
        const rows = await desk.games.rows(filter);
        const ids = rows.flatMap((row) => row.closures.map(({ operator }) => operator));
        const addresses = await operators.addressesOf(db, [...new Set(ids)]);
        return rows.map((row) => ({ ...row, addresses }));
      },
      count: (filter) => desk.games.count(filter),
    },
    studios: async () =>
      named(db, operators, await desk.studios(), ({ closure }) => closure?.operator ?? null),
    exportGames: (filter, by) =>
      exportTable(
        db,
        {
          action: 'games.export',
          filter,
          read: (at) => desk.games.rows({ ...filter, ...at }),
          columns: COLUMNS,
        },
        by,
      ),
    blocksOf: async (gameId) =>
      named(db, operators, await desk.blocksOf(gameId, BLOCKS), ({ operator }) => operator),

    close: (wanted, { operator, ...why }) =>
      closures.close(wanted, { operatorId: operator.operatorId, ...why }),

    async open(target, { operator: { operatorId }, reason, requestId }) {
      if ((await closures.kindOf(db, target)) !== 'withdrawn') {
        await closures.open(target, { operatorId, reason, requestId });
        return null;
      }
      const { id } = await approvals.ask({
        action: TWO_PEOPLE,
        subject: subjectOf(target),
        parameters: { ...target, operatorId },
        askedBy: operatorId,
        reason,
        requestId,
        once: true,
      });
      return id;
    },
  };
}
