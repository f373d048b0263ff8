import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { audit, type Actor } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { Db } from './store';

/** A game, or all games of a studio. */
export type ClosureTarget = { game: string } | { studio: number };

export type ClosureKind = 'maintenance' | 'withdrawn';

interface By {
  operatorId: string;
  reason: string;
  requestId: string;
}

/** Games and studios that operators close and open again. */
export interface GameClosures {
  /**
   * Closes it for a while, or for good; a maintenance that is under way takes the new reason and time. Rounds that are open go on.
   * @throws Problem 404 for no such game or studio, 409 when it is withdrawn already, 422 for a time that has passed.
   */
  close(wanted: ClosureTarget & { kind: ClosureKind; until: Date | null }, by: By): Promise<void>;
  /** Ends a maintenance. @throws Problem 404 when there is none. */
  open(target: ClosureTarget, by: By): Promise<void>;
  /** How it is closed itself; null when it is not. @throws Problem 404 for no such game or studio. */
  kindOf(on: Db, target: ClosureTarget): Promise<ClosureKind | null>;
  /** Brings back what was withdrawn; what is not stays as it is. */
  bringBack(trx: Db, target: ClosureTarget, by: By): Promise<void>;
  /** Opens what was to open by now. @returns how many games and studios that were. */
  openDue(): Promise<number>;
}

/** What the audit calls it. */
export const subjectOf = (target: ClosureTarget) =>
  'game' in target ? target.game : `studio ${target.studio}`;

const columnsOf = (target: ClosureTarget) =>
  'game' in target ? { game: target.game, provider: null } : { game: null, provider: target.studio };

interface ClosureRow {
  kind: ClosureKind;
  reason: string;
  until: Date | null;
}

/** The maintenance that keeps a game from being played, ISO 8601; null for one that is withdrawn, or in no maintenance. */
export async function maintenanceOf(
  db: Db,
  game: { id: string; provider_id: number },
): Promise<{ until: string | null } | null> {
  const { rows } = await sql<Pick<ClosureRow, 'kind' | 'until'>>`
    select c.kind, c.until from games.closures c
      join games.games g on g.id = ${game.id} and g.in_catalogue
     where c.game_id = ${game.id} or c.provider_id = ${game.provider_id}`.execute(db);
  const [first] = rows;
  if (!first || rows.some(({ kind }) => kind === 'withdrawn')) return null;
  // Of its own and its studio's, the one that lasts longer.
  const ends = rows.flatMap(({ until }) => until ?? []);
  return {
    until:
      ends.length < rows.length
        ? null
        : new Date(Math.max(...ends.map((end) => end.getTime()))).toISOString(),
  };
}

export function createGameClosures({ db, clock }: Pick<Kernel, 'db' | 'clock'>): GameClosures {
  /** Who changes what is offered waits for who did before, and reads what became of that. */
  const alone = (trx: Db) => sql`select from games.offer for update`.execute(trx);
  const mustExist = async (on: Db, target: ClosureTarget) => {
    const { rows } = await (
      'game' in target
        ? sql`select from games.games where id = ${target.game}`
        : sql`select from games.providers where id = ${target.studio}`
    ).execute(on);
    if (rows.length === 0) throw new Problem(404, API_CODES.notFound, 'there is no such game or studio');
  };
  const held = async (on: Db, target: ClosureTarget) => {
    const { game, provider } = columnsOf(target);
    const { rows } = await sql<ClosureRow>`
      select kind, reason, until from games.closures
       where game_id = ${game}::text or provider_id = ${provider}::integer`.execute(on);
    return rows[0] ?? null;
  };
  const shown = ({ kind, reason, until }: ClosureRow) => ({
    kind,
    reason,
    until: until?.toISOString() ?? null,
  });
  const forget = async (trx: Db, target: ClosureTarget) => {
    const { game, provider } = columnsOf(target);
    await sql`
      delete from games.closures where game_id = ${game}::text or provider_id = ${provider}::integer`.execute(
      trx,
    );
  };
  const follow = (trx: Db) => sql`select games.follow_closures()`.execute(trx);

  const end = async (
    trx: Db,
    target: ClosureTarget,
    kind: ClosureKind,
    { actor, ...why }: { actor: Actor; reason?: string; requestId?: string },
  ) => {
    await alone(trx);
    const before = await held(trx, target);
    if (before?.kind !== kind) return false;
    await forget(trx, target);
    await follow(trx);
    await audit(trx, {
      actor,
      action: 'games.open',
      subject: subjectOf(target),
      before: shown(before),
      ...why,
    });
    return true;
  };
  const byOperator = ({ operatorId, reason, requestId }: By) => ({
    actor: { kind: 'operator', id: operatorId } as const,
    reason,
    requestId,
  });

  return {
    close: ({ kind, until, ...target }, by) =>
      db.transaction().execute(async (trx) => {
        const now = clock.now();
        if (until !== null && until <= now) {
          throw new Problem(422, API_CODES.wrongData, 'the time has passed', { fields: { until: 'past' } });
        }
        await mustExist(trx, target);
        const { game, provider } = columnsOf(target);
        await alone(trx);
        const before = await held(trx, target);
        if (before?.kind === 'withdrawn') {
          throw new Problem(409, API_CODES.wrongData, 'it is withdrawn already');
        }
        await forget(trx, target);
        await sql`
          insert into games.closures (game_id, provider_id, kind, reason, operator, closed_at, until)
          values (${game}, ${provider}, ${kind}, ${by.reason}, ${by.operatorId}, ${now},
                  ${kind === 'maintenance' ? until : null})`.execute(trx);
        await follow(trx);
        await audit(trx, {
          ...byOperator(by),
          action: kind === 'maintenance' ? 'games.close' : 'games.withdraw',
          subject: subjectOf(target),
          ...(before && { before: shown(before) }),
          after: { kind, ...(until && kind === 'maintenance' && { until: until.toISOString() }) },
        });
      }),

    open: (target, by) =>
      db.transaction().execute(async (trx) => {
        if (!(await end(trx, target, 'maintenance', byOperator(by)))) {
          throw new Problem(404, API_CODES.notFound, 'it is in no maintenance');
        }
      }),

    async kindOf(on, target) {
      await mustExist(on, target);
      return (await held(on, target))?.kind ?? null;
    },

    async bringBack(trx, target, by) {
      await end(trx, target, 'withdrawn', byOperator(by));
    },

    openDue: () =>
      db.transaction().execute(async (trx) => {
        const due = () =>
          sql<{ game: string | null; studio: number | null }>`
            select game_id as game, provider_id as studio from games.closures where until <= ${clock.now()}`.execute(
            trx,
          );
        if ((await due()).rows.length === 0) return 0;
        await alone(trx);
        const { rows } = await due();
        for (const { game, studio } of rows) {
          const target = game === null ? { studio: studio ?? 0 } : { game };
          await end(trx, target, 'maintenance', {
            actor: { kind: 'system', name: 'jobs' },
            reason: 'The time that was said has come.',
          });
        }
        return rows.length;
      }),
  };
}
