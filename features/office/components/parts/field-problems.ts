/** What is wrong at which field, found by reading what was typed. */
export class FieldProblems extends Error {
  /** @param fields keys of errors, or their words, by field */
  constructor(readonly fields: Readonly<Record<string, string>>) {
    super('fields are wrong');
  }
}

/** @returns what reading finds wrong, by field */
export function faultsOf(read: () => unknown): Readonly<Record<string, string>> {
  try {
    read();
    return {};
  } catch (error) {
    if (error instanceof FieldProblems) return error.fields;
    throw error;
  }
}
