// `npm run cms:seed`: creates the content and the first operator that are missing. OPERATOR_EMAIL and
// OPERATOR_PASSWORD name the operator; without them none is made. A web process that runs is told.
import { getPayload } from 'payload';
import { seedCms } from '@/cms/seed/seed';
import { announceContentEvents } from '@/lib/server/cache/announce-content';
import { PROMOTION_KINDS, REVALIDATE_PATH, type ContentEvent } from '@/lib/domain/content-events';
import { webConfig } from '@/lib/server/config/web';

function firstOperator() {
  const { OPERATOR_EMAIL: email, OPERATOR_PASSWORD: password } = process.env;
  if (!email || !password) return undefined;
  if (password.length < 10) throw new Error('OPERATOR_PASSWORD has fewer than 10 characters');
  return { email, password };
}

try {
  const { webOrigin, basePath, revalidateSecret, supportEmail } = webConfig();
  const operator = firstOperator();
  const { default: config } = await import('@/cms/payload.config');
  const payload = await getPayload({ config });
  const made = await seedCms(payload, { operator, supportEmail });
  console.log(
    `cms: created or renewed ${made.seoPaths.length} SEO entries, ${made.infoCodes.length} info pages, ${made.faqCodes.length} groups of questions, ${made.gameIds.length} texts about games, ${made.promotions} promotions, ${made.countries.length} countries, ${made.operatorCreated ? 'one operator' : 'no operator'}`,
  );
  const events: ContentEvent[] = [
    ...(made.seoPaths.length > 0 || made.seoTextsRenewed ? [{ type: 'seo.replaced' } as const] : []),
    ...(made.infoCodes.length > 0 ? [{ type: 'info.changed', codes: made.infoCodes } as const] : []),
    ...(made.faqCodes.length > 0 ? [{ type: 'faq.changed' } as const] : []),
    ...(made.gameIds.length > 0
      ? [{ type: 'game-descriptions.changed', gameIds: made.gameIds } as const]
      : []),
    ...(made.settingsWritten ? [{ type: 'settings.changed' } as const] : []),
    ...(made.promotions > 0
      ? PROMOTION_KINDS.map((kind) => ({ type: 'promotion.changed', kind }) as const)
      : []),
  ];
  if (events.length > 0) {
    await announceContentEvents(`${webOrigin}${basePath}${REVALIDATE_PATH}`, revalidateSecret, events).catch(
      () => console.log('cms: no web process runs, so none was told'),
    );
  }
  process.exit(0);
} catch (error) {
  console.error(`cms: seeding failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
