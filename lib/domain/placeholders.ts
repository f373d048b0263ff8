/** Fills placeholders like `{name}` in a text that operators wrote. An unknown placeholder stays as it is. */
export function fillPlaces(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z]+)\}/g, (place, key: string) => values[key] ?? place);
}
