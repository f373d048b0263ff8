import type { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { SIGNATURE_HEADER, verify } from '@/lib/node/facts/signature';
import type { Kernel } from './kernel';
import { Problem } from './problem';
import type { Route } from './route';

/** A call as it came: the signature is over its bytes, so nothing may parse them before. */
interface SignedRequest {
  rawBody: Buffer;
  headers: Headers;
}
/** Makes what was told of the bytes; null where it is none. */
type Read<Told> = (rawBody: Buffer) => Told | null;

/**
 * Reads calls that one of our own processes or a studio has signed.
 * @returns what was told. @throws Problem 401 where nobody who may has signed it, 400 with `otherwise` where it makes no sense
 */
export const readerOfSigned =
  ({ config, clock }: Pick<Kernel, 'config' | 'clock'>, signer: 'studio' | 'web') =>
  <Told>(path: string, { rawBody, headers }: SignedRequest, read: Read<Told>, otherwise: string): Told => {
    const secrets = signer === 'web' ? [config.revalidateSecret] : config.walletSecrets;
    const seconds = clock.now().getTime() / 1000;
    if (!verify(secrets, headers.get(SIGNATURE_HEADER), path, rawBody, seconds)) {
      throw new Problem(401, API_CODES.wrongCredentials, 'the signature is missing, wrong or too old');
    }
    const told = read(rawBody);
    if (told === null) throw new Problem(400, API_CODES.wrongData, otherwise);
    return told;
  };

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON of a shape. */
export const jsonOf =
  <Shape extends z.ZodType>(schema: Shape): Read<z.output<Shape>> =>
  (rawBody) => {
    try {
      return schema.safeParse(JSON.parse(utf8.decode(rawBody))).data ?? null;
    } catch {
      return null;
    }
  };

/** A route whose schemas are for its description only: the handler verifies the bytes before it reads them. */
export const readAsBytes = (declared: Route): Route => ({ ...declared, schemas: {} });
