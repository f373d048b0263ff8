/** What operators write for the lobby. */
export const PROMOTION_KINDS = ['sliders', 'stories', 'tiles', 'loyalty'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** Path of the web's call that hears of changes, signed. */
export const REVALIDATE_PATH = '/internal/revalidate';

/** A change of content, as the CMS and the platform announce it. */
export type ContentEvent =
  | { type: 'seo.changed'; paths: string[] }
  | { type: 'seo.replaced' }
  | { type: 'catalogue.changed'; categories?: string[] }
  | { type: 'game.changed'; gameId: string; categories?: string[] }
  | { type: 'game-descriptions.changed'; gameIds: string[] }
  | { type: 'providers.changed' }
  | { type: 'info.changed'; codes: string[] }
  | { type: 'faq.changed' }
  | { type: 'promotion.changed'; kind: PromotionKind }
  | { type: 'settings.changed' }
  | { type: 'media.changed' }
  | { type: 'tournaments.changed' }
  | { type: 'bonuses.changed' }
  | { type: 'countries.changed' };
