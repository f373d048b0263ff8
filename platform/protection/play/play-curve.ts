import { sql } from 'kysely';
import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import type { PlayerSession } from '../../kernel/session';
import type { Play } from './play';

/** What a session of play came to as it went on. Minor units. */
export interface PlayCurve {
  from: Date;
  to: Date;
  currency: Currency;
  /** Wins less stakes at even steps from the beginning to now: 0 first, the session's own net last. */
  nets: bigint[];
}

export interface PlayCurves {
  /** Null while nothing is played. */
  playCurve(player: Pick<PlayerSession, 'playerId' | 'country'>): Promise<PlayCurve | null>;
}

const STEPS = 48;

/** The history follows play within a second; what it does not know yet is in the last step, which the session's own sums make. */
export function createPlayCurves({ db }: Pick<Kernel, 'db'>, { playOf }: Pick<Play, 'playOf'>): PlayCurves {
  return {
    async playCurve(player) {
      const { now, session } = await playOf(player);
      if (!session) return null;
      // Rounds are dated by the database's clock, and so is the session that is counted from.
      const { rows } = await sql<{ step: number; net: bigint }>`
        select greatest(1, least(${STEPS}, width_bucket(extract(epoch from r.ended_at), extract(epoch from s.opened_at),
                        extract(epoch from greatest(clock_timestamp(), s.opened_at + interval '1 second')), ${STEPS}))) as step,
               sum(r.net)::bigint as net
          from protection.play_sessions s
          join history.round_results r on r.player_id = s.player_id and r.currency = s.currency and r.began_at >= s.opened_at
         where s.player_id = ${player.playerId}::uuid and s.is_latest
         group by 1`.execute(db);
      const nets = [0n];
      for (let step = 1; step < STEPS; step++) {
        nets.push((nets[step - 1] ?? 0n) + (rows.find((row) => row.step === step)?.net ?? 0n));
      }
      nets.push(session.won - session.staked);
      return { from: session.beganAt, to: now, currency: session.currency, nets };
    },
  };
}
