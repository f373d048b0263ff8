/** Suites that `npm test` plays in short: tests/support/release.ts. */
export const AT_LENGTH = [
  'lib/server/web/body-limit',
  'platform/bonuses/grants/model',
  'platform/bonuses/odds',
  'platform/bonuses/odds-platform',
  'platform/ledger/concurrency',
  'platform/ledger/model',
  'platform/payments/chaos',
  'platform/tournaments/race',
  'platform/tournaments/scoring/scoring',
  'sandbox/studio/live/choices.model',
  'sandbox/studio/maths/maths',
  'screens/game/description/describe-game',
];
