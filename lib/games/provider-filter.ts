import { fold } from '@/lib/text/fold';

/** SPEC §5: studios are filtered by a part of their name in any case; accents and apostrophes need not be typed. */
export function hasName(provider: { name: string }, typed: string): boolean {
  return fold(provider.name).includes(fold(typed).trim());
}
