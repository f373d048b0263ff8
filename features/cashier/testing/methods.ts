import type { DepositMethod, DepositMethods } from '@/endpoints/get-deposit-methods';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

const method = (code: string, facts: Partial<DepositMethod>): DepositMethod => ({
  method: code,
  family: 'regular',
  type: 'regular',
  title: code,
  logoUrl: null,
  options: [],
  min_amount: eur(1_000),
  max_amount: eur(200_000),
  ...facts,
});
const coin = (code: string, title: string, options: DepositMethod['options']) =>
  method(code, { family: 'crypto', type: 'coin', title, options, min_amount: eur(2_000) });

/** One method of each kind, for tests and stories. */
export const METHODS = {
  card: method('card', { title: 'Bank card', logoUrl: '/payments/card.svg' }),
  skrill: method('skrill', {
    title: 'Skrill',
    logoUrl: '/payments/skrill.svg',
    min_amount: eur(2_000),
    max_amount: eur(100_000),
  }),
  neosurf: method('neosurfeurope', {
    type: 'voucher',
    title: 'Neosurf',
    logoUrl: '/payments/neosurf.svg',
    max_amount: eur(10_000),
    options: [{ id: '50', title: '€50', name: 'Neosurf 50', amount: 5_000, currency: 'EUR' }],
  }),
  bitcoin: coin('bitcoin', 'Bitcoin', [{ id: 'BTC', title: 'Bitcoin', name: 'Bitcoin' }]),
  tether: coin('tether', 'Tether', [
    { id: 'USDTTRC20', title: 'USDT (TRC-20)', name: 'Tether on Tron' },
    { id: 'USDTERC20', title: 'USDT (ERC-20)', name: 'Tether on Ethereum' },
  ]),
} satisfies Record<string, DepositMethod>;

export const methodsOf = (methods: readonly DepositMethod[]): DepositMethods => ({
  methods: [...methods],
  min: eur(1_000),
  max: eur(500_000),
});
