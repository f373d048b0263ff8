'use client';

import type { DepositAsides } from '@/features/cashier/domain/asides';
import { CostLine } from '@/features/bonuses/calculator/cost-line';
import { DepositTaking } from '@/features/bonuses/components/deposit-taking';
import type { Currency } from '@/lib/money/money';

/** What the bonuses' part says in the form of a deposit: what each really costs, and what becomes of it. */
export const depositAsides = (currency: Currency): DepositAsides => ({
  cost: (bonus, minor) => (
    <CostLine
      terms={bonus}
      currency={currency}
      deposit={Math.max(minor, bonus.minDeposit[currency] ?? 0)}
      hoursToLive={bonus.hoursToLive}
    />
  ),
  taking: (choice) => <DepositTaking {...choice} />,
});
