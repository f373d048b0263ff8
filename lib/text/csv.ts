/** What spreadsheets take for the beginning of a formula, also behind spaces, and as wide signs of East Asia. */
const FORMULA = /^[\s\0\u200B-\u200F\u2060]*[=+\-@\t\r|＝＋－＠]/;

/** A negative number is no formula. */
const FIGURE = /^-\d+(\.\d+)?$/;

/** One cell: never a formula, whoever chose its text. */
function cell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) && !FIGURE.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of RFC 4180. */
export const csvLine = (values: readonly (string | number | boolean | null)[]): string =>
  `${values.map(cell).join(',')}\r\n`;
