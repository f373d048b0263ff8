/** A text as a part of what `like` looks for in lower case. */
export const likePart = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
