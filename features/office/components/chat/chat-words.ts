import type { ChatDecision, ChatReason, ChatSilenceLength } from '@/lib/domain/table-chat';
import type { Tone } from '../parts/card';

export const CHAT_REASON_WORDS: Record<ChatReason, string> = {
  insult: 'Insult',
  hate: 'Hate',
  threat: 'Threat',
  begging: 'Asking for money',
  advert: 'Advertising',
  personal: 'Personal data',
  other: 'Something else',
};

export const CHAT_STATE_WORDS: Record<ChatDecision | 'open', string> = {
  open: 'To decide',
  nothing: 'Nothing wrong',
  remove: 'Taken away',
  silence: 'Writer silenced',
};
export const CHAT_TONES: Record<ChatDecision | 'open', Tone> = {
  open: 'wait',
  nothing: 'ok',
  remove: 'plain',
  silence: 'bad',
};

export const SILENCE_WORDS: Record<ChatSilenceLength, string> = {
  day: 'A day',
  week: 'A week',
  good: 'For good',
};
