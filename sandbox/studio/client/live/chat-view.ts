import './live.css';
import './chat.css';
import './chat-place.css';
import { LONGEST_CHAT_TEXT } from '@/lib/domain/table-chat';
import { element, focusOn, icon } from '../dom';
import type { ChatSay } from './chat-texts';

const ICONS = {
  chat: ['M21 12a8 8 0 0 1-8 8H4l2.2-3A8 8 0 1 1 21 12Z'],
  send: ['m4 12 16-8-5 16-3.5-6.5Z', 'M11.5 13.5 20 4'],
  info: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z', 'M12 11v5', 'M12 7.6v.1'],
  shut: ['m6 6 12 12', 'm18 6-12 12'],
} as const;

/** Nearer to its end than this, the list follows new messages, px. */
const AT_END = 40;

export interface ChatActions {
  send(text: string): void;
  settings(): void;
  turnOn(): void;
}

/**
 * The chat beside the table, and on small screens a sheet over it that leaves the bets free. No form: the frame that a game
 * stands in sends none.
 */
export function createChatView(root: HTMLElement, say: ChatSay, on: ChatActions) {
  const tool = (name: string, label: string, paths: readonly string[]) =>
    element('button', { type: 'button', class: name, 'aria-label': label, title: label }, icon(...paths));
  const count = element('span', { class: 'chat-count', 'aria-hidden': 'true' });
  const opener = element(
    'button',
    { type: 'button', class: 'chat-open', 'aria-expanded': 'false', 'aria-controls': 'chat' },
    icon(...ICONS.chat),
    count,
  );
  const settings = tool('chat-tool', say('settings'), ICONS.info);
  const shut = tool('chat-tool chat-shut', say('close'), ICONS.shut);
  const list = element('ol', { class: 'chat-list' });
  const log = element(
    'div',
    { class: 'chat-log', role: 'log', 'aria-live': 'off', 'aria-label': say('title'), tabindex: 0 },
    list,
  );
  const empty = element('p', { class: 'chat-empty' }, say('empty'));
  const newer = element('button', { type: 'button', class: 'chat-newer', hidden: true });
  const input = element('textarea', {
    ...{ class: 'chat-input', rows: 1, maxlength: LONGEST_CHAT_TEXT, 'aria-label': say('write') },
    ...{ placeholder: say('write'), autocomplete: 'off', enterkeyhint: 'send' },
  });
  const send = tool('chat-send', say('send'), ICONS.send);
  const writing = element('div', { class: 'chat-write' }, input, send);
  const cant = element('p', { class: 'chat-cant', hidden: true });
  const note = element('p', { class: 'chat-note', role: 'status', 'aria-live': 'polite' });
  const turnOn = element('button', { type: 'button', class: 'chat-on' }, say('turnOn'));
  const panel = element(
    'aside',
    { class: 'chat', id: 'chat', 'aria-label': say('title') },
    element('header', {}, element('h2', {}, say('title')), settings, shut),
    element('div', { class: 'chat-room' }, log, empty, newer),
    element('div', { class: 'chat-foot' }, note, cant, writing),
    element('div', { class: 'chat-off' }, element('p', {}, say('isOff')), turnOn),
  );
  root.querySelector('.lv')?.append(opener);
  root.querySelector('.lv-bets')?.after(panel);

  const isSheet = () => getComputedStyle(shut).display !== 'none';
  const isOpen = () => root.hasAttribute('data-chat-open');
  const setOpen = (open: boolean) => {
    root.toggleAttribute('data-chat-open', open);
    opener.setAttribute('aria-expanded', String(open));
    if (open) {
      // One of the two at a time: they take the same place.
      if (root.hasAttribute('data-bets')) root.querySelector<HTMLElement>('.lv-open')?.click();
      toEnd();
      // Under a finger the field would bring the keyboard up, over what is to be read.
      const isTouched = window.matchMedia('(pointer: coarse)').matches;
      focusOn(cant.hidden && !isTouched ? input : log);
    } else if (panel.contains(document.activeElement)) focusOn(opener);
    view.opened(open);
  };
  const atEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < AT_END;
  const toEnd = () => {
    log.scrollTop = log.scrollHeight;
    newer.hidden = true;
  };
  const submit = () => {
    if (input.value.trim() !== '' && send.getAttribute('aria-disabled') !== 'true') on.send(input.value);
  };

  opener.addEventListener('click', () => setOpen(!isOpen()));
  shut.addEventListener('click', () => setOpen(false));
  settings.addEventListener('click', on.settings);
  turnOn.addEventListener('click', on.turnOn);
  newer.addEventListener('click', toEnd);
  send.addEventListener('click', submit);
  log.addEventListener('scroll', () => atEnd() && (newer.hidden = true));
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    submit();
  });
  // Keys pressed in the chat don't reach the game's shortcuts: neither a letter nor Space nor Enter.
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return event.stopPropagation();
    if (!isSheet() || !isOpen()) return;
    event.preventDefault();
    setOpen(false);
  });

  const view = {
    /** Told when the sheet opens or shuts. */
    opened: (_open: boolean): void => {},
    /** Whether new messages are seen as they come. */
    isSeen: () => root.dataset['chat'] !== 'off' && (!isSheet() || isOpen()),
    /** Draws the messages; at the end of the list it follows new ones, else it says that there are some. */
    show(rows: readonly HTMLElement[], isNew: boolean) {
      const follows = atEnd() || !isNew;
      const known = new Map([...list.children].map((row) => [(row as HTMLElement).dataset['id'], row]));
      const wanted = rows.map((row) => {
        const there = known.get(row.dataset['id']);
        return there && (there as HTMLElement).dataset['own'] === row.dataset['own'] ? there : row;
      });
      for (const row of [...list.children]) if (!wanted.includes(row)) row.remove();
      // Rows that stand there stay where they are: moved, they would be read aloud again.
      for (const [at, row] of wanted.entries())
        if (list.children[at] !== row) list.insertBefore(row, list.children[at] ?? null);
      empty.hidden = wanted.length > 0;
      if (follows) toEnd();
    },
    tellNewer(words: string) {
      newer.textContent = words;
      newer.hidden = atEnd();
    },
    /** Draws every row anew the next time. */
    forget: () => list.replaceChildren(),
    /** @param unread messages that were not seen */
    setUnread(unread: number, label: string) {
      count.textContent = unread === 0 ? '' : unread > 99 ? '99+' : String(unread);
      opener.setAttribute('aria-label', label);
      opener.title = label;
    },
    setOff(off: boolean) {
      root.dataset['chat'] = off ? 'off' : 'on';
    },
    /** New messages are read aloud from the next one on; what stands there is not. */
    setLoud(loud: boolean) {
      log.setAttribute('aria-live', loud ? 'polite' : 'off');
    },
    /** @param why in place of the field; null where the player may write */
    setWriting(why: string | null) {
      const hadFocus = writing.contains(document.activeElement);
      writing.hidden = why !== null;
      cant.hidden = why === null;
      if (cant.textContent !== (why ?? '')) cant.textContent = why ?? '';
      if (hadFocus && why !== null) focusOn(log);
    },
    setBusy(busy: boolean) {
      send.setAttribute('aria-disabled', String(busy));
    },
    tell(words: string) {
      note.textContent = words;
    },
    clear() {
      input.value = '';
    },
    /** After a row with the focus is gone. */
    focusList: () => focusOn(log),
  };
  return view;
}
