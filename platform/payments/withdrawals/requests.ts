import { createHash, randomUUID } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import type { RiskSignal } from '@/lib/domain/withdrawals';
import { toSafeMinor } from '@/lib/money/money';
import { audit, byPlayer } from '../../audit/service';
import type { IdentityService } from '../../identity/service';
import type { JurisdictionsService } from '../../jurisdictions/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { PlayerSession } from '../../kernel/session';
import type { LedgerService } from '../../ledger/service';
import type { LoyaltyService } from '../../loyalty/service';
import type { PlayersService } from '../../players/service';
import type { PaymentProvider } from '../provider';
import { hasDisputed } from '../store';
import { destinationOf, type Destination, type DestinationInput } from './destination';
import { automaticFor, payoutMethods, sumOfDay, type PayoutMethod } from './methods';
import { lockOwed } from './owed';
import type { Paying } from './paying';
import { createSignals, isAutomatic, isKnown, type SignalParts } from './signals';
import * as store from './store';
import type { Database, WithdrawalRow } from './store';

export interface WithdrawalInput extends DestinationInput {
  method: string;
  /** Minor units that leave the balance; the fee is part of it. */
  amount: number;
  /** Of the second factor, where there is one. */
  code?: string | undefined;
}

export interface WithdrawalCall {
  idempotencyKey: string;
  requestId: string;
  /** ISO 3166 alpha-2 of where the request comes from, when known. */
  country: string | null;
}

export interface RequestParts extends SignalParts {
  kernel: Kernel;
  identity: Pick<IdentityService, 'player' | 'lockPayable' | 'demandLive' | 'proveFactor'>;
  jurisdictions: Pick<JurisdictionsService, 'refuseUnproved'>;
  ledger: LedgerService;
  loyalty: Pick<LoyaltyService, 'instantPayout'>;
  players: Pick<PlayersService, 'missing' | 'events' | 'profileOf'>;
  providers: ReadonlyMap<string, PaymentProvider>;
  paying: Paying;
  balanceChanged: (playerId: string) => void;
}

const waitingAlready = () =>
  new Problem(409, API_CODES.withdrawalPending, 'another withdrawal has to end first');

/** What only some requests name is behind the rest, so that a try of before it existed and one of after it are the same. */
const hashOf = ({ method, amount, iban, holder, address, tag, bsb, account }: WithdrawalInput): Buffer => {
  const own = bsb === undefined && account === undefined ? [] : [bsb, account];
  const named = [method, amount, iban, holder, address, tag, ...own].map((value) => value ?? null);
  return createHash('sha256').update(JSON.stringify(named)).digest();
};

