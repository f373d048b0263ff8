/** Placeholders of an entry's texts. Pages fill them; no others are known. */
const PLACE_EXAMPLES = { name: 'Lantern Gold', provider: 'Brass Finch', count: '124' } as const;

type Place = keyof typeof PLACE_EXAMPLES;

const ALL = Object.keys(PLACE_EXAMPLES) as Place[];

/** Which pages fill which places, by the path of their entry; the first that fits counts. */
const FILLED: readonly (readonly [path: RegExp, places: readonly Place[]])[] = [
  [/^game\/./, ['name', 'provider']],
  [/^games\/provider\/./, ['provider', 'count']],
  [/^games\/./, ['count']],
  [/^(tournaments|bonuses)\/./, ['name']],
];

/** The places that the page of an entry fills. An entry that has no path yet may hold any of them. */
export function placesOf(path: string): readonly Place[] {
  if (path === '') return ALL;
  return FILLED.find(([pattern]) => pattern.test(path))?.[1] ?? [];
}

/** Places of a text that its page does not fill, each once: `{nmae}`. */
export function unknownPlaces(text: string, path: string): string[] {
  const known: readonly string[] = placesOf(path);
  const found = [...text.matchAll(/\{([^{}]*)\}/g)];
  return [...new Set(found.flatMap(([place, name = '']) => (known.includes(name) ? [] : [place])))];
}

const inBraces = (places: readonly Place[]) => places.map((place) => `{${place}}`).join(', ');

/** The error for a text with placeholders that its page does not fill; undefined when there are none. */
export function placesProblem(text: string, path: string): string | undefined {
  const unknown = unknownPlaces(text, path);
  if (unknown.length === 0) return undefined;
  const known = placesOf(path);
  const fills = known.length > 0 ? `This page fills ${inBraces(known)}.` : 'This page fills no places.';
  return `Readers would see ${unknown.join(', ')} as it stands. ${fills}`;
}

/** The text with its places filled by examples. One that the page does not fill stays, so that it is noticed. */
export const fillExamples = (text: string, path: string): string =>
  placesOf(path).reduce<string>(
    (filled, place) => filled.replaceAll(`{${place}}`, PLACE_EXAMPLES[place]),
    text,
  );
