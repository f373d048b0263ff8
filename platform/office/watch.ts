import type { ApprovalFilter, ApprovalRequest, ApprovalsService } from '../approvals/service';
import { countAudit, listAudit, readHistory, type AuditFilter, type AuditRow } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import type { LetterFilter, MailService } from '../mail/service';
import type { KnownOperator, OperatorFilter, OperatorsService } from '../operators/service';
import { exportTable, type Taker } from './export';
import { named } from './named';
import type { Named } from './types';

/** What a list keeps to and its order, without a page. */
type Whole<Filter> = Omit<Filter, 'offset' | 'limit'>;
/** Operators are named by a part of their address, or the whole id. */
export type WatchedAudit = Omit<AuditFilter, 'operators'>;
export type WatchedApprovals = Omit<ApprovalFilter, 'askedBy'> & { askedBy?: string | undefined };
export type Entry = Named<AuditRow>;
export type Asked = Named<ApprovalRequest> & { decidedByEmail: string | null };
type Letter = Awaited<ReturnType<MailService['list']['rows']>>[number];

/** What operators watch over, in lists; each leaves as a table, and it is written down who took it. */
export interface WatchService {
  /** What a player did and what was done to them, the latest first. */
  history(query: { about: string; before?: bigint | undefined; limit: number }): Promise<Entry[]>;
  audit: Listing<WatchedAudit, Entry>;
  exportAudit(filter: Whole<WatchedAudit>, by: Taker): Promise<string>;
  letters: Listing<LetterFilter, Letter>;
  exportLetters(filter: Whole<LetterFilter>, by: Taker): Promise<string>;
  approvals: Listing<WatchedApprovals, Asked>;
  exportApprovals(filter: Whole<WatchedApprovals>, by: Taker): Promise<string>;
  operators: Listing<OperatorFilter, KnownOperator>;
  exportOperators(filter: Whole<OperatorFilter>, by: Taker): Promise<string>;
}

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
const moment = (at: Date | null) => at?.toISOString() ?? null;

export function createWatchService(
  { db }: Pick<Kernel, 'db'>,
  parts: {
    approvals: Pick<ApprovalsService, 'list'>;
    mail: Pick<MailService, 'list'>;
    operators: Pick<OperatorsService, 'addressesOf' | 'idsOf' | 'list'>;
  },
): WatchService {
  const { operators } = parts;
  const entriesOf = (rows: AuditRow[]) =>
    named(db, operators, rows, ({ kind, actor }) => (kind === 'operator' ? actor : null));

  const auditBy = async (filter: WatchedAudit): Promise<AuditFilter> => ({
    ...filter,
    operators: filter.actor === undefined ? [] : await operators.idsOf(filter.actor),
  });
  const audit: WatchService['audit'] = {
    rows: async (filter) => entriesOf(await listAudit(db, await auditBy(filter))),
    count: async (filter) => countAudit(db, await auditBy(filter)),
  };

  const askedBy = async (filter: WatchedApprovals): Promise<ApprovalFilter> => ({
    ...filter,
    askedBy: filter.askedBy === undefined ? undefined : await operators.idsOf(filter.askedBy),
  });
  const approvals: WatchService['approvals'] = {
    async rows(filter) {
      const requests = await parts.approvals.list.rows(await askedBy(filter));
      const asked = await named(db, operators, requests, (row) => row.askedBy);
      const decided = await named(db, operators, requests, (row) => row.decidedBy);
      return asked.map((row, at) => ({ ...row, decidedByEmail: decided[at]?.operatorEmail ?? null }));
    },
    count: async (filter) => parts.approvals.list.count(await askedBy(filter)),
  };

  return {
    history: async (query) => entriesOf(await readHistory(db, query)),
    audit,
    exportAudit: (filter, by) =>
      exportTable<Entry>(
        db,
        {
          action: 'office.export-audit',
          filter,
          read: (at) => audit.rows({ ...filter, ...at }),
          columns: {
            id: ({ id }) => String(id),
            at: ({ at }) => moment(at),
            kind: ({ kind }) => kind,
            actor: ({ actor }) => actor,
            operator: ({ operatorEmail }) => operatorEmail,
            action: ({ action }) => action,
            subject: ({ subject }) => subject,
            before: ({ before }) => json(before),
            after: ({ after }) => json(after),
            reason: ({ reason }) => reason,
          },
        },
        by,
      ),

    letters: parts.mail.list,
    exportLetters: (filter, by) =>
      exportTable<Letter>(
        db,
        {
          action: 'office.export-letters',
          filter,
          read: (at) => parts.mail.list.rows({ ...filter, ...at }),
          columns: {
            id: ({ id }) => id,
            written: ({ createdAt }) => moment(createdAt),
            kind: ({ kind }) => kind,
            player: ({ playerId }) => playerId,
            recipient: ({ recipient }) => recipient,
            language: ({ language }) => language,
            state: ({ state }) => state,
            attempts: ({ attempts }) => attempts,
            error: ({ lastError }) => lastError,
            sent: ({ sentAt }) => moment(sentAt),
          },
        },
        by,
      ),

    approvals,
    exportApprovals: (filter, by) =>
      exportTable<Asked>(
        db,
        {
          action: 'office.export-approvals',
          filter,
          read: (at) => approvals.rows({ ...filter, ...at }),
          columns: {
            id: ({ id }) => id,
            action: ({ action }) => action,
            subject: ({ subject }) => subject,
            parameters: ({ parameters }) => json(parameters),
            state: ({ state }) => state,
            askedBy: ({ operatorEmail, askedBy }) => operatorEmail ?? askedBy,
            asked: ({ askedAt }) => moment(askedAt),
            reason: ({ reason }) => reason,
            expires: ({ expiresAt }) => moment(expiresAt),
            decidedBy: ({ decidedByEmail, decidedBy }) => decidedByEmail ?? decidedBy,
            decided: ({ decidedAt }) => moment(decidedAt),
            decision: ({ decision }) => decision,
          },
        },
        by,
      ),

    operators: operators.list,
    exportOperators: (filter, by) =>
      exportTable<KnownOperator>(
        db,
        {
          action: 'office.export-operators',
          filter,
          read: (at) => operators.list.rows({ ...filter, ...at }),
          columns: {
            id: ({ id }) => id,
            email: ({ email }) => email,
            name: ({ name }) => name,
            roles: ({ roles }) => roles.join(' '),
            fixed: ({ fixed }) => fixed,
            seen: ({ lastSeenAt }) => moment(lastSeenAt),
          },
        },
        by,
      ),
  };
}
