/** @jest-environment jsdom */
import type { ChatLine } from '../../chat/live-events';
import type { MayWrite, OwnChat } from '../../chat/view';
import type { Reply } from '../api';
import { element } from '../dom';
import { keptByFocus } from '../keys';
import { createTableChat } from './chat';

const OWN: OwnChat = { author: 'me', name: 'M•••10', now: 0, write: { allowed: true }, reported: [] };
const line = (no: number, over: Partial<ChatLine> = {}): ChatLine => ({
  ...{ id: `line-${no}`, no, at: no, author: 'ann', name: 'A•••11', text: `Message ${no}` },
  ...over,
});
const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

function sitDown({
  write = { allowed: true } as MayWrite,
  language = 'en' as const,
  reported = [] as string[],
} = {}) {
  const root = element(
    'main',
    { id: 'game' },
    element('section', { class: 'lv' }),
    element('aside', { class: 'lv-bets' }),
  );
  document.body.replaceChildren(root);
  const state = { ...OWN, write, reported };
  const api = {
    own: jest.fn((): Promise<Reply<OwnChat>> => Promise.resolve({ kind: 'state', state })),
    say: jest.fn((): Promise<Reply<OwnChat>> => Promise.resolve({ kind: 'state', state })),
    report: jest.fn((): Promise<Reply<OwnChat>> => Promise.resolve({ kind: 'state', state })),
  };
  let made = 0;
  const chat = createTableChat(root, { language, locale: 'en' }, api, () => `name-${(made += 1)}`);
  const find = <Kind extends HTMLElement = HTMLElement>(selector: string) => {
    const found = root.querySelector<Kind>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return {
    ...{ root, api, chat, find },
    input: find<HTMLTextAreaElement>('.chat-input'),
    rows: () =>
      [...root.querySelectorAll('.chat-list li')].map((row) => row.querySelector('.chat-text')?.textContent),
    button: (label: string) =>
      [...root.querySelectorAll('button')].find(
        (one) => one.textContent === label || one.ariaLabel === label,
      ),
    note: () => find('.chat-note').textContent,
    /** The first picture, as one who has just come hears it. */
    async arrive(...lines: ChatLine[]) {
      chat.hear({ type: 'chat', all: true, in: lines, gone: [] });
      chat.setLine('works');
      await turn();
    },
    async write(text: string) {
      find<HTMLTextAreaElement>('.chat-input').value = text;
      find('.chat-send').click();
      await turn();
    },
  };
}
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  localStorage.clear();
  sessionStorage.clear();
});

describe('messages', () => {
  it('stand in their order as text, whatever is in them', async () => {
    const { arrive, chat, rows, root, find } = sitDown();
    await arrive(line(2), line(1));
    chat.hear({ type: 'chat', in: [line(3, { text: '<img src=x onerror=alert(1)>' })], gone: [] });
    expect(rows()).toEqual(['Message 1', 'Message 2', '<img src=x onerror=alert(1)>']);
    expect(root.querySelector('img')).toBeNull();
    expect(find('.chat-empty').hidden).toBe(true);
  });

  it('go, come back in their place, and none stands twice', async () => {
    const { arrive, chat, rows } = sitDown();
    await arrive(line(1), line(2), line(3));
    chat.hear({ type: 'chat', in: [], gone: ['line-2'] });
    expect(rows()).toEqual(['Message 1', 'Message 3']);
    chat.hear({ type: 'chat', in: [line(2), line(3)], gone: [] });
    expect(rows()).toEqual(['Message 1', 'Message 2', 'Message 3']);
  });

  it('are none at first, and the room says so', async () => {
    const { arrive, find } = sitDown();
    await arrive();
    expect(find('.chat-empty').textContent).toContain('Nobody has written anything yet.');
  });

  it('are read aloud as they come, not when one arrives, and not at all for who wants it quiet', async () => {
    jest.useFakeTimers();
    const { chat, find, button } = sitDown();
    chat.hear({ type: 'chat', all: true, in: [line(1)], gone: [] });
    const list = find('.chat-log');
    expect([list.role ?? list.getAttribute('role'), list.getAttribute('aria-live')]).toEqual(['log', 'off']);
    jest.runAllTimers();
    expect(list.getAttribute('aria-live')).toBe('polite');
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    button('Rules and settings of the chat')?.click();
    button('Read new messages aloud (screen reader)')?.click();
    expect(list.getAttribute('aria-live')).toBe('off');
    expect(localStorage.getItem('parlour.chat')).toContain('"quiet":true');
    jest.useRealTimers();
  });

  it('of the player are theirs, and nothing can be done about them', async () => {
    const { arrive, root } = sitDown();
    await arrive(line(1, { author: 'me' }));
    expect(root.querySelector('li b')?.textContent).toContain('You');
    expect(root.querySelector('.chat-more')).toBeNull();
  });
});

