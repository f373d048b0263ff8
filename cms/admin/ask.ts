/** What an address of the CMS answered to a POST: its body, or what to tell the operator. */
export type Answer =
  | { ok: true; body: unknown }
  | { ok: false; status: number; code: string; message: string };

const OUT_OF_REACH = 'The server can’t be reached. Try again in a moment.';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Payload's first error: its code, where it has one, and its words. */
function firstError(body: unknown): { code: string; message: string } {
  const errors: unknown = isRecord(body) ? body.errors : undefined;
  const error: unknown = Array.isArray(errors) ? errors[0] : undefined;
  if (!isRecord(error)) return { code: '', message: OUT_OF_REACH };
  const code = isRecord(error.data) ? error.data.code : undefined;
  return {
    code: typeof code === 'string' ? code : '',
    message: typeof error.message === 'string' ? error.message : OUT_OF_REACH,
  };
}

/** Posts JSON to the CMS. Never throws: a failure is an answer too, with status 0 when there was none. */
export async function ask(address: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    return response.ok
      ? { ok: true, body: answer }
      : { ok: false, status: response.status, ...firstError(answer) };
  } catch {
    return { ok: false, status: 0, code: '', message: OUT_OF_REACH };
  }
}
