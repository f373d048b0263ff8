import { API_CODES } from '@/lib/domain/api-codes';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import { Problem } from '../kernel/problem';
import type { TableContent } from './content';
import {
  countDeskSpins,
  listDeskSpins,
  sumMonths,
  type DeskSpin,
  type DeskSpinFilter,
  type WheelMonth,
} from './desk-store';
import * as store from './store';
import type { Db, WheelSwitch, WheelTable } from './store';

export interface WheelOverview {
  turnSwitch: WheelSwitch;
  /** Whether the campaigns of the table that holds are there: without them it does not turn. */
  isWhole: boolean;
  /** The latest first. */
  tables: WheelTable[];
  /** The latest first. */
  months: WheelMonth[];
}

/** The wheel as operators look after it. What they do is audited in its own transaction. */
export interface WheelDesk {
  overview(): Promise<WheelOverview>;
  spins: Listing<DeskSpinFilter, DeskSpin>;
  /** @throws Problem 409 where it stands so already */
  turn(isOn: boolean, deed: { operatorId: string; reason: string; requestId: string }): Promise<void>;
  /** Why a table can't hold: its version is another one now, nothing would change, or a campaign is missing. */
  obstacle(trx: Db, change: TableChange): Promise<string | null>;
  /** Makes it the one that holds; in the transaction of the approval. */
  setTable(
    trx: Db,
    change: TableChange,
    deed: { operatorId: string; reason: string; requestId: string },
  ): Promise<void>;
}

export interface TableChange extends TableContent {
  /** The version that it comes after. */
  after: number;
}

const TABLES_SHOWN = 20;

const contentOf = ({ fields, spinCampaign, bonusCampaign, wagering }: TableContent) => ({
  fields: fields.map(({ kind, size }) => ({ kind, size })),
  ...{ spinCampaign, bonusCampaign, wagering },
});

export function createWheelDesk(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { termsOf }: { termsOf(on: Db, table: WheelTable): Promise<{ isWhole: boolean }> },
): WheelDesk {
  return {
    async overview() {
      const [turnSwitch, tables, months] = await Promise.all([
        store.readSwitch(db),
        store.lastTables(db, TABLES_SHOWN),
        sumMonths(db, clock.now()),
      ]);
      const [current] = tables;
      return {
        ...{ turnSwitch, tables, months },
        isWhole: current !== undefined && (await termsOf(db, current)).isWhole,
      };
    },

    spins: {
      rows: (filter) => listDeskSpins(db, filter),
      count: (filter) => countDeskSpins(db, filter),
    },

    turn: (isOn, { operatorId, reason, requestId }) =>
      db.transaction().execute(async (trx) => {
        await store.lockWheel(trx);
        const before = await store.readSwitch(trx);
        if (before.isOn === isOn) throw new Problem(409, API_CODES.transactionStatus, 'it stands so already');
        await store.addSwitch(trx, { isOn, at: clock.now(), by: operatorId, reason });
        await audit(trx, {
          actor: { kind: 'operator', id: operatorId },
          action: isOn ? 'wheel.switch-on' : 'wheel.switch-off',
          before: { isOn: before.isOn },
          after: { isOn },
          ...{ reason, requestId },
        });
      }),

    async obstacle(trx, { after, ...content }) {
      await store.lockWheel(trx);
      const current = await store.currentTable(trx);
      if (current.version !== after) return 'another table holds since';
      if (JSON.stringify(contentOf(current)) === JSON.stringify(contentOf(content)))
        return 'nothing would change';
      const { isWhole } = await termsOf(trx, { ...current, ...content });
      return isWhole ? null : 'a campaign of its prizes is missing, or has no game for free spins';
    },

    async setTable(trx, { after: _after, ...content }, { operatorId, reason, requestId }) {
      const before = await store.currentTable(trx);
      const version = await store.addTable(trx, {
        ...contentOf(content),
        ...{ madeAt: clock.now(), madeBy: operatorId, reason },
      });
      await audit(trx, {
        actor: { kind: 'operator', id: operatorId },
        action: 'wheel.set-table',
        before: { version: before.version, ...contentOf(before) },
        after: { version, ...contentOf(content) },
        ...{ reason, requestId },
      });
    },
  };
}
