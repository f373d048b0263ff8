import { randomBytes } from 'node:crypto';
import { chainAfter, commitmentOf, drawAmountOf, monthEndAfter } from '@/lib/domain/jackpot-draws';
import {
  JACKPOT_OPENINGS,
  JACKPOT_RANGES,
  JACKPOT_SHARES,
  JACKPOTS,
  type JackpotName,
} from '@/lib/domain/jackpots';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import type { LedgerService } from '../ledger/service';
import type { Movement } from '../play/service';
import { drawRound, type DrawParts } from './draw';
import { grow } from './growth';
import * as draws from './draw-store';
import * as store from './store';

/** Jackpots are in the operator's own currency, and stakes in it feed them. */
export const JACKPOT_CURRENCY = DEFAULT_CURRENCY;

export interface BookParts extends DrawParts {
  ledger: Pick<LedgerService, 'feedJackpots' | 'jackpots' | 'payJackpot'>;
}

/** A jackpot while its play is counted; what is not written yet is in `paid`, `chain` and `added`. Minor units. */
interface Standing {
  round: draws.Round;
  /** What it holds, with what is not posted yet. */
  held: bigint;
  /** In ten-thousandths of a minor unit. */
  owed: bigint;
  paid: bigint;
  chain: string;
  added: Map<string, draws.NewTickets>;
  /** At how much it is drawn; null when it held as much before anybody had a ticket: then at a month's end alone. */
  drawnAt: bigint | null;
  /** Nobody could win it just now. */
  waits: boolean;
}

type Amounts = Record<JackpotName, bigint>;
const each = (of: (name: JackpotName) => bigint) =>
  Object.fromEntries(JACKPOTS.map((name) => [name, of(name)])) as Amounts;

/** The jackpots' book, for the length of a transaction that is alone with it. */
export interface Book {
  /** Draws what is due at a month's end before `at`. */
  endMonths(at: Date): Promise<void>;
  /** Counts a stake or a return of the jackpots' currency, and draws what it fills. */
  count(movement: Movement): Promise<void>;
  /** Writes what was counted. Tries once more to draw what nobody could win. */
  close(at: Date): Promise<void>;
}

