import { createStore } from 'jotai';
import { addToastAtom, dismissToastAtom, newToastsAtom, toastStatus, toastsAtom } from './toasts';

describe('toasts', () => {
  it('closes after five seconds unless told otherwise', () => {
    const store = createStore();
    store.set(addToastAtom, { status: 'success', title: 'Saved' });
    store.set(addToastAtom, { status: 'info', title: 'Bonus', duration: 1750 });
    expect(store.get(toastsAtom).map((toast) => toast.duration)).toEqual([5000, 1750]);
  });

  it('shows one toast per id, and again after it was dismissed', () => {
    const store = createStore();
    store.set(addToastAtom, { id: 'api', status: 'error', title: 'a' });
    store.set(addToastAtom, { id: 'api', status: 'error', title: 'b' });
    expect(store.get(toastsAtom).map((toast) => toast.title)).toEqual(['a']);
    store.set(dismissToastAtom, 'api');
    store.set(addToastAtom, { id: 'api', status: 'error', title: 'b' });
    expect(store.get(toastsAtom).map((toast) => toast.title)).toEqual(['b']);
  });

  it('counts new ones, but not those without history', () => {
    const store = createStore();
    store.set(addToastAtom, { status: 'info', title: 'a' });
    store.set(addToastAtom, { status: 'error', title: 'b', history: false });
    expect(store.get(newToastsAtom)).toBe(1);
  });

  it.each([
    ['failure', 'error'],
    ['success', 'success'],
    ['pending', 'info'],
  ])('%s is shown as %s', (status, expected) => {
    expect(toastStatus(status)).toBe(expected);
  });
});
