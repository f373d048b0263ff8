/** Up to two initials of a name; of an e-mail address, of the part before the @. Empty without a letter. */
export function initialsOf(name: string): string {
  const [local = ''] = name.split('@');
  const words = local.split(/[\s._+-]+/u).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${words[0] ?? ''}${last}`.toLocaleUpperCase();
}
