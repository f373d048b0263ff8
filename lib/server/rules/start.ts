import { RULES_CHANNEL, type FoundRules } from '@/lib/domain/site-rules';
import { expireKept } from '@/lib/server/cache/expire-kept';
import { CACHE_TAGS } from '@/lib/server/cache/tags';
import type { WebConfig } from '@/lib/server/config/web';
import { siteRulesOf } from './found-rules';
import { webLog } from '@/lib/node/log/web-log';
import { createListener } from '@/lib/node/postgres/listener';
import { geographySender } from './send-geography';
import { followSections } from './follow-sections';
import { nextOpening } from './merge-rules';
import { closedNow, rulesInForce } from './current-rules';
import { watchRules } from './watch';

/**
 * Keeps the rules of this web process current, see watchRules(), and with them the kept pages that say which sections
 * are open.
 * @param load reads them from the CMS.
 */
export async function startRules(
  config: WebConfig,
  load: () => Promise<FoundRules>,
): Promise<{ stop(): Promise<void> }> {
  const { databaseUrl, platformUrl, revalidateSecret } = config;
  // After the rules are in force, so that a page that is rendered from now on shows the sections that are open from
  // now on.
  const sections = followSections({
    closed: () => closedNow(config),
    nextOpening: () => nextOpening(rulesInForce(config), Date.now()),
    onChange: () => void expireKept([CACHE_TAGS.sections]),
  });
  const watch = await watchRules({
    onRules: sections.look,
    load: async () => siteRulesOf(await load()),
    sendToPlatform: geographySender(platformUrl, revalidateSecret),
    listen(onChange) {
      const listener = createListener({
        databaseUrl,
        channels: [RULES_CHANNEL],
        name: 'parlour-rules',
        warn: (what, error) =>
          webLog().error(`rules: connection ${what}: ${error instanceof Error ? error.message : 'closed'}`),
        onPayload: onChange,
        onReconnect: onChange,
      });
      listener.startWhenever();
      return listener;
    },
  });
  return {
    async stop() {
      sections.stop();
      await watch.stop();
    },
  };
}
