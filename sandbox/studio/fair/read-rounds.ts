import { readRecord, RecordError, type RoundRecord } from './record';
import { verifyRound, type Verdict } from './verify';

/** One round of a text: what became of it, or why it can't be verified. */
export type Checked =
  | { record: RoundRecord; verdict: Verdict; fault: null }
  | { record: null; verdict: null; fault: RecordError };

/** Verifies one value. What is no record fails by itself, whatever else there is. */
export function check(value: unknown): Checked {
  try {
    const record = readRecord(value);
    return { record, verdict: verifyRound(record), fault: null };
  } catch (error) {
    const fault = error instanceof RecordError ? error : new RecordError('not_a_record', String(error));
    return { record: null, verdict: null, fault };
  }
}

/**
 * Verifies every round of a text: one record, a JSON list of them, or one on each line (with the commas and brackets of a
 * list, or without). Where each stands on its own line, one that is broken leaves the others as they are.
 */
export const checkText = (text: string): Checked[] => valuesOf(text).map(checkValue);

/** @param value undefined for what is no JSON */
export const checkValue = (value: unknown): Checked => (value === undefined ? broken() : check(value));

/** The values of a text, in their order: undefined for each that is no JSON. */
export function valuesOf(text: string): unknown[] {
  const whole = parsed(text);
  if (Array.isArray(whole)) return whole;
  if (typeof whole === 'object' && whole !== null && 'data' in whole && Array.isArray(whole.data)) {
    // A list as an answer of the casino holds it.
    return whole.data;
  }
  if (whole !== undefined) return [whole];
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '' && line !== '[' && line !== ']');
  const values = lines.map(parsed);
  if (!values.some((value) => typeof value === 'object' && value !== null && 'record' in value)) {
    return [undefined];
  }
  return values;
}

const broken = (): Checked => ({ record: null, verdict: null, fault: new RecordError('not_json') });

/** The JSON value, or undefined for what is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
