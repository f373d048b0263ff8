import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from './limits';

/** Media types that a player may send, with the endings that files of each have. */
const UPLOAD_TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  'image/bmp': ['bmp'],
};
const ENDINGS = Object.values(UPLOAD_TYPES).flat();

/** For a file input's `accept`. */
export const UPLOAD_ACCEPT = [...Object.keys(UPLOAD_TYPES), ...ENDINGS.map((ending) => `.${ending}`)].join();

export type UploadProblem = 'type' | 'empty' | 'tooLarge' | 'double' | 'tooMany';

/** What the rules look at: a browser's File has it. `size` in bytes; `type` may be empty where unknown. */
export interface UploadFile {
  name: string;
  size: number;
  type: string;
}

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The media type that a file is sent as: by its ending where the system knows none, or calls it otherwise. */
export function mediaTypeOf({ name, type }: Pick<UploadFile, 'name' | 'type'>): string {
  if (type.toLowerCase() in UPLOAD_TYPES) return type.toLowerCase();
  const ending = endingOf(name);
  return Object.entries(UPLOAD_TYPES).find(([, endings]) => endings.includes(ending))?.[0] ?? type;
}

/** What is wrong with the file itself, or null. The server checks its content. */
export function uploadProblem({ name, size, type }: UploadFile): UploadProblem | null {
  // Some systems know no media type for BMP, or call it by an older name: the ending decides then.
  const known = UPLOAD_TYPES[type.toLowerCase()];
  const ending = endingOf(name);
  const named = ENDINGS.includes(ending);
  const foreign = /^(?!image\/x-)[^/]+\/(?!octet-stream)/.test(type);
  if (known ? !known.includes(ending) : foreign || !named) return 'type';
  if (size === 0) return 'empty';
  return size > UPLOAD_MAX_BYTES ? 'tooLarge' : null;
}

/**
 * Sorts files that were added into those that may join the ones already there, and those that may not.
 * @param taken how many places are taken, where files count together that are not in one list
 */
export function admitUploads<File extends UploadFile>(
  present: readonly UploadFile[],
  added: readonly File[],
  taken = present.length,
): { admitted: File[]; refused: { file: File; problem: UploadProblem }[] } {
  const admitted: File[] = [];
  const refused: { file: File; problem: UploadProblem }[] = [];
  const key = ({ name, size }: UploadFile) => `${size} ${name}`;
  const keys = new Set(present.map(key));
  for (const file of added) {
    const problem =
      uploadProblem(file) ??
      (keys.has(key(file)) ? 'double' : taken + admitted.length >= UPLOAD_MAX_FILES ? 'tooMany' : null);
    if (problem) refused.push({ file, problem });
    else {
      admitted.push(file);
      keys.add(key(file));
    }
  }
  return { admitted, refused };
}
