import { atom } from 'jotai';
import type { ModalProps, OpenableModal } from './props';

/** One modal that asked to be shown. */
export interface RequestOf<Name extends OpenableModal> {
  id: number;
  name: Name;
  props: ModalProps[Name];
  /** Runs once, however the modal is closed. */
  onClose?: () => void;
  /** The element that had the focus when the modal was opened; the focus goes back there. */
  opener: Element | null;
}
export type ModalRequest = { [Name in OpenableModal]: RequestOf<Name> }[OpenableModal];
type Asked = { [Name in OpenableModal]: Omit<RequestOf<Name>, 'id' | 'opener'> }[OpenableModal];

let lastId = 0;

/** Every modal that was asked for, in that order. ./order decides which one shows. */
export const modalRequestsAtom = atom<ModalRequest[]>([]);

/** Sign up and log in are two tabs of one frame: asking for one while the other shows turns to it. */
const frameOf = (name: OpenableModal) => (name === 'LOGIN' ? 'SIGNUP' : name);

/**
 * Opens a modal, or puts it in the queue. One that is already asked for keeps its place and takes the new props,
 * and the new `onClose` if there is one.
 */
export const openModalAtom = atom(null, (_get, set, asked: Asked) => {
  const opener = typeof document === 'undefined' ? null : document.activeElement;
  set(modalRequestsAtom, (requests) => {
    const known = requests.find(({ name }) => frameOf(name) === frameOf(asked.name));
    if (!known) return [...requests, { ...asked, id: ++lastId, opener }];
    const again = { ...known, ...asked, onClose: asked.onClose ?? known.onClose } as ModalRequest;
    return requests.map((request) => (request === known ? again : request));
  });
});

/** Closes one modal and runs what was to run on closing. Closing it again does nothing. */
export const closeModalAtom = atom(null, (get, set, id: number) => {
  const request = get(modalRequestsAtom).find((known) => known.id === id);
  if (!request) return;
  set(modalRequestsAtom, (requests) => requests.filter((known) => known.id !== id));
  request.onClose?.();
});

/** Withdraws a request by name without running its `onClose`: the modal was never shown. */
export const withdrawModalAtom = atom(null, (_get, set, name: OpenableModal) => {
  set(modalRequestsAtom, (requests) => requests.filter((known) => known.name !== name));
});

/** Puts another modal in the place of one that is open. `onClose` moves on with it. */
export const replaceModalAtom = atom(null, (_get, set, id: number, next: Pick<Asked, 'name' | 'props'>) => {
  set(modalRequestsAtom, (requests) =>
    requests.map((known) => (known.id === id ? ({ ...known, ...next } as ModalRequest) : known)),
  );
});
