type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };
/** The same shape, with other letters. */
type Spelt<Written> = Written extends string
  ? string
  : { readonly [Key in keyof Written]: Spelt<Written[Key]> };

function spell(texts: Texts): Texts {
  if (typeof texts === 'string') return texts.replaceAll('ß', 'ss');
  if (isList(texts)) return texts.map(spell);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, spell(text)]));
}

const isList = (texts: Texts): texts is readonly Texts[] => Array.isArray(texts);

/** German as it is spelt in Switzerland: ss for ß. Quotation marks are no part of these texts: see `languages.ts`. */
export const swiss = <const Written extends Texts>(texts: Written) =>
  spell(texts) as unknown as Spelt<Written>;
