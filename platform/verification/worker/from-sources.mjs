// The thread's program where nothing is built, as in tests.
import { pathToFileURL } from 'node:url';
import { programFromSources } from '../../../lib/node/programs/from-sources.mjs';

await import(pathToFileURL(programFromSources('platform/verification/worker/main.ts')).href);
