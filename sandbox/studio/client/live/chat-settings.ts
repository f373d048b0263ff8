import { element } from '../dom';
import { openDialog } from '../tables/dialog';
import type { ChatWishes } from './chat-kept';
import type { ChatSay } from './chat-texts';

const RULES = ['ruleKind', 'ruleData', 'ruleMoney', 'ruleReport', 'ruleKept'] as const;

/** The rules of the chat, and what a player can set of it. */
export function openChatSettings(
  root: HTMLElement,
  { say, wishes, muted }: { say: ChatSay; wishes: ChatWishes; muted: number },
  on: { wish(wishes: ChatWishes): void; unmute(): void },
) {
  let now = wishes;
  const toggle = (label: string, isOn: (wishes: ChatWishes) => boolean, turned: () => ChatWishes) => {
    const button = element(
      'button',
      { type: 'button', class: 'chat-toggle', 'aria-pressed': isOn(now) },
      label,
    );
    button.addEventListener('click', () => {
      now = turned();
      button.setAttribute('aria-pressed', String(isOn(now)));
      on.wish(now);
    });
    return button;
  };
  const shown = element('button', { type: 'button', class: 'chat-toggle' }, say('unmute', { count: muted }));
  shown.addEventListener('click', () => {
    on.unmute();
    shown.remove();
  });
  const dialog = openDialog(
    root,
    { title: say('settings'), closeLabel: say('close') },
    element('ul', { class: 'rules' }, ...RULES.map((rule) => element('li', {}, say(rule)))),
    element(
      'div',
      { class: 'chat-toggles' },
      toggle(
        say('readAloud'),
        ({ quiet }) => !quiet,
        () => ({ ...now, quiet: !now.quiet }),
      ),
      toggle(
        say('showChat'),
        ({ off }) => !off,
        () => ({ ...now, off: !now.off }),
      ),
      muted > 0 ? shown : null,
    ),
  );
  dialog.classList.add('chat-settings');
}
