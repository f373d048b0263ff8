import { createStore } from 'jotai';
import {
  addToastAtom,
  dismissToastAtom,
  newToastsAtom,
  toastOfMessage,
  toastStatus,
  toastsAtom,
} from './toasts';

describe('toasts', () => {
  it('closes after five seconds unless told otherwise', () => {
    const store = createStore();
    store.set(addToastAtom, { status: 'success', title: 'Saved' });
    store.set(addToastAtom, { status: 'info', title: 'Quick', duration: 900 });
    store.set(addToastAtom, { status: 'success', variant: 'bonus', title: 'Bonus' });
    expect(store.get(toastsAtom).map((toast) => toast.duration)).toEqual([5000, 900, 1750]);
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

  it('makes a toast of a pushed message, known by its event', () => {
    const pushed = { type: 'USER_MESSAGE', data: { messageType: 'failure', text: 'Refused' } };
    expect(toastOfMessage(pushed, '7')).toEqual({ id: 'message-7', status: 'error', title: 'Refused' });
  });

  it.each([
    null,
    'text',
    {},
    { type: 'USER_MESSAGE' },
    { type: 'USER_MESSAGE', data: { text: 'no type' } },
    { type: 'USER_MESSAGE', data: { messageType: 'success' } },
    { type: 'USER_MESSAGE', data: { messageType: 'success', text: ' ' } },
    { type: 'USER_MESSAGE', data: { messageType: 1, text: 'x' } },
    { type: 'USER_BONUS', data: { id: 1 } },
  ])('ignores %j', (message) => {
    expect(toastOfMessage(message, '7')).toBeNull();
  });
});
