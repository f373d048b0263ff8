import type { ApprovalFilter, ApprovalRequest, ApprovalsService } from '../approvals/service';
import { listAudit, readHistory, type AuditFilter, type AuditRow } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
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
type Letter = Awaited<ReturnType<MailService['letters']>>['letters'][number];

/** What operators watch over, in lists; each leaves as a table, and it is written down who took it. */
export interface WatchService {
  /** What a player did and what was done to them, the latest first. */
  history(query: { about: string; before?: bigint | undefined; limit: number }): Promise<Entry[]>;
  audit(filter: WatchedAudit): Promise<{ entries: Entry[]; total: number }>;
  exportAudit(filter: Whole<WatchedAudit>, by: Taker): Promise<string>;
  letters(filter: LetterFilter): Promise<{ letters: Letter[]; total: number }>;
  exportLetters(filter: Whole<LetterFilter>, by: Taker): Promise<string>;
  approvals(filter: WatchedApprovals): Promise<{ requests: Asked[]; total: number }>;
  exportApprovals(filter: Whole<WatchedApprovals>, by: Taker): Promise<string>;
  operators(filter: OperatorFilter): Promise<{ operators: KnownOperator[]; total: number }>;
  exportOperators(filter: Whole<OperatorFilter>, by: Taker): Promise<string>;
}

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
const moment = (at: Date | null) => at?.toISOString() ?? null;

export function createWatchService(
  { db }: Pick<Kernel, 'db'>,
  parts: {
    approvals: Pick<ApprovalsService, 'list'>;
    mail: Pick<MailService, 'letters'>;
    operators: Pick<OperatorsService, 'addressesOf' | 'idsOf' | 'list'>;
  },
): WatchService {
  const { operators } = parts;
  const entriesOf = (rows: AuditRow[]) =>
    named(db, operators, rows, ({ kind, actor }) => (kind === 'operator' ? actor : null));

  const audit: WatchService['audit'] = async (filter) => {
    const ids = filter.actor === undefined ? [] : await operators.idsOf(filter.actor);
    const { entries, total } = await listAudit(db, { ...filter, operators: ids });
    return { entries: await entriesOf(entries), total };
  };

  const approvals: WatchService['approvals'] = async ({ askedBy, ...filter }) => {
    const askers = askedBy === undefined ? undefined : await operators.idsOf(askedBy);
    const { requests, total } = await parts.approvals.list({ ...filter, askedBy: askers });
    const asked = await named(db, operators, requests, (row) => row.askedBy);
    const decided = await named(db, operators, requests, (row) => row.decidedBy);
    const rows = asked.map((row, at) => ({ ...row, decidedByEmail: decided[at]?.operatorEmail ?? null }));
    return { requests: rows, total };
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
          read: async (at) => (await audit({ ...filter, ...at })).entries,
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

    letters: (filter) => parts.mail.letters(filter),
    exportLetters: (filter, by) =>
      exportTable<Letter>(
        db,
        {
          action: 'office.export-letters',
          filter,
          read: async (at) => (await parts.mail.letters({ ...filter, ...at })).letters,
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
          read: async (at) => (await approvals({ ...filter, ...at })).requests,
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

    operators: (filter) => operators.list(filter),
    exportOperators: (filter, by) =>
      exportTable<KnownOperator>(
        db,
        {
          action: 'office.export-operators',
          filter,
          read: async (at) => (await operators.list({ ...filter, ...at })).operators,
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
