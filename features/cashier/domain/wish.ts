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
  /** Id of a bonus, or `welcome` for the welcome bonus of the next deposit. The form says why when it can't be had now. */
  bonus?: string | undefined;
}
