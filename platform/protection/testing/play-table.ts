import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PLAY_LAW, type PlayLaw } from '@/lib/domain/play-law';
import { createSession } from '@/platform/games/sessions';
import { GAME, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';
import { createPlay, type Play } from '../play/play';

/** Time and speed in play over a wallet: `law` holds for sessions that begin from then on. */
export function playOver(harness: WalletHarness) {
  const world = { law: PLAY_LAW };
  const play: Play = createPlay(harness.kernel, {
    identity: { demandLive: () => Promise.resolve() },
    jurisdictions: { playLaw: () => ({ code: 'test', ...world.law }) },
    ledger: harness.ledger,
  });
  const session = (seat: Seat) => ({
    playerId: seat.playerId,
    sessionId: seat.sessionId,
    currency: seat.currency,
    country: 'DE',
    language: 'en' as const,
  });

  /** Opens a game: a seat at it, in the session of play that runs or begins. */
  async function launch(seat: Seat, gameId = GAME): Promise<Seat> {
    const { kernel } = harness;
    const opened = await kernel.db.transaction().execute(async (trx) => {
      await play.beginPlay(trx, session(seat), seat.currency);
      const made = { playerId: seat.playerId, authSessionId: randomUUID(), gameId, currency: seat.currency };
      return createSession(trx, made, kernel.clock.now());
    });
    return { ...seat, token: opened.token, sessionId: opened.sessionId };
  }

  return {
    play,
    setLaw: (law: Partial<PlayLaw>) => {
      world.law = { ...PLAY_LAW, ...law };
    },
    session,
    launch,
    seat: async (money: { real?: number; bonus?: number } = { real: 100_000 }) =>
      launch(await harness.seat(money)),
    now: async (seat: Seat) => (await play.playOf(session(seat))).session,
    /** Who the player is to the law of their age. */
    born: (seat: Seat, birthday: string) =>
      sql`insert into players.profiles (player_id, birthday, updated_at) values (${seat.playerId}, ${birthday}, now())`.execute(
        harness.kernel.db,
      ),
    bet: (seat: Seat, amount: number, fields: Record<string, unknown> = {}) =>
      harness.call('bet', seat, { amount, tx_id: randomUUID(), round_id: randomUUID(), ...fields }),
    win: (seat: Seat, stake: { tx: string; round: string }, amount: number) =>
      harness.call('win', seat, {
        amount,
        tx_id: randomUUID(),
        ref_tx_id: stake.tx,
        round_id: stake.round,
        round_closed: true,
      }),
    rollback: (seat: Seat, stake: { tx: string; round: string }, amount: number) =>
      harness.call('rollback', seat, {
        amount,
        tx_id: randomUUID(),
        ref_tx_id: stake.tx,
        round_id: stake.round,
      }),
  };
}
export const newStake = () => ({ tx: randomUUID(), round: randomUUID() });
export const MINUTE = 60_000;