describe('writing', () => {
  it('sends by Enter, empties the field, and leaves the focus in it', async () => {
    const { arrive, api, input } = sitDown();
    await arrive();
    input.focus();
    input.value = 'Hello';
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await turn();
    expect(api.say).toHaveBeenCalledWith('name-1', 'Hello');
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
  });

  it.each(['Enter', ' ', 'z', 'r'])('plays nothing by %j, from field and list alike', async (key) => {
    const { arrive, input, find } = sitDown();
    await arrive(line(1));
    const heard = jest.fn();
    document.addEventListener('keydown', heard);
    for (const target of [input, find('.chat-log'), find('.chat-more'), find('.chat-send')]) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      target.dispatchEvent(event);
      if (target === input) expect(keptByFocus(event)).toBe(true);
    }
    document.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    [{ code: 'chat_refused', reason: 'words' }, 'Some of these words have no place at the table.'],
    [{ code: 'chat_refused', reason: 'phone' }, 'That looks like a telephone number.'],
    [{ code: 'chat_too_fast', reason: null, retryAfterMs: 2_100 }, 'you can write again in 3\u00A0s'],
    [{ code: 'chat_repeat', reason: null }, 'You have said that already.'],
    [{ code: 'chat_session', reason: 'player_disabled' }, 'Your session has ended.'],
    [{ code: 'something_new', reason: null }, 'That could not be sent.'],
  ])('that is refused stays in the field, with the reason: %j', async (refused, said) => {
    const { arrive, api, write, input, note } = sitDown();
    await arrive();
    api.say.mockResolvedValueOnce({ kind: 'refused', retryAfterMs: 0, ...refused });
    await write('Hello');
    expect(note()).toContain(said);
    expect(input.value).toBe('Hello');
  });

  it('without an answer sends the same words under the same name again, others under another', async () => {
    const { arrive, api, write } = sitDown();
    await arrive();
    api.say.mockResolvedValueOnce({ kind: 'lost' });
    await write('Hello');
    api.say.mockResolvedValueOnce({ kind: 'lost' });
    await write('Hello');
    await write('Hello there');
    expect(api.say.mock.calls).toEqual([
      ['name-1', 'Hello'],
      ['name-1', 'Hello'],
      ['name-2', 'Hello there'],
    ]);
  });

  it.each([
    [{ allowed: false, why: 'demo' }, 'You are playing with play money'],
    [{ allowed: false, why: 'silenced', until: null, reason: 'hate' }, 'for good. Reason: Hate.'],
    [{ allowed: false, why: 'silenced', until: Date.UTC(2099, 4, 1, 12), reason: 'insult' }, 'May 1, 2099'],
    [{ allowed: false, why: 'paused', until: Date.UTC(2099, 4, 1, 12) }, 'You can write again at'],
  ] as [MayWrite, string][])(
    'is not there for who may not, with why and until when: %j',
    async (write, said) => {
      const { arrive, find } = sitDown({ write });
      await arrive();
      expect(find('.chat-write').hidden).toBe(true);
      expect(find('.chat-cant').textContent).toContain(said);
    },
  );

  it('is asked for again when the studio says that it has changed', async () => {
    const { arrive, api, chat, find } = sitDown();
    await arrive();
    const write: MayWrite = { allowed: false, why: 'silenced', until: null, reason: 'insult' };
    api.own.mockResolvedValueOnce({ kind: 'state', state: { ...OWN, write } });
    chat.hear({ type: 'chat-own' });
    await turn();
    expect(find('.chat-cant').hidden).toBe(false);
  });
});

