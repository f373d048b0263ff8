interface Translator {
  (key: never): string;
  has(key: never): boolean;
}

/** Texts of errors by their keys, from a namespace of messages; undefined for a key that it does not have. */
export const errorTexts =
  (t: Translator) =>
  (key: string): string | undefined =>
    t.has(key as never) ? t(key as never) : undefined;
