import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A new folder for what a test writes, beside the databases of the run: in memory where there is room, so that a journal
 * which syncs each line to the disk waits for none. What is killed there is a process, never the machine.
 *
 * @param prefix begins its name
 */
export const scratchFolder = (prefix: string): string =>
  mkdtempSync(path.join(process.env.TEST_SCRATCH ?? tmpdir(), prefix));
