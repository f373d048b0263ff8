import type { WebConfig } from '@/lib/config/web';
import { siteRulesOf, type FoundRules } from './found-rules';
import { createListener } from '@/lib/postgres/listener';
import { geographyTeller } from './announce';
import { watchRules } from './watch';

/** What the CMS announces with NOTIFY after a change of its rules. */
export const RULES_CHANNEL = 'cms_rules';

/**
 * Keeps the rules of this web process current, see watchRules().
 * @param load reads them from the CMS.
 */
export function startRules(
  { databaseUrl, platformUrl, revalidateSecret }: WebConfig,
  load: () => Promise<FoundRules>,
): Promise<{ stop(): Promise<void> }> {
  return watchRules({
    load: async () => siteRulesOf(await load()),
    announceToPlatform: geographyTeller(platformUrl, revalidateSecret),
    listen(onChange) {
      const listener = createListener({
        databaseUrl,
        channel: RULES_CHANNEL,
        name: 'parlour-rules',
        warn: (what, error) =>
          console.error(`rules: connection ${what}: ${error instanceof Error ? error.message : 'closed'}`),
        onPayload: onChange,
        onReconnect: onChange,
      });
      listener.startWhenever();
      return listener;
    },
  });
}
