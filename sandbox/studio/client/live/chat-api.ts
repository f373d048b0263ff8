import type { ChatReason } from '@/lib/domain/table-chat';
import type { OwnChat } from '../../chat/view';
import { callerOf, type Reply } from '../api';

export interface ChatApi {
  own(): Promise<Reply<OwnChat>>;
  /** Safe to repeat with the same `id`. */
  say(id: string, text: string): Promise<Reply<OwnChat>>;
  report(messageId: string, reason: ChatReason): Promise<Reply<OwnChat>>;
}

export function chatApi(base: string): ChatApi {
  const call = callerOf<OwnChat>(base);
  return {
    own: () => call('table/chat'),
    say: (id, text) => call('table/chat/say', { id, text }),
    report: (messageId, reason) => call('table/chat/report', { messageId, reason }),
  };
}
