// Where nothing is built, as in tests: a worker thread has to be taught to read TypeScript by itself.
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
