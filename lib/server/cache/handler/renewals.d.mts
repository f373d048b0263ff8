export class Renewals {
  constructor(options?: { limit?: number });
  /** @param now ms */
  isFree(key: string, now: number): boolean;
  /** @param now ms */
  begin(key: string, now: number): boolean;
  end(key: string): void;
}

export function sharedRenewals(): Renewals;
