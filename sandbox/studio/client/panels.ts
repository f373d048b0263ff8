import { element, focusOn } from './dom';

export interface PanelChoice<Answer extends string> {
  answer: Answer;
  label: string;
}

export interface Panels {
  /**
   * Shows a panel over the game and waits for a choice, or for `afterMs`, which chooses the first. A panel that
   * was open before is closed without an answer.
   */
  ask<Answer extends string>(panel: {
    kind: 'notice' | 'feature';
    title: string;
    text: string;
    figure?: string;
    choices: readonly PanelChoice<Answer>[];
    afterMs?: number;
    /** The first choice costs money: a key that was pressed too often must not choose it. */
    costs?: boolean;
    /** The first is chosen as soon as the browser has a network again. */
    untilOnline?: boolean;
  }): Promise<Answer>;
  close(): void;
}

/** Panels are modal dialogs: focus goes in, Escape chooses the last answer, which is always the harmless one. */
export function createPanels(root: HTMLElement): Panels {
  let open: HTMLDialogElement | null = null;
  const close = () => {
    open?.close();
    open?.remove();
    open = null;
  };
  return {
    close,
    ask: ({ kind, title, text, figure, choices, afterMs, costs = false, untilOnline = false }) =>
      new Promise((resolve) => {
        close();
        const dialog = element('dialog', { class: `panel ${kind}`, 'aria-labelledby': 'panel-title' });
        const [first, last] = [choices[0], choices.at(-1)];
        if (!first || !last) throw new Error('a panel has choices');
        let timer = 0;
        const back = () => choose(first.answer);
        const choose = (answer: typeof first.answer) => {
          clearTimeout(timer);
          window.removeEventListener('online', back);
          if (open === dialog) close();
          resolve(answer);
        };
        dialog.append(
          element('h2', { id: 'panel-title' }, title),
          ...(figure ? [element('p', { class: 'figure' }, figure)] : []),
          element('p', {}, text),
          element(
            'div',
            { class: 'choices' },
            ...choices.map((choice, index) => {
              const button = element(
                'button',
                { type: 'button', class: index === 0 ? 'go' : 'plain' },
                choice.label,
              );
              button.addEventListener('click', () => choose(choice.answer));
              return button;
            }),
          ),
        );
        dialog.addEventListener('cancel', (event) => {
          event.preventDefault();
          choose(last.answer);
        });
        root.append(dialog);
        open = dialog;
        const buttons = [...dialog.querySelectorAll('button')];
        const begins = (costs ? buttons.at(-1) : undefined) ?? buttons[0];
        // Only now: a browser that finds it on what is being inserted complains of it in another site's frame.
        if (costs) begins?.toggleAttribute('autofocus', true);
        dialog.showModal();
        // A browser moves no focus into a frame that nobody has touched: it begins there once the frame has it.
        if (!document.hasFocus()) {
          window.addEventListener('focus', () => focusOn(begins), { once: true });
        }
        if (untilOnline) window.addEventListener('online', back);
        if (afterMs !== undefined) timer = window.setTimeout(() => choose(first.answer), afterMs);
      }),
  };
}
