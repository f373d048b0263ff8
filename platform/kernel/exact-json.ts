/** A string, with its colon when it is a key, or a number. In valid JSON nothing else begins like these. */
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[-+.\deE]*/g;

const DIGITS = /^-?\d+$/;

/** How many keys the objects of a parsed value have together. A loop, because a body may be nested deeper than calls. */
function keysIn(value: unknown): number {
  let keys = 0;
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside: unknown[] = Array.isArray(next) ? next : Object.values(next);
    if (!Array.isArray(next)) keys += inside.length;
    for (const one of inside) if (typeof one === 'object' && one !== null) waiting.push(one);
  }
  return keys;
}

/**
 * Parses JSON that must have one meaning for every reader of its bytes. JSON.parse turns 100.00000000000000001 into
 * 100 and keeps the last of two equal keys, without an error.
 * @param wholeNumbers names of the fields, at any depth, whose numbers must be written in digits alone.
 * @returns undefined for invalid JSON, for a number in such a field that is written in another way, and for an object
 *   with the same key twice, at any depth and however it is escaped.
 */
export function readExactJson(text: string, wholeNumbers: ReadonlySet<string>): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  let field = '';
  let keys = 0;
  for (const [token, string, colon] of text.matchAll(TOKENS)) {
    if (string === undefined) {
      if (wholeNumbers.has(field) && !DIGITS.test(token)) return undefined;
      continue;
    }
    if (colon === undefined) field = '';
    else {
      keys += 1;
      // A key can be spelled with escapes.
      field = string.includes('\\') ? String(JSON.parse(string)) : string.slice(1, -1);
    }
  }
  // Of two equal keys parsing keeps one.
  return keys === keysIn(value) ? value : undefined;
}
