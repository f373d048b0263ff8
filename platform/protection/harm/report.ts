import { sql } from 'kysely';
import type { Kernel } from '../../kernel/kernel';
import type { JurisdictionsService } from '../../jurisdictions/service';
import type { Db } from '../store';

/** What happened in a time, by the profile of the players' countries. */
export interface ReportRow {
  /** As `LICENCES` names it, or `base`. */
  profile: string;
  /** What is counted: `cases`, `closed`, `signs`, `deeds`, `breaks`, `limits`, `registers`, `matches`. */
  part: string;
  /** Of a part: a level, an outcome, a deed, a length, what became of a limit, an answer. */
  what: string;
  /** How often, and of how many players. */
  count: number;
  players: number;
}

export interface Reports {
  /** @param from the first moment @param to the first one after it */
  reportOf(time: { from: Date; to: Date }): Promise<ReportRow[]>;
}

interface Counted {
  country: string;
  part: string;
  what: string;
  count: number;
  players: number;
}

async function countedIn(db: Db, from: Date, to: Date): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select t.country, e.part, e.what, count(*)::integer as count, count(distinct e.player_id)::integer as players
      from (select 'cases' as part, c.level as what, c.player_id from protection.cases c
             where c.opened_at >= ${from} and c.opened_at < ${to}
            union all
            select 'closed', c.outcome, c.player_id from protection.cases c
             where c.closed_at >= ${from} and c.closed_at < ${to}
            union all
            select 'signs', s.sign, s.player_id from protection.signs s where s.since >= ${from} and s.since < ${to}
            union all
            select 'deeds', d.kind, d.player_id from protection.deeds d where d.at >= ${from} and d.at < ${to}
            union all
            select 'breaks', b.length || case b.origin when 'office' then ' by the office' else '' end, b.player_id
              from protection.breaks b where b.began_at >= ${from} and b.began_at < ${to}
            union all
            select 'limits', l.kind::text || ' ' || l.period::text || ' ' || l.step, l.player_id
              from protection.limit_changes l where l.at >= ${from} and l.at < ${to}
            union all
            select 'registers', a.register || ' ' || a.answer, a.player_id
              from protection.register_answers a where a.asked_at >= ${from} and a.asked_at < ${to}
            union all
            select 'matches', coalesce(m.decision, 'waits'), m.player_id
              from protection.matches m where m.found_at >= ${from} and m.found_at < ${to}) e
      join identity.player_traits t on t.player_id = e.player_id
     group by t.country, e.part, e.what`.execute(db);
  return rows;
}

export const createReports = (
  { db }: Pick<Kernel, 'db'>,
  { jurisdictions }: { jurisdictions: Pick<JurisdictionsService, 'codeOf'> },
): Reports => ({
  async reportOf({ from, to }) {
    const sums = new Map<string, ReportRow>();
    for (const { country, part, what, count, players } of await countedIn(db, from, to)) {
      const profile = jurisdictions.codeOf(country);
      const key = [profile, part, what].join('\n');
      const before = sums.get(key) ?? { profile, part, what, count: 0, players: 0 };
      // Nobody has two countries.
      sums.set(key, { ...before, count: before.count + count, players: before.players + players });
    }
    return [...sums.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  },
});
