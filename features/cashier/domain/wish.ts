/** The bonus that the player deposits for. */
export interface DepositBonus {
  /**
   * The bonus's code. The platform refuses a deposit with an unknown code instead of accepting it without the bonus.
   */
  promocode: string;
  name: string;
  /** The least that it is given for, minor units. */
  minimum: number;
}

/** What a deposit begins with. */
export interface DepositWish {
  /** As a deposit names it: an option of the method behind an underscore. */
  method?: string | undefined;
  /** The method that did not work: it begins with another one. */
  notBy?: string | undefined;
  /** Minor units. */
  amount?: number | undefined;
  /** The game that it is begun in, by the name in its address. */
  game?: string | undefined;
  bonus?: DepositBonus | undefined;
}
