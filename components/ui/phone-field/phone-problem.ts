export type PhoneProblem = 'required' | 'invalid';

/** A telephone: `code` with its plus (`+49`), `number` digits only. */
export interface Phone {
  code: string;
  number: string;
}

/**
 * What is wrong with a telephone by the numbering plan of its code's country, or null. The plans (30 KB) are
 * loaded when they are first asked for; while they can't be had, a number of any length passes: the platform
 * looks at it again.
 */
export async function phoneProblem({ code, number }: Phone): Promise<PhoneProblem | null> {
  if (!code || !number) return 'required';
  const plans = await import('libphonenumber-js/min').catch(() => null);
  if (!plans) return null;
  try {
    return plans.isValidPhoneNumber(number, { defaultCallingCode: code.slice(1) }) ? null : 'invalid';
  } catch {
    // No country has this code.
    return 'invalid';
  }
}
