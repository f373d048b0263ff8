/** Fills `{name}`-like places of a text that operators wrote. A place that nobody fills stays as it is. */
export function fillPlaces(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z]+)\}/g, (place, key: string) => values[key] ?? place);
}
