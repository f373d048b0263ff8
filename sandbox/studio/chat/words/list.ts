/** Words of one language that no message may have: in plain letters, as plainText() makes them. */
export interface WordList {
  /** As a whole word. */
  whole: string;
  /** Whatever follows. */
  start: string;
  /** Wherever in a word. */
  inside: string;
  /** Several words in a row. */
  phrases: readonly string[];
  /** What looks like one of them and is none: words, and phrases that are taken out before. */
  innocent: string;
  innocentPhrases: readonly string[];
}
