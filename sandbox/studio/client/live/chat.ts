import type { ChatReason } from '@/lib/domain/table-chat';
import type { LiveBoot } from '../../boot';
import type { ChatEvent, ChatLine } from '../../chat/live-events';
import type { OwnChat } from '../../chat/view';
import type { Reply } from '../api';
import { randomId } from '../pace';
import { speakOf } from '../texts';
import type { ChatApi } from './chat-api';
import { keepUnwanted, keepWishes, readUnwanted, readWishes } from './chat-kept';
import { linesAfter } from './chat-lines';
import { chatRow } from './chat-row';
import { openChatSettings } from './chat-settings';
import { CHAT_TEXTS } from './chat-texts';
import { createChatView } from './chat-view';
import { refusalWords, silenceWords } from './chat-words';

/** Delay before new messages are announced, so that the first ones are not read out, ms. */
const SETTLED_MS = 300;
/** A timer can't wait for longer, ms. */
const LONGEST_WAIT = 24 * 3_600_000;

/** The chat of a live table: what others say, what the player says, and what they don't want to hear. */
export function createTableChat(
  root: HTMLElement,
  boot: Pick<LiveBoot, 'language' | 'locale'>,
  api: ChatApi,
  newId = randomId,
) {
  const say = speakOf(boot.language, CHAT_TEXTS);
  let wishes = readWishes();
  let unwanted = readUnwanted();
  let own: OwnChat | null = null;
  let lines: readonly ChatLine[] = [];
  let unread = 0;
  let isHere = false;
  /** The text that is being sent, by the name under which it may be sent again. */
  let sending: { id: string; text: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const view = createChatView(root, say, {
    send: (text) => void send(text),
    settings: () => openChatSettings(root, { say, wishes, muted: unwanted.muted.length }, { wish, unmute }),
    turnOn: () => wish({ ...wishes, off: false }),
  });

  const isUnwanted = ({ id, author }: ChatLine) =>
    unwanted.lines.includes(id) || unwanted.muted.includes(author) || (own?.reported.includes(id) ?? false);
  const isOwn = ({ author }: ChatLine) => author === own?.author;
  const showUnread = () => view.setUnread(unread, say('open', { count: unread }));
  const draw = (isNew = false) => {
    if (wishes.off) return;
    const rows = lines
      .filter((line) => !isUnwanted(line))
      .map((line) =>
        chatRow(line, { isOwn: isOwn(line), mayReport: own !== null && !isDemo() }, say, {
          mute,
          report: (reported, reason) => void report(reported, reason),
        }),
      );
    view.show(rows, isNew);
  };
  const isDemo = () => own !== null && !own.write.allowed && own.write.why === 'demo';
  const wish = (wanted: typeof wishes) => {
    wishes = wanted;
    keepWishes(wishes);
    view.setOff(wishes.off);
    view.setLoud(isHere && !wishes.quiet && !wishes.off);
    draw();
    unread = 0;
    showUnread();
  };
  const without = (wanted: Partial<typeof unwanted>) => {
    unwanted = { ...unwanted, ...wanted };
    keepUnwanted(unwanted);
    draw();
    view.focusList();
  };
  const mute = ({ author, name }: ChatLine) => {
    without({ muted: [...unwanted.muted, author] });
    view.tell(say('muted', { name }));
  };
  const unmute = () => {
    unwanted = { ...unwanted, muted: [] };
    keepUnwanted(unwanted);
    draw();
  };

  const take = (now: OwnChat) => {
    const changed = own === null || own.author !== now.author;
    own = now;
    clearTimeout(timer);
    const { write } = now;
    view.setWriting(write.allowed ? null : silenceWords(write, say, boot.locale));
    if (!write.allowed && 'until' in write && write.until !== null) {
      const left = write.until - now.now + 500;
      if (left < LONGEST_WAIT) timer = setTimeout(() => void refresh(), Math.max(0, left));
    }
    if (!changed) return;
    // Now it is known which are the player's own, and who may report.
    view.forget();
    draw();
  };
  const answered = (reply: Reply<OwnChat>): boolean => {
    if (reply.kind === 'state') {
      take(reply.state);
      return true;
    }
    view.tell(reply.kind === 'lost' ? say('refusedLater') : refusalWords(reply, say));
    return false;
  };
  const refresh = async () => {
    const reply = await api.own();
    if (reply.kind === 'state') take(reply.state);
  };
  const send = async (text: string) => {
    if (sending && sending.text !== text) sending = null;
    sending ??= { id: newId(), text };
    view.setBusy(true);
    view.tell('');
    const reply = await api.say(sending.id, text);
    view.setBusy(false);
    // Without an answer nobody knows: the same words are sent under the same name once more.
    if (reply.kind !== 'lost') sending = null;
    if (answered(reply)) view.clear();
    else if (reply.kind === 'refused' && /^chat_(?:demo|paused|silenced)$/.test(reply.code)) {
      view.tell('');
      void refresh();
    }
  };
  const report = async (line: ChatLine, reason: ChatReason) => {
    // Whatever becomes of the report: the player need not see it any more.
    without({ lines: [...unwanted.lines, line.id] });
    if (answered(await api.report(line.id, reason))) view.tell(say('reported'));
  };

  view.opened = (open) => {
    if (!open) return;
    unread = 0;
    showUnread();
  };
  view.setOff(wishes.off);
  showUnread();

  return {
    hear(event: ChatEvent) {
      if (event.type === 'chat-own') return void refresh();
      const before = lines;
      lines = linesAfter(lines, event);
      const known = new Set(before.map(({ id }) => id));
      const fresh = lines.filter((line) => !known.has(line.id) && !isUnwanted(line) && !isOwn(line));
      const isNew = event.all !== true;
      isHere ||= !isNew;
      draw(isNew);
      if (wishes.off) return;
      if (!isNew) {
        // What stands there when one comes is not read aloud; what comes then is.
        setTimeout(() => view.setLoud(!wishes.quiet && !wishes.off), SETTLED_MS);
        return;
      }
      if (fresh.length === 0) return;
      if (!view.isSeen()) {
        unread += fresh.length;
        showUnread();
      } else view.tellNewer(say('newer'));
    },
    /** The line of the table broke, or works again. */
    setLine(line: 'works' | 'broken') {
      view.tell(line === 'broken' ? say('lineLost') : '');
      if (line === 'works') void refresh();
    },
  };
}
