import type { Cashier } from './cashier';
import { transferView, type Charge, type Transfer } from './charge';
import type { EventType } from './event';
import { COIN_KINDS, newTxid, rateAt, type Rate } from './kinds/coins';

/** Coins on their way to the company's addresses: seen, confirmed block by block, final, or taken back. */
export interface CoinDesk {
  /**
   * Coins arrive at a charge's address, in whatever state it is.
   * @param options.byItself whether blocks confirm them without anybody's doing; they do when left out.
   * @returns undefined when the charge has no address.
   */
  send(chargeId: string, options: SendOptions): Transfer | undefined;
  /** One more block. @returns undefined when there is no such transfer, or it is final or gone. */
  confirm(chargeId: string, txid: string, options?: { silent?: boolean | undefined }): Transfer | undefined;
  /**
   * The chain is written anew: the transfer loses its confirmations, or is gone altogether. It may come back later.
   */
  reorganise(
    chargeId: string,
    txid: string,
    options: { gone: boolean; silent?: boolean },
  ): Transfer | undefined;
  /** Confirms what is due. */
  settleDue(): void;
  nextDue(): number | null;
}

export interface SendOptions {
  /** Base units. */
  amount: bigint;
  byItself?: boolean | undefined;
  silent?: boolean | undefined;
  /** Another output of a transfer that is there already. */
  txid?: string | undefined;
}

export function createCoinDesk(cashier: Cashier, blockMs: number): CoinDesk {
  const isUnderWay = ({ state }: Transfer) => state === 'seen' || state === 'confirming';

  /** Records a transfer, and the charge's first final one as its completion. */
  const record = (charge: Charge, transfer: Transfer, type: EventType, silent = false): Transfer => {
    const others = (charge.transfers ?? []).filter(
      ({ txid, output }) => txid !== transfer.txid || output !== transfer.output,
    );
    const completes = transfer.state === 'final' && charge.status === 'pending';
    const next: Charge = {
      ...charge,
      transfers: [...others, transfer],
      ...(completes ? { status: 'completed', amountReceived: worth(transfer) } : {}),
    };
    const more = { transfer: transferView(charge, transfer) };
    cashier.change(next, silent ? undefined : { type, more });
    return transfer;
  };

  const worth = ({ amount, rate }: Transfer) =>
    rate === null ? 0 : Number((BigInt(amount) * BigInt(rate.minor)) / BigInt(rate.per));

  /** The rate that was told, for what was seen while it held; else the one of this moment. */
  const rateFor = (charge: Charge, seenAt: number): Rate | null => {
    const { ask } = charge;
    if (ask?.kind !== 'address') return null;
    if (seenAt <= Date.parse(ask.rate_ends_at)) return ask.rate;
    const kind = COIN_KINDS[ask.coin];
    return (kind && rateAt(kind, charge.currency, Date.now(), cashier.drift.get(ask.coin))) ?? null;
  };

  const find = (chargeId: string, txid: string) => {
    const charge = cashier.charge(chargeId);
    const transfer = charge?.transfers?.find((one) => one.txid === txid);
    return charge && transfer ? { charge, transfer } : undefined;
  };

  const desk: CoinDesk = {
    send(chargeId, { amount, byItself = true, silent, txid = newTxid() }) {
      const charge = cashier.charge(chargeId);
      if (charge?.ask?.kind !== 'address' || amount <= 0n) return undefined;
      const now = Date.now();
      const output = (charge.transfers ?? []).filter((one) => one.txid === txid).length;
      const transfer: Transfer = {
        txid,
        output,
        amount: String(amount),
        confirmations: 0,
        state: 'seen',
        version: 1,
        seenAt: now,
        rate: null,
        nextBlockAt: byItself ? now + blockMs : null,
      };
      return record(charge, transfer, 'transfer.seen', silent);
    },
    confirm(chargeId, txid, { silent } = {}) {
      const found = find(chargeId, txid);
      if (found?.charge.ask?.kind !== 'address' || found.transfer.state === 'final') return undefined;
      const { charge, transfer } = found;
      const needed = found.charge.ask.confirmations_needed;
      const confirmations = transfer.confirmations + 1;
      const final = confirmations >= needed;
      const next: Transfer = {
        ...transfer,
        confirmations,
        state: final ? 'final' : 'confirming',
        version: transfer.version + 1,
        rate: final ? rateFor(charge, transfer.seenAt) : null,
        nextBlockAt: final || transfer.nextBlockAt === null ? null : transfer.nextBlockAt + blockMs,
      };
      return record(charge, next, final ? 'transfer.final' : 'transfer.confirmed', silent);
    },
    reorganise(chargeId, txid, { gone, silent }) {
      const found = find(chargeId, txid);
      if (!found) return undefined;
      const { charge, transfer } = found;
      const next: Transfer = {
        ...transfer,
        confirmations: 0,
        state: gone ? 'gone' : 'seen',
        version: transfer.version + 1,
        rate: null,
        nextBlockAt: gone || transfer.nextBlockAt === null ? null : Date.now() + blockMs,
      };
      return record(charge, next, gone ? 'transfer.gone' : 'transfer.seen', silent);
    },
    settleDue() {
      const now = Date.now();
      for (const charge of cashier.all()) {
        for (const { txid, nextBlockAt } of (charge.transfers ?? []).filter(isUnderWay)) {
          if (nextBlockAt !== null && nextBlockAt <= now) desk.confirm(charge.id, txid);
        }
      }
    },
    nextDue() {
      const due = cashier
        .all()
        .flatMap(({ transfers = [] }) => transfers.filter(isUnderWay))
        .flatMap(({ nextBlockAt }) => (nextBlockAt === null ? [] : [nextBlockAt]));
      return due.length === 0 ? null : Math.min(...due);
    },
  };
  return desk;
}
