/** A string, with its colon when it is a key, or a number. In valid JSON nothing else begins like these. */
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[-+.\deE]*/g;

const DIGITS = /^-?\d+$/;

/**
 * Parses JSON whose whole numbers must arrive as they were written: JSON.parse makes 100 of 100.00000000000000001,
 * and nobody could tell afterwards.
 * @param wholeNumbers names of the fields, at any depth, whose numbers are written in digits alone.
 * @returns undefined for what is not JSON, or has a number in such a field that is written in another way.
 */
export function readExactJson(text: string, wholeNumbers: ReadonlySet<string>): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  let field = '';
  for (const [token, string, colon] of text.matchAll(TOKENS)) {
    // Through JSON.parse, because a key can be spelled with escapes.
    if (string !== undefined) field = colon === undefined ? '' : String(JSON.parse(string));
    else if (wholeNumbers.has(field) && !DIGITS.test(token)) return undefined;
  }
  return value;
}
