const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
    .trim();

/** SPEC §5: studios are filtered by a part of their name in any case; accents and apostrophes need not be typed. */
export function hasName(provider: { name: string }, typed: string): boolean {
  return plain(provider.name).includes(plain(typed));
}
