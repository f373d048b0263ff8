/** Words that join the parts of a title. */
export const LINKING = /^(of|the|&|and|in|at|to|from|over|with|for|de|du|la|le|von|der|und)$/i;
/** A small line longer than this would not be read. */
const LONGEST_SMALL = 20;

/** Cuts a title in at most two lines, at a linking word if there is one: it goes with the smaller line. */
export function splitTitle(title: string, smallFirst = false): string[] {
  const words = title.trim().split(/\s+/);
  if (words.length < 2) return smallFirst ? ['', ...words] : words;
  const cutAt = (i: number) => [words.slice(0, i).join(' '), words.slice(i).join(' ')];
  const link = words.findIndex((word, i) => i > 0 && i < words.length - 1 && LINKING.test(word));
  if (link > 0) {
    let cut = link;
    if (smallFirst) while (cut < words.length - 1 && LINKING.test(words[cut] ?? '')) cut++;
    const parts = cutAt(cut);
    if ((parts[smallFirst ? 0 : 1] ?? '').length <= LONGEST_SMALL) return parts;
  }
  return cutAt(Math.ceil(words.length / 2));
}
