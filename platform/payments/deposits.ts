import { createHash, createHmac, randomUUID } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import type { BonusTaking } from '@/lib/domain/bonuses';
import { depositBoundsFault, isWholeUnits } from '@/lib/domain/deposits';
import { toSafeMinor } from '@/lib/money/money';
import { audit, byPlayer } from '../audit/service';
import type { BonusesService } from '../bonuses/service';
import type { IdentityService } from '../identity/service';
import type { JurisdictionsService } from '../jurisdictions/service';
import { networkOf } from '../kernel/address';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { LedgerService } from '../ledger/service';
import type { ProtectionService } from '../protection/service';
import type { Charging } from './charging';
import type { Instruments } from './instruments';
import type { ChosenMethod, Methods } from './methods';
import { ProviderError, type PaymentProvider } from './provider';
import { returnUrls } from './return-urls';
import * as store from './store';
import type { DepositRow } from './store';
import { lockOpenDeposits } from './unsettled';

/** SPEC §3's deposit request. */
export interface DepositInput {
  /** Name of the method; an option of it stands behind an underscore. */
  method: string;
  /** Minor units: whole units times 100. */
  amount: number;
  promocode?: string | undefined;
  /** How the bonus of the code is taken when the money is there; left out while the player has not said. */
  taking?: BonusTaking | undefined;
  /** Where the provider's receipt goes; the account's own address when left out. */
  email?: string | undefined;
  /** The game that it is begun in, by the name in its address. */
  game?: string | undefined;
}

export interface DepositCall {
  idempotencyKey: string;
  requestId: string;
  /** ISO 3166 alpha-2 of where the request comes from, when known. */
  country?: string | null;
  /** The client's address, when somebody is there. */
  address?: string;
}

export interface Deposits {
  create(player: PlayerSession, input: DepositInput, call: DepositCall): Promise<DepositRow>;
}

class KeyTaken extends Error {}

/** How many deposits of one player may be unfinished at a time. */
export const MOST_OPEN = 5;

const REFUSED = 'too many payments were refused';
const mustWait = (retryAfter: number) =>
  new Problem(429, API_CODES.paymentsRefused, REFUSED, { retryAfter }, { 'Retry-After': String(retryAfter) });
const notPlayable = () => new Problem(403, API_CODES.accountBlocked, 'the account cannot deposit');

