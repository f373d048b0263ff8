import { fold } from '@/lib/text/fold';

export interface AutocompleteOption {
  value: string;
  label: string;
}

/** Letters as they are typed: without case, accents, apostrophes and brackets. */
function plain(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\- ]/gu, '');
}

/** Options whose label holds the typed text. */
export function matchingOptions(
  options: readonly AutocompleteOption[],
  typed: string,
): readonly AutocompleteOption[] {
  const wanted = plain(typed).trim();
  if (wanted === '') return options;
  return options.filter((option) => plain(option.label).includes(wanted));
}
