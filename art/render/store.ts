import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A folder of finished pictures. Files appear whole or not at all. */
export interface PictureStore {
  /** The file, or null when it is not there. */
  read(name: string): Promise<Buffer | null>;
  /** Writes under another name first, then renames, so that no reader ever sees half a file. */
  write(name: string, file: Buffer): Promise<void>;
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && MISSING.has(String(error.code));

/** @param folder made on first write; names may hold slashes and must come checked */
export function pictureStore(folder: string): PictureStore {
  return {
    async read(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(name, file) {
      const target = join(folder, name);
      const draft = `${target}.${randomUUID()}.part`;
      await mkdir(dirname(target), { recursive: true });
      try {
        await writeFile(draft, file);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}
