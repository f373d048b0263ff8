/** Raise it with every change that gives another catalogue; the seed then writes the catalogue again. */
export const CATALOGUE_VERSION = 'parlour-14';

/** What all chance of the generator starts from. It stays, so that a new version keeps the games of the old. */
export const CATALOGUE_SEED = 'parlour-1';

/** The day that release dates are counted back from. */
export const CATALOGUE_DATE = '2026-11-20';
