/** Whether this is a run before a release (`npm run test:long`), for which what takes long is played at its full length. */
export const BEFORE_RELEASE = Boolean(process.env.LONG_TESTS);
