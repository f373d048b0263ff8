/** What names begin with: a letter without its accent, or # for anything else; as a reader of an index expects. */
const initialOf = (name: string): string => {
  const [first = ''] = name.normalize('NFD').toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
};

/** Entries in their order, grouped by first letter. */
export function groupByInitial<Entry extends { name: string }>(
  entries: readonly Entry[],
): { initial: string; entries: Entry[] }[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const initial = initialOf(entry.name);
    groups.set(initial, [...(groups.get(initial) ?? []), entry]);
  }
  return [...groups]
    .map(([initial, members]) => ({ initial, entries: members }))
    .sort(
      (a, b) => Number(a.initial === '#') - Number(b.initial === '#') || a.initial.localeCompare(b.initial),
    );
}
