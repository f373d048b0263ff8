/** A message as everybody at the table sees it. */
export interface ChatLine {
  id: string;
  /** Its number in the room: they stand in this order. */
  no: number;
  /** By the studio's clock, ms. */
  at: number;
  /** Who wrote it, for one visit: nobody finds the player, or their next visit, by it. */
  author: string;
  /** The name that the table shows. */
  name: string;
  text: string;
}

/** What a room tells all watchers of its table. */
export type ChatEvent =
  | {
      type: 'chat';
      /** There is nothing else in the room: to one who has just come. */
      all?: true;
      in: readonly ChatLine[];
      /** Ids of those that are taken away. */
      gone: readonly string[];
    }
  /** To one player alone: what they may do has changed, and is to be asked for. */
  | { type: 'chat-own' };
