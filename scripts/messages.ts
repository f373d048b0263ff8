/**
 * Writes messages/en.types.ts, so that a missing key or argument does not compile, and messages/client.ts, which messages
 * reach the browser: `npm run messages`. With `--check` it writes nothing, and fails for every message that no code
 * shows, and when messages/client.ts is not current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CLIENT_FILE, clientMessages } from '@/lib/tools/messages/client-messages';
import { messageTypes, TYPES_FILE } from '@/lib/tools/messages/message-types';
import { messagesByFile, openProgram, unusedMessages } from '@/lib/tools/messages/message-use';

const checks = process.argv.includes('--check');
// First: what the code shows is read from these types.
if (!checks) writeFileSync(TYPES_FILE, messageTypes());
const program = openProgram();
const byFile = messagesByFile(program);
const client = clientMessages(program, byFile);

if (checks) {
  const problems = unusedMessages(byFile).map((key) => `nothing shows ${key}`);
  if (readFileSync(CLIENT_FILE, 'utf8') !== client)
    problems.push(`${CLIENT_FILE} is not current: npm run messages writes it`);
  for (const problem of problems) process.stderr.write(`messages: ${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else writeFileSync(CLIENT_FILE, client);
