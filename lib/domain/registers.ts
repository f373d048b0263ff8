/** Registers in which people exclude themselves from play with all operators of a country. */
export const REGISTERS = ['gamstop', 'oasis', 'spelpaus', 'cruks'] as const;
export type RegisterName = (typeof REGISTERS)[number];

/** As people know them. */
export const REGISTER_TITLES: Readonly<Record<RegisterName, string>> = {
  gamstop: 'GAMSTOP',
  oasis: 'OASIS',
  spelpaus: 'Spelpaus',
  cruks: 'Cruks',
};

/** What a register said of a player; `silent` when it did not answer in time, or not in a way that can be read. */
export const REGISTER_ANSWERS = ['clear', 'listed', 'silent'] as const;
export type RegisterAnswer = (typeof REGISTER_ANSWERS)[number];

/** Which register the law of a country's players asks before they play. */
export interface RegisterLaw {
  name: RegisterName;
  /** An answer is good for so long, and never beyond the log-in that it was asked in. */
  hours: number;
}
