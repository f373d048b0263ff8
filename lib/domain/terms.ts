/** The day from which the terms in force hold: whoever accepted other ones is asked again. `YYYY-MM-DD`. */
export const TERMS_VERSION = '2026-11-01';
