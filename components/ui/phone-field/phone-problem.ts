export type PhoneProblem = 'required' | 'invalid';

/** A telephone: `code` with its plus (`+49`), `number` digits only. */
export interface Phone {
  code: string;
  number: string;
}

/**
 * Checks a telephone number by the numbering plan of its country code; null if it is right. The plans (30 KB) load
 * when first needed; if they fail to load, a number of any length passes: the platform checks it again.
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
