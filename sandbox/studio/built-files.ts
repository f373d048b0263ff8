import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

const FOLDER = 'sandbox/studio/public/build';

/** Folder of the built clients, from the repository root. */
export const clientFolder = (): string => path.join(process.cwd(), FOLDER);

const NAME = /^[\w-]+\.(js|css|woff2)$/;
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
/** Of a file that is text, as it is on disk beside it. */
const COMPRESSED = '.br';
/** The last steps take ten times as long for a fiftieth of the bytes. */
const QUALITY = 9;

const brotli = promisify(brotliCompress);

/** Writes the compressed form of a client's scripts and styles beside them. @param files their full names */
export async function compressBuilt(files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map(async (file) => {
        const bytes = await readFile(file);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        await writeFile(file + COMPRESSED, await brotli(bytes, { params }));
      }),
  );
}

const takesBrotli = (acceptEncoding: string | undefined): boolean =>
  parseAccept(acceptEncoding ?? '').some(({ type, q }) => type.toLowerCase() === 'br' && q > 0);

export interface BuiltFile {
  bytes: Buffer;
  type: string;
  headers: Record<string, string>;
}

/**
 * A file of the built clients, compressed for who takes that.
 * @param name without folder
 * @returns null where there is none
 */
export async function readBuiltFile(
  name: string,
  acceptEncoding: string | undefined,
): Promise<BuiltFile | null> {
  const kind = NAME.exec(name)?.[1];
  if (!kind) return null;
  const type = TYPES[kind] ?? 'application/octet-stream';
  const file = path.join(clientFolder(), name);
  const read = (from: string) => readFile(from).catch(() => null);
  const compressed = takesBrotli(acceptEncoding) ? await read(file + COMPRESSED) : null;
  if (compressed) {
    return { bytes: compressed, type, headers: { 'content-encoding': 'br', vary: 'accept-encoding' } };
  }
  const bytes = await read(file);
  return bytes && { bytes, type, headers: { vary: 'accept-encoding' } };
}
