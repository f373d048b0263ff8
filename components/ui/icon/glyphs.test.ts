import { readFileSync } from 'node:fs';
import { iconTables } from '@/lib/tools/icon-tables';

test.each(Object.entries(iconTables()))('%s holds what the installed Lucide draws', (file, text) => {
  expect(readFileSync(file, 'utf8') === text).toBe(true);
});
