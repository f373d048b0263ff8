/** Meta of a query whose answer is another one when a deposit has arrived: usePlayerEvents has it asked for anew. */
export const WITH_DEPOSIT = { changesWith: 'deposit' } as const;
/** The same for a query about the player's bonuses, which change with play too. */
export const WITH_BONUS = { changesWith: 'bonus' } as const;

interface Told {
  meta?: Record<string, unknown>;
}

export const changesWithDeposit = ({ meta }: Told): boolean => meta?.changesWith === WITH_DEPOSIT.changesWith;

export const changesWithBonus = ({ meta }: Told): boolean => meta?.changesWith === WITH_BONUS.changesWith;