/** Opens the book, and the jackpots that are not open yet. */
export async function openBook(trx: store.Db, parts: BookParts, now: Date): Promise<Book> {
  const { ledger } = parts;

  const openRound = async (code: JackpotName, openedWith: bigint, at: Date): Promise<draws.Round> => {
    const serverSeed = randomBytes(32).toString('hex');
    const commitment = commitmentOf(serverSeed);
    const { min, max } = JACKPOT_RANGES[code];
    const drawn = { drawnFrom: BigInt(min), drawnBelow: BigInt(max) };
    const opened = { openedWith, openedAt: at, monthEndsAt: monthEndAfter(at) };
    return draws.addRound(trx, { code, serverSeed, commitment, chain: commitment, ...drawn, ...opened });
  };
  const standingOf = (round: draws.Round, held: bigint, owed: bigint): Standing => {
    const range = { min: Number(round.drawnFrom), max: Number(round.drawnBelow) };
    const drawnAt = drawAmountOf(round.serverSeed, range);
    const counted = { paid: 0n, chain: round.chain, added: new Map<string, draws.NewTickets>() };
    return {
      round,
      held,
      owed,
      ...counted,
      drawnAt: drawnAt > round.openedWith ? drawnAt : null,
      waits: false,
    };
  };
  const fundOpenings = (amounts: Amounts, idempotencyKey: string) =>
    ledger.feedJackpots(trx, { from: 'promotions', currency: JACKPOT_CURRENCY, amounts, idempotencyKey });

  await draws.lockJackpots(trx);
  let held = await ledger.jackpots(trx, JACKPOT_CURRENCY);
  if (!held) {
    held = each((name) => BigInt(JACKPOT_OPENINGS[name]));
    await fundOpenings(held, `jackpots:open:${JACKPOT_CURRENCY}`);
  }
  const owed = await store.readOwed(trx);
  const rounds = await draws.openRounds(trx);
  const standings = new Map<JackpotName, Standing>();
  for (const name of JACKPOTS) {
    const round = rounds.find(({ code }) => code === name) ?? (await openRound(name, held[name], now));
    standings.set(name, standingOf(round, held[name], owed.get(name) ?? 0n));
  }
  const all = () => [...standings.values()];
  const of = (name: JackpotName, amount: (standing: Standing) => bigint) => {
    const standing = standings.get(name);
    return standing ? amount(standing) : 0n;
  };

  const write = async () => {
    const paid = each((name) => of(name, (standing) => standing.paid));
    if (all().some((standing) => standing.paid > 0n)) {
      const number = await store.nextFeed(trx);
      const idempotencyKey = `jackpots:grow:${JACKPOT_CURRENCY}:${number}`;
      await ledger.feedJackpots(trx, {
        from: 'gaming',
        currency: JACKPOT_CURRENCY,
        amounts: paid,
        idempotencyKey,
      });
    }
    await store.saveOwed(
      trx,
      each((name) => of(name, (standing) => standing.owed)),
    );
    for (const standing of all()) {
      standing.paid = 0n;
      if (standing.added.size === 0) continue;
      await draws.saveChain(trx, standing.round.id, standing.chain);
      await draws.addTickets(trx, standing.round.id, [...standing.added.values()]);
      standing.added = new Map();
    }
  };

  const growBy = (standing: Standing, stakes: bigint) => {
    const { held: holds, owed: owes, drawnAt, round } = standing;
    const share = JACKPOT_SHARES[round.code];
    const { paid, owed: rest } = grow({
      stakes,
      share,
      owed: owes,
      held: holds,
      max: drawnAt ?? round.drawnBelow,
    });
    standing.held += paid;
    standing.paid += paid;
    standing.owed = rest;
  };

  const draw = async (standing: Standing, cause: 'amount' | 'month', at: Date): Promise<boolean> => {
    await write();
    const { round, chain, held: amount } = standing;
    if (!(await drawRound(trx, parts, { round: { ...round, chain }, cause, amount, at }))) return false;
    const opening = BigInt(JACKPOT_OPENINGS[round.code]);
    const next = standingOf(await openRound(round.code, opening, at), opening, standing.owed);
    await draws.carryDebts(trx, round.id, next.round.id);
    await fundOpenings(
      each((name) => (name === round.code ? opening : 0n)),
      `jackpots:open:${next.round.id}`,
    );
    growBy(next, 0n);
    standings.set(round.code, next);
    return true;
  };

  const isFull = ({ drawnAt, held: holds }: Standing) => drawnAt !== null && holds >= drawnAt;

  return {
    async endMonths(at) {
      for (const standing of all().filter(({ round }) => round.monthEndsAt <= at)) {
        if (standing.held >= standing.round.drawnFrom && (await draw(standing, 'month', at))) continue;
        standing.round.monthEndsAt = monthEndAfter(at);
        await draws.moveMonthEnd(trx, standing.round.id, standing.round.monthEndsAt);
      }
    },

    async count({ kind, txId, playerId, gameId, real, at }) {
      const tickets = kind === 'stake' ? real : -real;
      for (const standing of all()) {
        const before = standing.added.get(playerId)?.tickets ?? 0n;
        standing.added.set(playerId, { playerId, gameId, tickets: before + tickets });
        standing.chain = chainAfter(standing.chain, txId);
        growBy(standing, tickets);
      }
      for (const standing of all()) {
        if (isFull(standing) && !standing.waits) standing.waits = !(await draw(standing, 'amount', at));
      }
    },

    async close(at) {
      for (const standing of all()) if (standing.waits) await draw(standing, 'amount', at);
      await write();
    },
  };
}
