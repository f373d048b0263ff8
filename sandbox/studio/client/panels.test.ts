/** @jest-environment jsdom */
import { createPanels } from './panels';

beforeAll(() => {
  // jsdom shows no dialogs; where the focus begins is read from the markup, as a browser does.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => document.body.replaceChildren());

const asked = (costs?: boolean) => {
  const answer = createPanels(document.body).ask({
    kind: 'notice',
    title: 'Buy free spins?',
    text: '100 × the stake',
    choices: [
      { answer: 'buy', label: 'Buy' },
      { answer: 'no', label: 'Not now' },
    ],
    ...(costs === undefined ? {} : { costs }),
  });
  const buttons = [...document.querySelectorAll('button')];
  return { answer, buttons, dialog: document.querySelector('dialog') };
};

it('begins at the harmless choice where the first one costs money, else at the first', () => {
  expect(asked(true).buttons.map(({ autofocus }) => autofocus)).toEqual([false, true]);
  document.body.replaceChildren();
  expect(asked().buttons.map(({ autofocus }) => autofocus)).toEqual([false, false]);
});

it('inserts nothing that asks for the focus by itself: another site’s frame may not', () => {
  const append = jest.spyOn(document.body, 'append').mockImplementation((dialog) => {
    expect((dialog as HTMLElement).querySelectorAll('[autofocus]')).toHaveLength(0);
    document.body.appendChild(dialog as HTMLElement);
  });
  expect(asked(true).buttons).toHaveLength(2);
  expect(append).toHaveBeenCalledTimes(1);
  append.mockRestore();
});

it('takes the focus as soon as its frame has it, if nobody had touched that before', () => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  const { buttons } = asked(true);
  window.dispatchEvent(new Event('focus'));
  expect(document.activeElement).toBe(buttons[1]);
  jest.restoreAllMocks();
});

it('gives the answer that is pressed, and the last one on Escape', async () => {
  const pressed = asked(true);
  pressed.buttons[0]?.click();
  expect(await pressed.answer).toBe('buy');
  const left = asked(true);
  left.dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(await left.answer).toBe('no');
  expect(document.querySelector('dialog')).toBeNull();
});

it('goes on by itself when the network is back, where it waits for that', async () => {
  const answer = createPanels(document.body).ask({
    kind: 'notice',
    title: 'No connection',
    text: 'The studio cannot be reached.',
    choices: [{ answer: 'retry', label: 'Try again' }],
    untilOnline: true,
  });
  window.dispatchEvent(new Event('online'));
  expect(await answer).toBe('retry');
  expect(document.querySelector('dialog')).toBeNull();
  // Any other stays until it is answered.
  const { dialog } = asked();
  window.dispatchEvent(new Event('online'));
  expect(dialog?.isConnected).toBe(true);
});
