/** What is to be thought of a redirect before it is saved. */
export interface Judgement {
  /** It hides a page of the site, which would become unreachable. */
  replacesPage: boolean;
  /** The pages through which it leads back to its start; null when it does not. */
  circle: string[] | null;
  /** It leads to the start of another redirect, and not to that one's end. */
  leadsOn: boolean;
}

/** The message for each, in the form and from the server alike. */
export const REDIRECT_WORDS = {
  replacesPage: (from: string) =>
    `${from} is an address of the site: with this redirect nobody reaches its page any more.`,
  circle: (circle: readonly string[]) => `It would lead round in a circle: ${circle.join(' → ')}.`,
  leadsOn: 'That address leads on by itself: enter where it ends.',
};
