/** Writes messages/en.types.ts, so that a missing key or argument does not compile. `npm run messages`. */
import { writeFileSync } from 'node:fs';
import { messageTypes, TYPES_FILE } from '@/tests/support/message-types';

writeFileSync(TYPES_FILE, messageTypes());
