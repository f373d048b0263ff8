import type { Deposit } from '../api/get-deposits-id';

/** What a deposit asks of its player now. */
export type NextStep =
  /** A modal of ours shows what to do. */
  | { kind: 'modal'; modal: DepositModalName }
  /** The params go to the company in the background, then the modal with account details opens. */
  | { kind: 'background'; address: string; params: Record<string, string>; failUrl: string | null }
  /** A form goes to the company's page, in this window. */
  | { kind: 'post'; address: string; params: Record<string, string> }
  | { kind: 'leave'; address: string }
  /** Its checkout is closed, or it has ended. */
  | { kind: 'over' };

export type DepositModalName =
  | 'DEPOSIT_CRYPTO'
  | 'DEPOSIT_PAYMENT_INFO'
  | 'DEPOSIT_HELLOCLEVER_RESULT'
  | 'FORM_FIELDS';

const modal = (name: DepositModalName): NextStep => ({ kind: 'modal', modal: name });

/**
 * What follows a deposit's answer (SPEC §4), in this order: coins, payment details, params in the background, a form
 * of ours, a hidden form, the company's page.
 */
export function nextStepOf({
  transaction,
  crypto,
  paymentInfo,
  bank,
  background,
  method,
  formFields,
  params,
  checkoutUrl: address,
  failUrl,
}: Deposit): NextStep {
  if (transaction.status !== 'processing') return { kind: 'over' };
  if (crypto) return modal('DEPOSIT_CRYPTO');
  if (paymentInfo) return modal('DEPOSIT_PAYMENT_INFO');
  // The bank has answered, so its params were sent. While it is waited for they may not have been: sent again, they ask
  // for the same account.
  if (bank && (bank.state !== 'waiting' || !background || !address))
    return modal('DEPOSIT_HELLOCLEVER_RESULT');
  if (!address) return { kind: 'over' };
  if (background) return { kind: 'background', address, params, failUrl };
  if (method !== 'POST') return { kind: 'leave', address };
  return formFields.length > 0 ? modal('FORM_FIELDS') : { kind: 'post', address, params };
}
