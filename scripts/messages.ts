/**
 * Writes messages/en.types.ts, so that a missing key or argument does not compile: `npm run messages`. With `--unused`
 * it writes nothing, and fails for every message that no code shows.
 */
import { writeFileSync } from 'node:fs';
import { messageTypes, TYPES_FILE } from '@/tests/support/message-types';
import { unusedMessages } from '@/tests/support/message-use';

if (process.argv.includes('--unused')) {
  const unused = unusedMessages();
  for (const key of unused) process.stderr.write(`messages: nothing shows ${key}\n`);
  process.exitCode = unused.length > 0 ? 1 : 0;
} else writeFileSync(TYPES_FILE, messageTypes());
