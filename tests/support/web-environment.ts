/**
 * The variables that the web process can't do without (lib/server/config/web.ts). Tests take them from here, so that one more
 * is added in one place.
 */
export const WEB_ENVIRONMENT = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'payload-secret-of-tests-payload-secret',
  REVALIDATE_SECRET: 'revalidate-secret-of-tests-revalidate',
  VISITOR_SECRETS: 'visitor-secret-of-tests-visitor-secret',
};

/** Sets them for `webConfig()`, which reads the environment of this process at its first call. */
export function setWebEnvironment(more: Record<string, string> = {}): void {
  Object.assign(process.env, WEB_ENVIRONMENT, more);
}
