import { createStore } from 'jotai';
import { closeModalAtom, modalRequestsAtom, nextModal, openModalAtom, replaceModalAtom } from './modals';

function shown(store: ReturnType<typeof createStore>, signedIn: boolean) {
  return nextModal(store.get(modalRequestsAtom), signedIn)?.name;
}

describe('the modal queue', () => {
  it('shows the lower number first, whatever the order of asking', () => {
    const store = createStore();
    store.set(openModalAtom, { name: 'GAME_NOT_AVAILABLE', props: {} });
    store.set(openModalAtom, { name: 'LOGIN', props: {} });
    expect(shown(store, false)).toBe('LOGIN');
  });

  it('shows the first that asked among equals', () => {
    const store = createStore();
    store.set(openModalAtom, { name: 'SIGNUP', props: {} });
    store.set(openModalAtom, { name: 'LOGIN', props: {} });
    expect(shown(store, false)).toBe('SIGNUP');
  });

  it('holds a modal for players until the log-in', () => {
    const store = createStore();
    store.set(openModalAtom, { name: 'DEPOSIT', props: {} });
    expect(shown(store, false)).toBeUndefined();
    expect(shown(store, true)).toBe('DEPOSIT');
  });

  it('runs onClose once and goes on to the next', () => {
    const store = createStore();
    const onClose = jest.fn();
    store.set(openModalAtom, { name: 'LOGIN', props: {}, onClose });
    store.set(openModalAtom, { name: 'GAME_NOT_AVAILABLE', props: {} });
    const first = nextModal(store.get(modalRequestsAtom), false);
    store.set(closeModalAtom, first?.id ?? 0);
    store.set(closeModalAtom, first?.id ?? 0);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(shown(store, false)).toBe('GAME_NOT_AVAILABLE');
  });

  it('asks for a modal once only', () => {
    const store = createStore();
    store.set(openModalAtom, { name: 'LOGIN', props: {} });
    store.set(openModalAtom, { name: 'LOGIN', props: {} });
    expect(store.get(modalRequestsAtom)).toHaveLength(1);
  });

  it('keeps the continuation when log-in and sign-up change places', () => {
    const store = createStore();
    const then = jest.fn();
    store.set(openModalAtom, { name: 'LOGIN', props: { then } });
    store.set(replaceModalAtom, store.get(modalRequestsAtom)[0]?.id ?? 0, 'SIGNUP');
    const request = store.get(modalRequestsAtom)[0];
    expect(request?.name).toBe('SIGNUP');
    expect(request?.props).toEqual({ then });
  });
});
