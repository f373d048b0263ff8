// The thread's program where nothing is built, as in tests.
import { pathToFileURL } from 'node:url';
import { bundleProgram } from '../../../lib/node/programs/bundle.mjs';

await import(pathToFileURL(bundleProgram('platform/verification/worker/main.ts')).href);
