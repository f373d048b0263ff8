/**
 * Writes the icons that the product shows from the installed lucide-static: `npm run icons`. Which icon stands in which
 * file is said in lib/tools/icon-tables.ts; `npx jest components/ui/icon` fails when a file is not current.
 */
import { writeFileSync } from 'node:fs';
import { iconTables } from '@/lib/tools/icon-tables';

for (const [file, text] of Object.entries(iconTables())) writeFileSync(file, text);
