import {
  commitmentOf,
  DRAW_RECORD,
  drawAmountOf,
  winningTicketOf,
  type PublishedDraw,
} from '@/lib/domain/jackpot-draws';
import { isWhole } from '../engines/play/engine-error';
import { RecordError } from './record';

/** A jackpot's draw as the casino tells it; who won and when is no part of the proof. Amounts are minor units. */
export interface DrawRecord extends PublishedDraw {
  record: typeof DRAW_RECORD;
  id: number;
  code: string;
}

/** What is compared: what the record says with what follows from its seed. */
export type DrawCheck = 'commitment' | 'amount' | 'ticket';

export interface DrawLine {
  check: DrawCheck;
  claimed: string;
  computed: string;
  holds: boolean;
}

const HASH = /^[0-9a-f]{64}$/;
const isHash = (value: unknown) => typeof value === 'string' && HASH.test(value);
const isAmount = (value: unknown) => isWhole(value, 0, Number.MAX_SAFE_INTEGER);
const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;

export const isDraw = (value: unknown): boolean => fieldsOf(value).record === DRAW_RECORD;

/** A value as a draw, as `GET /api/v1/jackpots/draws` answers it. @throws RecordError for a field that can't be */
export function readDraw(value: unknown): DrawRecord {
  const { id, code, won, range, cause, serverSeed, commitment, chain, tickets, winningTicket } =
    fieldsOf(value);
  const { amount } = fieldsOf(won);
  const { min, max } = fieldsOf(range);
  const fits: Readonly<Record<string, boolean>> = {
    id: isWhole(id, 1, Number.MAX_SAFE_INTEGER),
    code: typeof code === 'string' && code !== '',
    won: isAmount(amount),
    range: isWhole(max, 1, Number.MAX_SAFE_INTEGER) && isWhole(min, 0, max - 1),
    cause: cause === 'amount' || cause === 'month',
    serverSeed: isHash(serverSeed),
    commitment: isHash(commitment),
    chain: isHash(chain),
    tickets: isWhole(tickets, 1, Number.MAX_SAFE_INTEGER),
    winningTicket: isAmount(winningTicket),
  };
  const wrong = Object.entries(fits).find(([, isRight]) => !isRight);
  if (wrong) throw new RecordError('field_invalid', wrong[0]);
  return { ...(value as DrawRecord), amount: amount as number };
}

/** Computes a draw anew from its seed and the chain of the stakes, and compares it with what its record says. */
export function verifyDraw(draw: DrawRecord): DrawLine[] {
  const { serverSeed, chain, range, cause, amount, tickets, winningTicket } = draw;
  const line = (
    check: DrawCheck,
    claimed: string,
    computed: string,
    holds = claimed === computed,
  ): DrawLine => ({
    check,
    claimed,
    computed,
    holds,
  });
  return [
    line('commitment', draw.commitment, commitmentOf(serverSeed)),
    // At a month's end a jackpot holds what it holds, and at least its minimum.
    cause === 'month'
      ? line('amount', String(amount), `at least ${range.min}`, amount >= range.min)
      : line('amount', String(amount), String(drawAmountOf(serverSeed, range))),
    line('ticket', String(winningTicket), String(winningTicketOf(serverSeed, chain, BigInt(tickets)))),
  ];
}
