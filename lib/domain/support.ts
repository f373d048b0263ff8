/** What a message to support can be about. */
export const SUPPORT_TOPICS = [
  'account',
  'deposit',
  'withdrawal',
  'bonus',
  'game',
  'limits',
  'other',
] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

export const isSupportTopic = (topic: string): topic is SupportTopic =>
  SUPPORT_TOPICS.some((known) => known === topic);
