import { fold } from '@/lib/text/fold';

export interface AutocompleteOption {
  value: string;
  label: string;
}

/** Letters as they are typed: without case, accents, apostrophes and brackets. */
function plain(text: string): string {
  return fold(text)
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll(/[^\p{L}\- ]/gu, '');
}

/** A label as it is compared: without its accents, and with its umlauts written out. */
function spellings(label: string): string[] {
  const written = label
    .normalize('NFC')
    .replaceAll(/[äÄ]/g, 'ae')
    .replaceAll(/[öÖ]/g, 'oe')
    .replaceAll(/[üÜ]/g, 'ue');
  return written === label ? [plain(label)] : [plain(label), plain(written)];
}

/** How well a label fits what was typed: whole, at its beginning, at that of a word, anywhere, not at all. */
function rank(label: string, wanted: string): 0 | 1 | 2 | 3 | null {
  const ways = spellings(label);
  if (ways.includes(wanted)) return 0;
  if (ways.some((way) => way.startsWith(wanted))) return 1;
  if (ways.some((way) => way.includes(` ${wanted}`) || way.includes(`-${wanted}`))) return 2;
  return ways.some((way) => way.includes(wanted)) ? 3 : null;
}

/** Options whose label holds the typed text: those that begin with it first, then those with a word that does. */
export function matchingOptions(
  options: readonly AutocompleteOption[],
  typed: string,
): readonly AutocompleteOption[] {
  const wanted = plain(typed).trim();
  if (wanted === '') return options;
  const ranked = options.flatMap((option) => {
    const at = rank(option.label, wanted);
    return at === null ? [] : [{ option, at }];
  });
  // The sort is stable: within a rank the options keep their order.
  return ranked.sort((a, b) => a.at - b.at).map(({ option }) => option);
}

/** The option that a text means: the only one that it fits, or the one that it writes out. */
export function meantOption(
  options: readonly AutocompleteOption[],
  typed: string,
): AutocompleteOption | undefined {
  const wanted = plain(typed).trim();
  if (wanted === '') return undefined;
  const [first, ...more] = matchingOptions(options, typed);
  return first && (more.length === 0 || spellings(first.label).includes(wanted)) ? first : undefined;
}
