import { readFileSync } from 'node:fs';
import path from 'node:path';

export const TYPES_FILE = path.join('messages', 'en.types.ts');
const SOURCE_FILE = path.join('messages', 'en.json');

/** The English messages as types, letter by letter: next-intl reads from them which arguments a message takes. */
export function messageTypes(): string {
  const source = readFileSync(SOURCE_FILE, 'utf8').trim();
  return `// Written by \`npm run messages\` from en.json. Not to be edited.\n\nexport type Messages = ${source};\n`;
}