export function createDeposits(parts: {
  kernel: Kernel;
  ledger: LedgerService;
  identity: Pick<IdentityService, 'player' | 'isPlayable' | 'lockPlayable'>;
  jurisdictions: Pick<JurisdictionsService, 'refuseUnproved'>;
  providers: ReadonlyMap<string, PaymentProvider>;
  methods: Methods;
  charging: Charging;
  instruments: Pick<Instruments, 'waitsUntil' | 'vouchersLockedUntil'>;
  bonuses: Pick<BonusesService, 'ofDeposit' | 'noteSecond'>;
  protection: Pick<
    ProtectionService,
    'admitPresent' | 'admitDeposit' | 'refuseWithoutLimits' | 'refuseAway' | 'refuseOnBreak'
  >;
}): Deposits {
  const { kernel, ledger, identity, jurisdictions, protection } = parts;
  const { providers, methods, charging, instruments, bonuses } = parts;
  const { config, db, clock } = kernel;

  const networkPrint = (address: string | undefined): Buffer | null =>
    address === undefined
      ? null
      : createHmac('sha256', config.authSecret)
          .update(`deposit network ${networkOf(address)}`)
          .digest();

  const checkAmount = async (player: PlayerSession, amount: bigint, { row }: ChosenMethod) => {
    const { min, max } = await methods.limits(player.currency);
    const fault = depositBoundsFault(
      amount,
      { min: toSafeMinor(min), max: toSafeMinor(max) },
      { min: toSafeMinor(row.min_amount), max: toSafeMinor(row.max_amount) },
    );
    const { currency } = player;
    if (fault?.rule === 'belowMinimum') {
      const extras = { minimum: fault.limit, currency };
      throw new Problem(422, API_CODES.depositBelowMinimum, 'the amount is below the minimum', extras);
    }
    if (fault?.rule === 'aboveMaximum') {
      const extras = { maximum: fault.limit, currency };
      throw new Problem(422, API_CODES.depositLimit, 'the amount is above the maximum', extras);
    }
    if (!isWholeUnits(amount, currency)) {
      throw new Problem(422, API_CODES.wrongData, 'a deposit is made in whole units');
    }
  };

  /** Writes deposit and ledger transaction together. @throws KeyTaken when the key was used meanwhile. */
  const begin = async (
    player: PlayerSession,
    input: DepositInput,
    chosen: ChosenMethod,
    call: DepositCall,
    requestHash: Buffer,
  ): Promise<DepositRow> => {
    const profile = await identity.player(player.playerId);
    if (!profile) throw new Problem(401, API_CODES.sessionExpired, 'log in first');
    const id = randomUUID();
    const amount = BigInt(input.amount);
    const written = db.transaction().execute(async (trx) => {
      // A block or the closing of the account waits for this deposit, or it was first.
      if (!(await identity.lockPlayable(trx, player.playerId))) throw notPlayable();
      await protection.refuseAway(trx, player.playerId);
      // The currency was changed elsewhere since the session was read: this is no deposit that the player saw.
      if ((await identity.player(player.playerId, trx))?.currency !== player.currency) {
        throw new Problem(409, API_CODES.transactionStatus, 'the account is kept in another currency now');
      }
      const open = await lockOpenDeposits(trx, player.playerId);
      // The same request was faster: its bonus is the one that is open.
      if (await store.findByKey(trx, player.playerId, call.idempotencyKey)) throw new KeyTaken();
      if (open >= MOST_OPEN)
        throw new Problem(409, API_CODES.depositsOpen, 'too many deposits are open', { most: MOST_OPEN });
      await protection.admitDeposit(trx, {
        playerId: player.playerId,
        country: player.country,
        currency: player.currency,
        amount,
      });
      const { promocode, taking } = input;
      const { playerId, currency } = player;
      const bonus =
        promocode === undefined
          ? null
          : await bonuses.ofDeposit(trx, { depositId: id, playerId, promocode, taking, currency, amount });
      const { transactionId } = await ledger.beginDeposit(trx, {
        playerId: player.playerId,
        currency: player.currency,
        amount,
        idempotencyKey: `deposit:${id}:begin`,
        reference: id,
        method: chosen.row.code,
      });
      const inserted = await store.insertDeposit(trx, {
        id,
        player_id: player.playerId,
        ledger_transaction_id: transactionId,
        method: chosen.row.code,
        option: chosen.option,
        currency: player.currency,
        amount,
        status: 'creating',
        cause: 'requested by the player',
        game: input.game ?? null,
        network: networkPrint(call.address),
        bonus_id: bonus,
        provider: chosen.provider.name,
        charge_id: null,
        checkout_url: null,
        charge_request: {
          reference: id,
          amount: input.amount,
          currency: player.currency,
          method: chosen.row.code,
          option: chosen.option,
          email: input.email ?? profile.email,
          language: player.language,
          returnUrls: returnUrls(config.webUrl, player.language, id),
          webhookUrl: config.paymentWebhookUrl,
        },
        late_of: null,
        idempotency_key: call.idempotencyKey,
        request_hash: requestHash,
        created_at: clock.now(),
      });
      if (!inserted) throw new KeyTaken();
      await audit(trx, {
        actor: byPlayer(player.playerId),
        action: 'payments.deposit',
        subject: id,
        requestId: call.requestId,
        after: {
          method: chosen.row.code,
          amount: input.amount,
          currency: player.currency,
          ...(bonus !== null && { bonus }),
        },
      });
    });
    await written.catch(async (error: unknown) => {
      const isSecond = error instanceof Problem && error.code === API_CODES.bonusOnePerPerson;
      if (isSecond) await bonuses.noteSecond(player.playerId, input.promocode ?? '');
      throw error;
    });
    const deposit = await store.findDeposit(db, id);
    if (!deposit) throw new Error(`deposit ${id} is gone`);
    return deposit;
  };

  const refuseOtherRequest = (deposit: DepositRow, requestHash: Buffer) => {
    if (!deposit.request_hash.equals(requestHash)) {
      const detail = 'this Idempotency-Key came with another request before';
      throw new Problem(422, API_CODES.idempotencyMismatch, detail);
    }
  };

  const refuseLockedVouchers = async (playerId: string, { row }: ChosenMethod) => {
    if (row.type !== 'voucher') return;
    const until = await instruments.vouchersLockedUntil(playerId);
    if (!until) return;
    const retryAfter = Math.max(1, Math.ceil((until.getTime() - clock.now().getTime()) / 1_000));
    const detail = `too many vouchers failed: none is taken before ${until.toISOString()}`;
    const headers = { 'Retry-After': String(retryAfter) };
    throw new Problem(429, API_CODES.vouchersLocked, detail, { retryAfter }, headers);
  };

  const admit = async (
    player: PlayerSession,
    input: DepositInput,
    { country: visitor = null, address }: DepositCall,
  ): Promise<ChosenMethod> => {
    await protection.refuseOnBreak(db, player.playerId);
    if (!(await identity.isPlayable(player.playerId))) {
      throw notPlayable();
    }
    await jurisdictions.refuseUnproved(player, 'deposit', visitor);
    await protection.admitPresent(player);
    await protection.refuseWithoutLimits(player);
    const chosen = await methods.choose(input.method, player.currency, player.country);
    if (!chosen) {
      throw new Problem(422, API_CODES.paymentMethodUnavailable, 'this payment method is not available');
    }
    await checkAmount(player, BigInt(input.amount), chosen);
    const until = await instruments.waitsUntil(player.playerId, networkPrint(address));
    if (until) {
      const seconds = Math.max(1, Math.ceil((until.getTime() - clock.now().getTime()) / 1_000));
      throw mustWait(seconds);
    }
    await refuseLockedVouchers(player.playerId, chosen);
    return chosen;
  };

  return {
    async create(player, input, call) {
      const requestHash = hashOf(input);
      let deposit = await store.findByKey(db, player.playerId, call.idempotencyKey);
      if (!deposit) {
        const chosen = await admit(player, input, call);
        try {
          deposit = await begin(player, input, chosen, call, requestHash);
        } catch (error) {
          if (!(error instanceof KeyTaken)) throw error;
          deposit = await store.findByKey(db, player.playerId, call.idempotencyKey);
          if (!deposit)
            throw new Problem(409, API_CODES.idempotencyInProgress, 'the first request was given up');
        }
      }
      refuseOtherRequest(deposit, requestHash);
      if (deposit.status !== 'creating') return deposit;

      // After the commit: whatever dies from here on, the deposit is known and reconciliation ends it.
      const provider = providers.get(deposit.provider);
      if (!provider) throw new Error(`no provider ${deposit.provider}`);
      try {
        return await charging.ensureCharge(deposit, provider);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        throw new Problem(502, API_CODES.paymentAggregator, 'the payment company did not take the deposit', {
          depositId: deposit.id,
        });
      }
    },
  };
}

function hashOf({ method, amount, promocode, taking, email, game }: DepositInput): Buffer {
  const wanted = [
    ...[method, amount, promocode ?? null, email ?? null],
    ...(game === undefined ? [] : [game]),
    ...(taking === undefined ? [] : [{ taking }]),
  ];
  return createHash('sha256').update(JSON.stringify(wanted)).digest();
}
