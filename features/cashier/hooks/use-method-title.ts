import { useDepositMethods } from '@/endpoints/get-deposit-methods';
import { useMethodName } from '@/lib/browser/payments/use-method-name';

/** What a deposit's method is called; its code while the methods are not there or no longer have it. */
export function useMethodTitle(code: string): string {
  const nameOf = useMethodName();
  const known = useDepositMethods().data?.methods.find(
    ({ method }) => code === method || code.startsWith(`${method}_`),
  );
  return nameOf(known?.method ?? code, known?.title ?? code);
}
