import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { changeInTenths, isJump, isSlip, RATE_STALE_DAYS, readRate, shortRate } from '@/lib/money/exact-rate';
import type { Currency } from '@/lib/money/money';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { Database } from './store';

/** What a euro is worth in a currency. Rates are exact decimals. */
export interface Rate {
  currency: Currency;
  perEuro: string;
  source: 'shipped' | 'operator';
  /** Who asked for it; null for one that was shipped. */
  setBy: string | null;
  at: Date;
}

/** The rate that holds, with those before it, the latest first. */
export interface RateWithHistory extends Rate {
  /** Whether it is so old that somebody should look. */
  isStale: boolean;
  before: Rate[];
}

/** What a payment company last told of a coin: a whole coin in a currency. */
export interface CoinRate {
  provider: string;
  coin: string;
  currency: Currency;
  /** An exact decimal of the currency's units. */
  price: string;
  at: Date;
}

export interface RateChange {
  currency: Currency;
  perEuro: string;
  /** The rate that it is to take the place of. */
  before: string;
}

export interface RatesService {
  list(): Promise<RateWithHistory[]>;
  coins(): Promise<CoinRate[]>;
  /**
   * The rate that holds now. @throws Problem 404 for a currency without one, 422 (code 5) for what is no rate or far off,
   * 409 (code 33) for a jump that is not confirmed.
   */
  checkChange(wanted: { currency: Currency; perEuro: string; confirmed: boolean }): Promise<RateChange>;
  /** Why it can't be set now; null when it can. Locks the currency's rate. */
  obstacle(trx: Database, change: RateChange): Promise<string | null>;
  set(trx: Database, change: RateChange, by: { operatorId: string; requestId: string }): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_SHOWN = 20;
/** How far back deposits are looked through for what companies told of coins. */
const COINS_DAYS = 30;

async function readRates(db: Database): Promise<(Rate & { number: number })[]> {
  const { rows } = await sql<Rate & { number: number }>`
    select currency, trim_scale(per_euro)::text as "perEuro", source, set_by as "setBy", at, number
      from (select r.currency, r.per_euro, r.source, r.set_by, r.at,
                   (row_number() over (partition by r.currency order by r.id desc))::integer as number
              from payments.rates r) numbered
     where number <= ${KEPT_SHOWN} order by currency, number`.execute(db);
  return rows;
}

/** The latest ask or credit of each coin and currency since a moment: which rate the company told with it. */
async function readCoinRates(db: Database, since: Date): Promise<CoinRate[]> {
  const { rows } = await sql<CoinRate>`
    select distinct on (provider, coin, currency) provider, coin, currency, price, at
      from (select d.provider, d.ask ->> 'coin' as coin, d.currency,
                   round(d.amount * power(10::numeric, (d.ask ->> 'decimals')::integer - 2)
                         / (d.ask ->> 'amount')::numeric, 4)::text as price,
                   d.created_at as at
              from payments.deposits d
             where d.ask ->> 'kind' = 'address' and d.created_at > ${since}
            union all
            select d.provider, t.network, d.currency,
                   round(t.rate_minor * power(10::numeric, (d.ask ->> 'decimals')::integer - 2) / t.rate_per, 4)::text,
                   t.updated_at
              from payments.transfers t
              join payments.deposits d on d.id = t.deposit_id
             where t.state = 'credited' and d.ask ->> 'kind' = 'address' and d.created_at > ${since}) told
     order by provider, coin, currency, at desc`.execute(db);
  return rows;
}

export function createRates({ db, clock }: Pick<Kernel, 'db' | 'clock'>): RatesService {
  const wrong = (detail: string, rule: string) =>
    new Problem(422, API_CODES.wrongData, detail, { fields: { perEuro: rule } });
  const current = async (on: Database, currency: Currency) =>
    (await readRates(on)).find((one) => one.currency === currency && one.number === 1);

  return {
    async list() {
      const rows = await readRates(db);
      const stale = clock.now().getTime() - RATE_STALE_DAYS * DAY_MS;
      return rows
        .filter(({ number }) => number === 1)
        .map(({ number: _number, ...rate }) => ({
          ...rate,
          isStale: rate.at.getTime() < stale,
          before: rows
            .filter(({ currency, number }) => currency === rate.currency && number > 1)
            .map(({ number: _place, ...one }) => one),
        }));
    },

    coins: () => readCoinRates(db, new Date(clock.now().getTime() - COINS_DAYS * DAY_MS)),

    async checkChange({ currency, perEuro: typed, confirmed }) {
      const held = await current(db, currency);
      if (!held) throw new Problem(404, API_CODES.notFound, 'there is no rate of this currency');
      const [from, to] = [readRate(held.perEuro), readRate(typed)];
      if (to === null || from === null) throw wrong('this is no rate', 'invalid');
      if (to === from) throw wrong('this rate holds already', 'taken');
      const percent = changeInTenths(from, to);
      const change = `${percent / 10n}.${percent % 10n} % ${to > from ? 'above' : 'below'} the rate that holds`;
      if (isSlip(from, to)) throw wrong(`${change} (${held.perEuro}): a decimal point has slipped`, 'slip');
      if (isJump(from, to) && !confirmed) {
        const detail = `${shortRate(typed)} is ${change} (${held.perEuro}): confirm it`;
        throw new Problem(409, API_CODES.confirmationRequired, detail);
      }
      return { currency, perEuro: shortRate(typed), before: held.perEuro };
    },

    async obstacle(trx, { currency, before }) {
      await sql`select pg_advisory_xact_lock(hashtextextended('payments rate ' || ${currency}, 0))`.execute(
        trx,
      );
      const held = await current(trx, currency);
      return held?.perEuro === before ? null : 'another rate holds by now';
    },

    async set(trx, { currency, perEuro, before }, { operatorId, requestId }) {
      await sql`
        insert into payments.rates (currency, per_euro, source, set_by, at)
        values (${currency}, ${perEuro}::numeric, 'operator', ${operatorId}, ${clock.now()})`.execute(trx);
      await audit(trx, {
        actor: { kind: 'operator', id: operatorId },
        action: 'payments.set-rate',
        subject: currency,
        before: { perEuro: before },
        after: { perEuro },
        requestId,
      });
    },
  };
}
