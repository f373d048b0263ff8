import type { WebConfig } from '@/lib/server/config/web';
import { rulesInForce } from '@/lib/server/rules/current-rules';
import type { MiddlewareSettings } from './steps';

/** The settings that the steps use. Read them for each request: operators change rules at any time. */
export const settingsNow = (config: WebConfig): MiddlewareSettings => ({
  countryHeader: config.countryHeader,
  rules: rulesInForce(config),
  now: Date.now(),
});
