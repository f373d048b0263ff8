/** What is to be thought of a redirect before it is saved. */
export interface Judgement {
  /** It stands on an address of the site, which nobody would reach any more. */
  replacesPage: boolean;
  /** The pages through which it leads back to its start; null when it does not. */
  circle: string[] | null;
  /** It leads to the start of another redirect, and not to where that one ends. */
  leadsOn: boolean;
}

/** What an operator is told of each, in the form and by the server alike. */
export const REDIRECT_WORDS = {
  replacesPage: (from: string) =>
    `${from} is an address of the site: with this redirect nobody reaches its page any more.`,
  circle: (circle: readonly string[]) => `It would lead round in a circle: ${circle.join(' → ')}.`,
  leadsOn: 'That address leads on by itself: enter where it ends.',
};
