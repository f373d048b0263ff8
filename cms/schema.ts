/** Postgres schema of everything that the CMS keeps. */
export const CMS_SCHEMA = 'cms';
