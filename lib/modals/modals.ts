import { atom } from 'jotai';
import { LOGIN_REQUIRED, MODAL_PRIORITIES, type ModalName } from '@/lib/domain/modals';

/** What a modal of this issue is opened with. A modal without an entry takes nothing. */
export interface ModalProps {
  /** `then` runs once the visitor has an account and is logged in. */
  LOGIN: { then?: () => void };
  SIGNUP: { then?: () => void };
  DEPOSIT: Record<string, never>;
  GAME_NOT_AVAILABLE: { message?: string };
}
export type OpenableModal = keyof ModalProps & ModalName;

export interface ModalRequest<Name extends OpenableModal = OpenableModal> {
  id: number;
  name: Name;
  props: ModalProps[Name];
  /** Runs however the modal is closed. */
  onClose?: () => void;
}

let lastId = 0;

/** Everything that asked to be shown, in the order of asking. */
export const modalRequestsAtom = atom<ModalRequest[]>([]);

/** The order of showing: lower priority number first, then who asked first; some wait for the log-in. */
export function nextModal(requests: readonly ModalRequest[], signedIn: boolean): ModalRequest | undefined {
  return requests
    .filter(({ name }) => signedIn || !LOGIN_REQUIRED.has(name))
    .sort((a, b) => MODAL_PRIORITIES[a.name] - MODAL_PRIORITIES[b.name] || a.id - b.id)[0];
}

/** Opens a modal, or puts it in the queue. A modal that is already asked for takes the new props. */
export const openModalAtom = atom(null, (_get, set, asked: Omit<ModalRequest, 'id'>) => {
  const request: ModalRequest = { ...asked, id: ++lastId };
  set(modalRequestsAtom, (requests) => [...requests.filter((known) => known.name !== asked.name), request]);
});

/** Closes one modal and runs what was to run on closing. */
export const closeModalAtom = atom(null, (get, set, id: number) => {
  const request = get(modalRequestsAtom).find((known) => known.id === id);
  if (!request) return;
  set(modalRequestsAtom, (requests) => requests.filter((known) => known.id !== id));
  request.onClose?.();
});

/** Takes back what was asked for, by name. Nothing runs: it was not closed, it will not be shown. */
export const withdrawModalAtom = atom(null, (_get, set, name: OpenableModal) => {
  set(modalRequestsAtom, (requests) => requests.filter((known) => known.name !== name));
});

/** Replaces one modal by another in its place: sign up ⇄ log in. `onClose` moves on with it. */
export const replaceModalAtom = atom(null, (get, set, id: number, name: 'LOGIN' | 'SIGNUP') => {
  set(modalRequestsAtom, (requests) =>
    requests.map((known) =>
      known.id === id ? { ...known, name, props: known.props as ModalProps['LOGIN'] } : known,
    ),
  );
});
