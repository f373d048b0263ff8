import { atom } from 'jotai';
import { BONUS_TOAST_MS, TOAST_MS } from '@/lib/domain/limits';

export type ToastStatus = 'success' | 'error' | 'info';

export interface Toast {
  id: string;
  status: ToastStatus;
  /** A bonus that was activated looks its own way, and goes sooner (SPEC §4). */
  variant?: 'bonus';
  title: string;
  text?: string;
  /** Milliseconds until it closes by itself; paused while pointed at, focused or out of sight. */
  duration: number;
}

let lastId = 0;

/** Those that show and those that wait for a place, in the order of coming. */
export const toastsAtom = atom<Toast[]>([]);
/** How many toasts came since the player last looked at the history. */
export const newToastsAtom = atom(0);

export interface NewToast {
  status: ToastStatus;
  variant?: 'bonus';
  title: string;
  text?: string;
  duration?: number;
  /** A toast with this id that still shows is not shown twice. */
  id?: string;
  /** False keeps it out of the count of new ones (SPEC §8: API errors leave no history). */
  history?: boolean;
}

export const addToastAtom = atom(null, (get, set, { history = true, ...toast }: NewToast) => {
  const id = toast.id ?? `toast-${++lastId}`;
  if (get(toastsAtom).some((known) => known.id === id)) return;
  const duration = toast.duration ?? (toast.variant === 'bonus' ? BONUS_TOAST_MS : TOAST_MS);
  set(toastsAtom, (toasts) => [...toasts, { ...toast, id, duration }]);
  if (history) set(newToastsAtom, (count) => count + 1);
});

export const dismissToastAtom = atom(null, (_get, set, id: string) => {
  set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
});

/** SPEC §4: failure → error, success → success, anything else → info. */
export function toastStatus(status: string): ToastStatus {
  if (status === 'failure') return 'error';
  return status === 'success' ? 'success' : 'info';
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * The toast of a live push message (SPEC §3): USER_MESSAGE with its type and text.
 * @param eventId the message's own, so that one that comes twice shows once.
 * @returns null for another kind of message and for a malformed one, which are ignored.
 */
export function toastOfMessage(message: unknown, eventId: string): NewToast | null {
  const { type, data } = (message ?? {}) as { type?: unknown; data?: unknown };
  const { messageType, text } = (data ?? {}) as { messageType?: unknown; text?: unknown };
  if (type !== 'USER_MESSAGE' || !isText(messageType) || !isText(text)) return null;
  return { id: `message-${eventId}`, status: toastStatus(messageType), title: text };
}
