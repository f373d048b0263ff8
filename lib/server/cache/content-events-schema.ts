import { z } from 'zod';
import { PROMOTION_KINDS, type ContentEvent } from '@/lib/domain/content-events';

const name = z.string().min(1).max(200);
const names = z.array(name).max(100);

/** The body of `POST /internal/revalidate`: one change, or several made together. */
export const contentEventsSchema: z.ZodType<{ events: ContentEvent[] }> = z.object({
  events: z
    .array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('seo.changed'), paths: names.min(1) }),
        z.object({ type: z.literal('seo.replaced') }),
        z.object({ type: z.literal('catalogue.changed'), categories: names.optional() }),
        z.object({ type: z.literal('game.changed'), gameId: name, categories: names.optional() }),
        z.object({ type: z.literal('game-descriptions.changed'), gameIds: names.min(1) }),
        z.object({ type: z.literal('providers.changed') }),
        z.object({ type: z.literal('info.changed'), codes: names.min(1) }),
        z.object({ type: z.literal('faq.changed') }),
        z.object({
          type: z.literal('promotion.changed'),
          kind: z.enum(PROMOTION_KINDS),
        }),
        z.object({ type: z.literal('settings.changed') }),
        z.object({ type: z.literal('media.changed') }),
        z.object({ type: z.literal('tournaments.changed') }),
        z.object({ type: z.literal('bonuses.changed') }),
        z.object({ type: z.literal('countries.changed') }),
      ]),
    )
    .min(1)
    .max(100),
});
