import { LONGEST_CHAT_TEXT } from '@/lib/domain/table-chat';
import { dataIn, type DataKind } from './data';
import { isAdvert, isBegging } from './money-talk';
import { cleanText, lengthOf } from './text';
import { hasBadWords } from './words/find-words';

/** Why a text is no message. */
export type ChatFault = 'empty' | 'long' | DataKind | 'words' | 'begging' | 'advert';

/** A text as it may stand in a room, or what is wrong with it. Data come first: who gives theirs away is to hear of that. */
export function judged(raw: string): { text: string } | { fault: ChatFault } {
  const text = cleanText(raw);
  if (text === '') return { fault: 'empty' };
  if (lengthOf(text) > LONGEST_CHAT_TEXT) return { fault: 'long' };
  const data = dataIn(text);
  if (data) return { fault: data };
  if (hasBadWords(text)) return { fault: 'words' };
  if (isBegging(text)) return { fault: 'begging' };
  return isAdvert(text) ? { fault: 'advert' } : { text };
}
