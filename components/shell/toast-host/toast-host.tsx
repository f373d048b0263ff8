'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { ToastStack } from '@/components/ui/toast/toast-stack';
import { dismissToastAtom, toastsAtom } from '@/lib/browser/toast/toasts';

/** The toasts of the whole product, wherever they were raised. */
export function ToastHost() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  return <ToastStack items={toasts} onDismiss={dismiss} />;
}
