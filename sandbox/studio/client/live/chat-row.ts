import { CHAT_REASONS, type ChatReason } from '@/lib/domain/table-chat';
import type { ChatLine } from '../../chat/live-events';
import { element, focusOn, icon } from '../dom';
import type { ChatSay } from './chat-texts';

const MORE = ['M5 12h.01', 'M12 12h.01', 'M19 12h.01'];

export interface RowActions {
  mute(line: ChatLine): void;
  report(line: ChatLine, reason: ChatReason): void;
}

/** A message. What it says is text and nothing else, whatever stands in it. */
export function chatRow(
  line: ChatLine,
  { isOwn, mayReport }: { isOwn: boolean; mayReport: boolean },
  say: ChatSay,
  on: RowActions,
): HTMLLIElement {
  const name = isOwn ? say('you') : line.name;
  const text = element('bdi', { class: 'chat-text' }, line.text);
  if (isOwn) return element('li', { 'data-id': line.id, 'data-own': true }, element('b', {}, name), text);

  const more = element(
    'button',
    {
      type: 'button',
      class: 'chat-more',
      'aria-expanded': 'false',
      'aria-label': say('actionsOf', { name }),
    },
    icon(...MORE),
  );
  // Not announced as a new message.
  const actions = element('div', { class: 'chat-actions', 'aria-live': 'off', hidden: true });
  const button = (label: string, press: () => void) => {
    const made = element('button', { type: 'button' }, label);
    made.addEventListener('click', press);
    return made;
  };
  /** All of it, where the list is long enough for that. */
  const show = () => actions.scrollIntoView({ block: 'nearest' });
  const shut = () => {
    actions.hidden = true;
    more.setAttribute('aria-expanded', 'false');
  };
  const reasons = () =>
    CHAT_REASONS.map((reason) => button(say(`reason_${reason}`), () => on.report(line, reason)));
  const askWhy = () => {
    const cancel = button(say('cancel'), () => {
      shut();
      focusOn(more);
    });
    actions.replaceChildren(element('p', {}, say('reportWhy')), ...reasons(), cancel);
    focusOn(actions.querySelector('button'));
    show();
  };
  more.addEventListener('click', () => {
    if (!actions.hidden) return shut();
    actions.replaceChildren(
      button(say('mute', { name }), () => on.mute(line)),
      ...(mayReport ? [button(say('report'), askWhy)] : []),
    );
    actions.hidden = false;
    more.setAttribute('aria-expanded', 'true');
    focusOn(actions.querySelector('button'));
    show();
  });
  return element('li', { 'data-id': line.id }, element('b', {}, name), text, more, actions);
}
