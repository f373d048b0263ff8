import { createHash } from 'node:crypto';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { holdsMarkup, pictureName, typeOfPicture } from './bytes';

/** Each pixel costs some bytes and a moment, in every size that is made of the picture. */
export const MAX_MEGAPIXELS = 50;

const refuse = (message: string) => new APIError(message, 422, null, true);

const NO_PICTURE = 'That is no JPEG, PNG, WebP or AVIF picture.';

/**
 * Reads the head of a picture; nothing is decoded.
 * @throws APIError when it is broken, moves, or has more pixels than may be
 */
async function checkSize(bytes: Buffer, format: string): Promise<void> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head?.format !== format) throw refuse(NO_PICTURE);
  if ((head.pages ?? 1) > 1) throw refuse('That picture moves. Only still ones are shown.');
  const megapixels = (head.width * head.height) / 1_000_000;
  if (megapixels <= MAX_MEGAPIXELS) return;
  throw refuse(
    `That picture is ${head.width} × ${head.height} pixels. At most ${MAX_MEGAPIXELS} million pixels: make it smaller.`,
  );
}

/**
 * Checks an upload before it is processed, and names it by its content's hash and real type: its address can be cached for
 * ever, never collides, and has the right extension.
 */
export const checkPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req;
  if ((operation !== 'create' && operation !== 'update') || !file) return args;
  const type = typeOfPicture(file.data);
  if (!type) throw refuse(NO_PICTURE);
  if (holdsMarkup(file.data))
    throw refuse('That picture has a program or a page in it. Save it anew as a picture.');
  await checkSize(file.data, type.format);
  const mark = createHash('sha256').update(file.data).digest('hex').slice(0, 10);
  file.name = pictureName(file.name, mark, type.extension);
  file.mimetype = type.mimeType;
  return args;
};
