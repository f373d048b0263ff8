/** Meta of a query whose answer is another one when a deposit has arrived: usePlayerEvents has it asked for anew. */
export const WITH_DEPOSIT = { changesWith: 'deposit' } as const;

export const changesWithDeposit = ({ meta }: { meta?: Record<string, unknown> }): boolean =>
  meta?.changesWith === WITH_DEPOSIT.changesWith;
