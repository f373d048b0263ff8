interface Translator {
  (key: never): string;
  has(key: never): boolean;
}

/** Texts of errors by their keys, from the first of the namespaces that has one; undefined where none has. */
export const errorTexts =
  (...namespaces: Translator[]) =>
  (key: string): string | undefined =>
    namespaces.find((t) => t.has(key as never))?.(key as never);