describe('what the player does not want', () => {
  it('is another player, for as long as the tab is open', async () => {
    const { arrive, chat, button, rows, note } = sitDown();
    await arrive(line(1), line(2, { author: 'bob', name: 'B•••12' }));
    button('Message of A•••11: hide or report')?.click();
    button('Hide A•••11')?.click();
    chat.hear({ type: 'chat', in: [line(3)], gone: [] });
    expect(rows()).toEqual(['Message 2']);
    expect(note()).toBe('A•••11 is hidden for you.');
    const again = sitDown();
    await again.arrive(line(1), line(2, { author: 'bob' }));
    expect(again.rows()).toEqual(['Message 2']);
  });

  it('is reported with a reason of the list, and gone for the reporter at once', async () => {
    const { arrive, api, button, rows, note } = sitDown();
    await arrive(line(1), line(2));
    button('Message of A•••11: hide or report')?.click();
    button('Report')?.click();
    button('Threat')?.click();
    await turn();
    expect(api.report).toHaveBeenCalledWith('line-1', 'threat');
    expect(rows()).toEqual(['Message 2']);
    expect(note()).toContain('Thank you.');
  });

  it('was reported on another device', async () => {
    const { arrive, rows } = sitDown({ reported: ['line-1'] });
    await arrive(line(1), line(2));
    expect(rows()).toEqual(['Message 2']);
  });

  it('can be hidden, not reported, by who plays with play money', async () => {
    const { arrive, button } = sitDown({ write: { allowed: false, why: 'demo' } });
    await arrive(line(1));
    button('Message of A•••11: hide or report')?.click();
    expect(button('Hide A•••11')).toBeDefined();
    expect(button('Report')).toBeUndefined();
  });

  it('is the whole chat, remembered, until it is turned on again', async () => {
    localStorage.setItem('parlour.chat', '{"off":true}');
    const { arrive, chat, root, rows, button, find } = sitDown();
    await arrive(line(1));
    chat.hear({ type: 'chat', in: [line(2)], gone: [] });
    expect([root.dataset['chat'], rows(), find('.chat-count').textContent]).toEqual(['off', [], '']);
    button('Turn the chat on')?.click();
    expect([root.dataset['chat'], rows()]).toEqual(['on', ['Message 1', 'Message 2']]);
    expect(localStorage.getItem('parlour.chat')).toContain('"off":false');
  });
});

describe('the sheet of a small screen', () => {
  it('counts what came while it was shut, and nothing once it was opened', async () => {
    const { arrive, chat, find, root } = sitDown();
    await arrive(line(1));
    chat.hear({ type: 'chat', in: [line(2), line(3, { author: 'me' })], gone: [] });
    expect(find('.chat-count').textContent).toBe('1');
    expect(find('.chat-open').getAttribute('aria-label')).toBe('Chat, 1 new message');
    find('.chat-open').click();
    expect([root.hasAttribute('data-chat-open'), find('.chat-count').textContent]).toEqual([true, '']);
    chat.hear({ type: 'chat', in: [line(4)], gone: [] });
    expect(find('.chat-count').textContent).toBe('');
  });

  it('leads the focus to the messages under a finger: the keyboard would cover them', async () => {
    jest.mocked(window.matchMedia).mockReturnValue({ matches: true } as MediaQueryList);
    const { arrive, find } = sitDown();
    await arrive();
    find('.chat-open').click();
    expect(document.activeElement).toBe(find('.chat-log'));
  });

  it('leads the focus in, and by Escape out again without leaving the full screen', async () => {
    const { arrive, find, input, root } = sitDown();
    await arrive();
    find('.chat-open').click();
    expect(document.activeElement).toBe(input);
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    input.dispatchEvent(escape);
    expect([escape.defaultPrevented, root.hasAttribute('data-chat-open')]).toEqual([true, false]);
    expect(document.activeElement).toBe(find('.chat-open'));
  });
});

it('says when the line is lost', async () => {
  const { arrive, chat, note } = sitDown();
  await arrive();
  chat.setLine('broken');
  expect(note()).toContain('Connection lost.');
  chat.setLine('works');
  expect(note()).toBe('');
});
