import { atom } from 'jotai';
import { TOAST_MS } from '@/lib/domain/limits';

export type ToastStatus = 'success' | 'error' | 'info';

export interface Toast {
  id: string;
  status: ToastStatus;
  title: string;
  text?: string;
  /** Milliseconds until it closes by itself; paused while pointed at or focused. */
  duration: number;
}

let lastId = 0;

export const toastsAtom = atom<Toast[]>([]);
/** How many toasts came since the player last looked at the history. */
export const newToastsAtom = atom(0);

export interface NewToast {
  status: ToastStatus;
  title: string;
  text?: string;
  duration?: number;
  /** A toast with this id that still shows is not shown twice. */
  id?: string;
  /** False keeps it out of the count of new ones (SPEC §8: API errors leave no history). */
  history?: boolean;
}

export const addToastAtom = atom(null, (get, set, toast: NewToast) => {
  const id = toast.id ?? `toast-${++lastId}`;
  if (get(toastsAtom).some((known) => known.id === id)) return;
  set(toastsAtom, (toasts) => [
    ...toasts,
    { id, status: toast.status, title: toast.title, text: toast.text, duration: toast.duration ?? TOAST_MS },
  ]);
  if (toast.history ?? true) set(newToastsAtom, (count) => count + 1);
});

export const dismissToastAtom = atom(null, (_get, set, id: string) => {
  set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
});

/** SPEC §4: failure → error, success → success, anything else → info. */
export function toastStatus(status: string): ToastStatus {
  if (status === 'failure') return 'error';
  return status === 'success' ? 'success' : 'info';
}