/** Asking for a withdrawal. */
export function createRequests(parts: RequestParts) {
  const { kernel, identity, jurisdictions, ledger, loyalty, players, providers, paying, balanceChanged } =
    parts;
  const { config, db, clock } = kernel;
  const signalsOf = createSignals(parts);

  /** @throws Problem 403 `client_api_56` with `missing` and, for the profile, `fields`. */
  const refuseUnknown = async (player: PlayerSession, country: string | null) => {
    const { steps } = await players.missing(player.playerId);
    const fields = [...steps.profile, ...steps.contacts];
    if (fields.length > 0) {
      throw new Problem(403, API_CODES.notVerified, 'the profile has to be complete first', {
        missing: ['profile'],
        fields: Object.fromEntries(fields.map((field) => [field, 'required'])),
      });
    }
    await jurisdictions.refuseUnproved(player, 'withdraw', country);
  };

  /** @throws Problem 422: 18, 30, 32. */
  const choose = async (
    on: Database,
    player: PlayerSession,
    input: WithdrawalInput,
  ): Promise<PayoutMethod> => {
    const { withdrawable } = await ledger.balances(player.playerId, on);
    const methods = await payoutMethods(on, player, withdrawable);
    const method = methods.find((one) => one.method === input.method);
    if (!method || !providers.get(method.provider)?.paysOut) {
      throw new Problem(422, API_CODES.paymentMethodUnavailable, 'money can’t go there');
    }
    const amount = BigInt(input.amount);
    const { currency } = player;
    if (amount < method.min) {
      throw new Problem(422, API_CODES.withdrawalBelowMinimum, 'the amount is below the minimum', {
        minimum: toSafeMinor(method.min),
        currency,
      });
    }
    // What the balance does not cover is the ledger’s to say.
    if (amount > method.max && amount <= withdrawable) {
      throw new Problem(422, API_CODES.withdrawalLimit, 'the amount is above what can go there', {
        maximum: toSafeMinor(method.max),
        currency,
      });
    }
    return method;
  };

  /** Holds the money and writes the withdrawal, together. */
  const begin = async (
    player: PlayerSession,
    input: WithdrawalInput,
    call: WithdrawalCall,
    {
      method: chosen,
      destination,
      requestHash,
    }: { method: PayoutMethod; destination: Destination; requestHash: Buffer },
  ): Promise<WithdrawalRow> => {
    const { playerId, currency } = player;
    const id = randomUUID();
    const amount = BigInt(input.amount);
    const found = await signalsOf({ playerId, currency, amount, method: chosen, destination });
    const automaticUntil = await automaticFor(db, isKnown(found.signals) ? loyalty : null, player);
    const spendCode = await identity.proveFactor(playerId, input.code);
    const profile = await identity.player(playerId);
    if (!profile) throw new Problem(401, API_CODES.sessionExpired, 'log in first');

    const written = await db.transaction().execute(async (trx) => {
      await store.lockRequests(trx, playerId);
      const same = await store.findByKey(trx, playerId, call.idempotencyKey);
      if (same) return same.id;
      if (!(await identity.lockPayable(trx, playerId))) {
        throw new Problem(403, API_CODES.accountBlocked, 'the account cannot withdraw');
      }
      await identity.demandLive(trx, player);
      if (await store.findWaiting(trx, playerId)) throw waitingAlready();
      const active = await ledger.balances(playerId, trx);
      if (active.currency !== currency) {
        throw new Problem(409, API_CODES.transactionStatus, 'the account has another currency now');
      }
      // Money that is still owed stays in the balance, where the refund takes it.
      if (await lockOwed(trx, playerId)) {
        throw new Problem(409, API_CODES.confirmationRequired, 'a refund is still owed');
      }
      const now = clock.now();
      // What the balance covers decides which limits are looked at: it stays as it is until the money is held.
      await ledger.lockWallet(trx, playerId, currency);
      const method = await choose(trx, player, input);
      const others = await sumOfDay(trx, { playerId, currency, at: now, besides: null });
      const signals: RiskSignal[] = [
        ...(others + amount > automaticUntil ? (['above_threshold'] as const) : []),
        ...found.signals,
        // Looked at once nothing can happen to deposits any more.
        ...((await hasDisputed(trx, playerId)) ? (['disputed'] as const) : []),
      ];
      await spendCode(trx);
      const { transactionId } = await ledger.openHold(trx, {
        playerId,
        currency,
        amount,
        fee: method.fee,
        idempotencyKey: `withdrawal:${id}:hold`,
        reference: id,
        method: method.method,
      });
      await store.insertWithdrawal(trx, {
        id,
        player_id: playerId,
        ledger_transaction_id: transactionId,
        method: method.method,
        option: method.option,
        currency,
        amount,
        fee: method.fee,
        signals,
        destination: destination.shown,
        destination_print: destination.print,
        source: method.source,
        name_match: found.nameMatch,
        provider: method.provider,
        payout_request: {
          reference: id,
          amount: toSafeMinor(amount - method.fee),
          currency,
          method: method.method,
          option: method.option,
          charge: method.charge,
          account: destination.account,
          email: profile.email,
          webhookUrl: config.paymentWebhookUrl,
        },
        idempotency_key: call.idempotencyKey,
        request_hash: requestHash,
        requested_at: now,
      });
      await audit(trx, {
        actor: byPlayer(playerId),
        action: 'payments.withdraw',
        subject: id,
        requestId: call.requestId,
        after: { method: method.method, amount: input.amount, currency, signals },
      });
      if (isAutomatic(signals)) {
        await ledger.processHold(trx, { transactionId });
        const change = { status: 'processing', cause: 'nobody has to decide', decided_at: now } as const;
        await store.updateWithdrawal(trx, id, change, now);
      }
      return id;
    });
    const withdrawal = await store.findWithdrawal(db, written);
    if (!withdrawal) throw new Error(`withdrawal ${written} is gone`);
    return withdrawal;
  };

  return {
    refuseUnknown,

    /** The same key and input give the same withdrawal. See the contract for what it refuses. */
    async create(
      player: PlayerSession,
      input: WithdrawalInput,
      call: WithdrawalCall,
    ): Promise<WithdrawalRow> {
      const requestHash = hashOf(input);
      let withdrawal = await store.findByKey(db, player.playerId, call.idempotencyKey);
      if (!withdrawal) {
        await refuseUnknown(player, call.country);
        if (await store.findWaiting(db, player.playerId)) throw waitingAlready();
        // Before limits: while the wager is open, nothing can go anywhere.
        const { depositWager } = await ledger.balances(player.playerId);
        if (depositWager > 0n) {
          throw new Problem(422, API_CODES.wagering, 'the deposit wager is open', {
            depositWager: toSafeMinor(depositWager),
            currency: player.currency,
          });
        }
        const method = await choose(db, player, input);
        const destination = destinationOf(method, input, config.authSecret);
        withdrawal = await begin(player, input, call, { method, destination, requestHash });
        // What is held is not in the balance any more.
        balanceChanged(player.playerId);
      }
      if (!withdrawal.request_hash.equals(requestHash)) {
        throw new Problem(
          422,
          API_CODES.idempotencyMismatch,
          'this Idempotency-Key came with another request before',
        );
      }
      // After the commit: whatever dies from here on, reconciliation ends it.
      return withdrawal.status === 'processing' ? paying.send(withdrawal.id) : withdrawal;
    },
  };
}
