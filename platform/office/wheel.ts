import { z } from 'zod';
import type { ApprovalsService } from '../approvals/service';
import type { Kernel } from '../kernel/kernel';
import type { OperatorsService } from '../operators/service';
import {
  tableContentSchema,
  type DeskSpin,
  type DeskSpinFilter,
  type TableChange,
  type WheelDesk,
  type WheelOverview,
  type WheelService,
} from '../wheel/service';
import { exportTable, type Taker } from './export';

/** For another table one operator asks, and another one agrees. */
const TWO_PEOPLE = 'wheel.set-table';
const WAITS_MS = 3 * 24 * 60 * 60 * 1000;
/** There is one wheel. */
const SUBJECT = 'wheel';

const askedSchema = tableContentSchema.extend({ after: z.int(), operatorId: z.string() });

export interface AskedTable extends TableChange {
  request: string;
  askedBy: string;
}

/** The wheel of fortune as operators look after it. */
export interface WheelOfOffice {
  desk: Pick<WheelDesk, 'turn' | 'spins'>;
  shown(): Promise<
    WheelOverview & {
      /** Tables that wait for a colleague. */
      asked: AskedTable[];
      /** Addresses of operators, by their ids. */
      addresses: ReadonlyMap<string, string>;
    }
  >;
  /** Asks a colleague to agree to another table. @returns the id of the request @throws Problem 409, 422 */
  ask(change: TableChange, reason: string, by: Taker & { key: string }): Promise<string>;
  exportSpins(filter: Omit<DeskSpinFilter, 'offset' | 'limit'>, by: Taker): Promise<string>;
}

const COLUMNS: Parameters<typeof exportTable<DeskSpin>>[1]['columns'] = {
  id: ({ id }) => id,
  at: ({ at }) => at.toISOString(),
  player: ({ playerId }) => playerId,
  email: ({ email }) => email,
  table: ({ tableVersion }) => tableVersion,
  field: ({ field }) => field + 1,
  prize: ({ kind }) => kind,
  currency: ({ currency }) => currency,
  bonus_minor: ({ amount }) => String(amount),
  free_spins: ({ freeSpins }) => freeSpins,
  points: ({ points }) => points,
  worth_minor: ({ worth }) => String(worth),
  withheld: ({ withheld }) => withheld,
};

export function createWheelOfOffice(
  { db }: Pick<Kernel, 'db'>,
  {
    approvals,
    operators,
    wheel: { desk },
  }: {
    approvals: Pick<ApprovalsService, 'define' | 'ask' | 'waiting'>;
    operators: Pick<OperatorsService, 'idsWith' | 'addressesOf'>;
    wheel: Pick<WheelService, 'desk'>;
  },
): WheelOfOffice {
  approvals.define({
    name: TWO_PEOPLE,
    parameters: askedSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'change:wheel', 'decide:approvals'),
    obstacle: (trx, { operatorId: _by, ...change }) => desk.obstacle(trx, change),
    carryOut: (trx, { operatorId, ...change }, { reason, requestId }) =>
      desk.setTable(trx, change, { operatorId, reason, requestId }),
  });

  return {
    desk,
    async shown() {
      const [overview, waiting] = await Promise.all([desk.overview(), approvals.waiting([TWO_PEOPLE])]);
      const asked = waiting.map(({ id, askedBy, parameters }) => {
        const { operatorId: _by, ...change } = askedSchema.parse(parameters);
        return { ...change, request: id, askedBy };
      });
      const ids = [...overview.tables.map(({ madeBy }) => madeBy), overview.turnSwitch.by];
      const known = [...ids, ...asked.map(({ askedBy }) => askedBy)].filter((id) => id !== null);
      return { ...overview, asked, addresses: await operators.addressesOf(db, [...new Set(known)]) };
    },

    async ask(change, reason, { operator, requestId, key }) {
      const { id } = await approvals.ask({
        action: TWO_PEOPLE,
        subject: SUBJECT,
        parameters: { ...change, operatorId: operator.operatorId },
        askedBy: operator.operatorId,
        ...{ reason, requestId, key, once: true },
      });
      return id;
    },

    exportSpins: (filter, by) =>
      exportTable(
        db,
        {
          action: 'wheel.export',
          filter,
          read: (at) => desk.spins.rows({ ...filter, ...at }),
          columns: COLUMNS,
        },
        by,
      ),
  };
}
