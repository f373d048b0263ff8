/** Swiss German writes ss for ß. */
export const swissSpelling = <Key extends string>(
  german: Readonly<Record<Key, string>>,
): Record<Key, string> =>
  Object.fromEntries(
    Object.entries<string>(german).map(([key, text]) => [key, text.replaceAll('ß', 'ss')]),
  ) as Record<Key, string>;
