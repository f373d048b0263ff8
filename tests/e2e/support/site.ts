/** Where the site under test answers. The runner (scripts/test.mjs) starts it and sets these. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the e2e tests through npm test or npm run test:e2e`);
  return value;
}

export const site = {
  /** With the base path, when the site has one. */
  get web() {
    return required('E2E_WEB_URL');
  },
  get origin() {
    return new URL(site.web).origin;
  },
  /** '' or what stands before every path. */
  get basePath() {
    return site.web.slice(site.origin.length);
  },
  get sandbox() {
    return required('E2E_SANDBOX_URL');
  },
  /**
   * Of the process group’s own PostgreSQL: to rename a game for a while, and to play a round whose win is known beforehand,
   * which a studio's chance would not give. What comes of it is read from the pages.
   */
  get databaseUrl() {
    return required('E2E_DATABASE_URL');
  },
  /** What the sandbox's registers of excluded players are asked with. */
  get registerKey() {
    return required('E2E_REGISTER_KEY');
  },
  get operator() {
    return { email: required('E2E_OPERATOR_EMAIL'), password: required('E2E_OPERATOR_PASSWORD') };
  },
};
