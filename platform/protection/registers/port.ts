import type { RegisterName } from '@/lib/domain/registers';

/** By what a register knows somebody. */
export interface RegisteredPerson {
  name: string;
  /** YYYY-MM-DD. */
  birthday: string;
  postcode: string | null;
}

/** Registers of excluded players, whoever stands behind them. */
export interface Registers {
  /** @throws Error when it does not answer in time, or not in a way that can be read */
  ask(register: RegisterName, person: RegisteredPerson): Promise<{ listed: boolean; reference: string }>;
}
