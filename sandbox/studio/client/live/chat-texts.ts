import type { SayOf, TextsOf } from '../texts';
import { CHAT_CH, CHAT_DE } from './chat-texts-de';
import { CHAT_AU, CHAT_EN, type ChatKey } from './chat-texts-en';
import { CHAT_FR } from './chat-texts-fr';

/** What the chat of a live table says. */
export const CHAT_TEXTS: TextsOf<ChatKey> = {
  en: CHAT_EN,
  au: CHAT_AU,
  de: CHAT_DE,
  ch: CHAT_CH,
  fr: CHAT_FR,
};

export type ChatSay = SayOf<ChatKey>;
