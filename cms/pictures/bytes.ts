const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** What a picture may be, and how its bytes begin. */
interface PictureType {
  /** What its file's name ends with. */
  extension: 'jpg' | 'png' | 'webp' | 'avif';
  mimeType: string;
  /** What sharp calls it. */
  format: string;
  begins: (bytes: Buffer) => boolean;
}

const PNG_SIGNATURE = '\u0089PNG\r\n\u001a\n';

const TYPES: PictureType[] = [
  {
    extension: 'jpg',
    mimeType: 'image/jpeg',
    format: 'jpeg',
    begins: (bytes) => ascii(bytes, 0, 3) === '\u00ff\u00d8\u00ff',
  },
  {
    extension: 'png',
    mimeType: 'image/png',
    format: 'png',
    begins: (bytes) => ascii(bytes, 0, 8) === PNG_SIGNATURE,
  },
  {
    extension: 'webp',
    mimeType: 'image/webp',
    format: 'webp',
    begins: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  },
  {
    extension: 'avif',
    mimeType: 'image/avif',
    format: 'heif',
    begins: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12)),
  },
];

/** The type of a picture by its own bytes, whatever it is called. */
export const typeOfPicture = (bytes: Buffer): PictureType | undefined =>
  TYPES.find(({ begins }) => begins(bytes));

/**
 * Text that a browser or a server would run if it took the file for a page. Each is too long to occur among pixels by
 * chance.
 */
const RUNS =
  /<(?:script[\s>/]|!doctype\s+html|html[\s>]|body[\s>]|iframe[\s>]|\?php\s|svg[\s/][^<>]{0,500}(?:xmlns|\son[a-z]{3,20}\s*=))/i;

/** Whether a picture contains text that could be run as a page. */
export const holdsMarkup = (bytes: Buffer): boolean => RUNS.test(bytes.toString('latin1'));

/** The name that a picture is kept by: what it was called, a mark of its content, and the ending of its own type. */
export function pictureName(given: string, mark: string, extension: string): string {
  const plain = given
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  return `${plain || 'picture'}-${mark}.${extension}`;
}
