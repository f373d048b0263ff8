/**
 * Runs once when the server starts. A missing or wrong variable stops it at once, with one line that names it;
 * then every answer is given a Content-Security-Policy, and operators' rules are read before the first one.
 */
export async function register(): Promise<void> {
  // The bundler drops this branch, and what it imports, where there is no Node; an early return would not do.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { webConfig } = await import('@/lib/server/config/web');
    const { webLog } = await import('@/lib/node/log/web-log');
    const { addFallbackPolicy } = await import('@/lib/server/config/fallback-policy');
    try {
      webConfig();
    } catch (error) {
      webLog().fatal(error instanceof Error ? error.message : String(error));
      process.exit(1);
    }
    addFallbackPolicy({ development: process.env.NODE_ENV === 'development' });

    const { startRules } = await import('@/lib/server/rules/start');
    const { findSiteRules } = await import('@/cms/read/rules');
    await startRules(webConfig(), () => findSiteRules(webConfig().databaseUrl));
  }
}
