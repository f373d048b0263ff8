import { depositFamily, type DepositFamily, type DepositMethodType } from '@/lib/domain/deposits';
import type { Currency } from '@/lib/money/money';
import { ProviderError, type Capabilities, type PaymentProvider } from './provider';
import type { Kernel } from '../kernel/kernel';
import { findLimits, findMethods, type MethodOption, type MethodRow } from './method-store';

/** A deposit method on offer. Amounts are minor units. */
export interface DepositMethod {
  method: string;
  type: DepositMethodType;
  /** The tab that it stands in. */
  family: DepositFamily;
  title: string;
  logoUrl: string | null;
  options: MethodOption[];
  min: bigint;
  max: bigint;
}

export interface DepositOffer {
  currency: Currency;
  methods: DepositMethod[];
  min: bigint;
  max: bigint;
}

/** A method that was chosen: SPEC §3 writes an option of it behind an underscore. */
export interface ChosenMethod {
  row: MethodRow;
  option: string | null;
  provider: PaymentProvider;
}

export interface Methods {
  /** What a player of this currency and country can pay with now. @throws RangeError for a currency without limits. */
  offer(currency: Currency, country: string | null): Promise<DepositOffer>;
  /** @returns undefined when there is no such method, not here, or not now. */
  choose(name: string, currency: Currency, country: string | null): Promise<ChosenMethod | undefined>;
  limits(currency: Currency): Promise<{ min: bigint; max: bigint }>;
}

export function createMethods(kernel: Kernel, providers: ReadonlyMap<string, PaymentProvider>): Methods {
  const { db, log } = kernel;

  /** Undefined when the provider can't be asked. */
  const capabilitiesOf = async (provider: PaymentProvider): Promise<Capabilities | undefined> => {
    try {
      return await provider.capabilities();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error, provider: provider.name }, 'payments: provider away');
      return undefined;
    }
  };

  const serves = (capabilities: Capabilities, row: MethodRow, currency: Currency) =>
    capabilities.methods.has(row.code) && capabilities.currencies.has(currency);

  const limits = async (currency: Currency) => {
    const found = await findLimits(db, currency);
    if (!found) throw new RangeError(`no deposit limits for ${currency}`);
    return found;
  };

  return {
    limits,

    async offer(currency, country) {
      const [rows, { min, max }] = await Promise.all([findMethods(db, currency, country), limits(currency)]);
      const able = new Map<string, Capabilities | undefined>();
      for (const name of new Set(rows.map((row) => row.provider))) {
        const provider = providers.get(name);
        able.set(name, provider && (await capabilitiesOf(provider)));
      }
      const methods = rows
        .filter((row) => {
          const capabilities = able.get(row.provider);
          return capabilities !== undefined && serves(capabilities, row, currency);
        })
        .map((row) => ({
          method: row.code,
          type: row.type,
          family: depositFamily(row.type),
          title: row.title,
          logoUrl: row.logo_url,
          options: row.options,
          min: row.min_amount,
          max: row.max_amount,
        }));
      return { currency, methods, min, max };
    },

    async choose(name, currency, country) {
      const [code, option = null] = splitOnce(name);
      const rows = await findMethods(db, currency, country);
      const row = rows.find((one) => one.code === code);
      const provider = row && providers.get(row.provider);
      if (!row || !provider) return undefined;
      const fits = row.options.length === 0 ? option === null : row.options.some(({ id }) => id === option);
      if (!fits) return undefined;
      // A provider that can't be asked is not the method's fault: the charge will tell.
      const capabilities = await capabilitiesOf(provider);
      if (capabilities && !serves(capabilities, row, currency)) return undefined;
      return { row, option, provider };
    },
  };
}

function splitOnce(name: string): [string, string?] {
  const at = name.indexOf('_');
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
