import type { PayloadRequest } from 'payload';
import {
  looksLikeCode,
  looksLikeRecoveryCode,
  plainCode,
  stepOfCode,
  withoutRecoveryCode,
} from '@/lib/node/one-time-codes/codes';
import { countCode, forgiveCodes } from './limits';
import { changeSecondFactor, type SecondFactor } from './store';

/** By what an operator has proved who they are, besides the password. */
export type Proof = 'code' | 'recovery code';

/**
 * Checks a code of the authenticator app or a recovery code, and makes sure that it is never accepted again.
 *
 * @returns undefined when it is wrong, or was used
 * @throws APIError 429 when too many codes were wrong
 */
export async function acceptCode(
  req: PayloadRequest,
  operatorId: number | string,
  factor: SecondFactor,
  typed: string,
): Promise<Proof | undefined> {
  const code = plainCode(typed);
  if (looksLikeCode(code) && factor.secret !== undefined) {
    await countCode(operatorId);
    const step = stepOfCode(factor.secret, code, factor.lastStep, Date.now());
    if (step === undefined || !(await changeSecondFactor(req, factor, { lastStep: step }))) return undefined;
    await forgiveCodes(operatorId);
    return 'code';
  }
  if (looksLikeRecoveryCode(code) && factor.recovery) {
    const recovery = await withoutRecoveryCode(factor.recovery, code);
    return recovery && (await changeSecondFactor(req, factor, { recovery })) ? 'recovery code' : undefined;
  }
  return undefined;
}
