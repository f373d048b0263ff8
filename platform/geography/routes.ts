import { API_CODES } from '@/lib/domain/api-codes';
import { SIGNATURE_HEADER } from '@/lib/node/facts/signature';
import { GEOGRAPHY_PATH } from '@/lib/domain/site-rules';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import { route, type Route } from '../kernel/route';
import { verify } from '../kernel/signature';
import { geographySchema } from './schemas';
import type { GeographyService } from './service';

/** Called by the web's own processes. Outside of /api, so that browsers can't reach it through the web. */
export function geographyRoutes(
  { config, clock }: Pick<Kernel, 'config' | 'clock'>,
  { geography }: { geography: GeographyService },
): Route[] {
  const tell = route({
    method: 'put',
    path: GEOGRAPHY_PATH,
    tag: 'internal',
    summary: 'What operators decided about countries (signed with REVALIDATE_SECRET)',
    auth: 'signed',
    signer: 'web',
    bodyLimit: 128 * 1024,
    request: { body: geographySchema },
    responses: { 204: { description: 'In force, on every instance' } },
    errors: { 409: [API_CODES.wrongData] },
    async handler({ rawBody, headers, requestId }) {
      const seconds = clock.now().getTime() / 1000;
      const signature = headers.get(SIGNATURE_HEADER);
      if (!verify([config.revalidateSecret], signature, GEOGRAPHY_PATH, rawBody, seconds)) {
        throw new Problem(401, API_CODES.wrongCredentials, 'the signature is missing, wrong or too old');
      }
      const told = geographySchema.safeParse(parseJson(rawBody));
      if (!told.success) throw new Problem(400, API_CODES.wrongData, 'this is no geography');
      if (!(await geography.tell(told.data, requestId))) {
        throw new Problem(409, API_CODES.wrongData, 'a newer geography is known');
      }
      return { status: 204 };
    },
  });
  // The schema is for the description only: the body is verified as bytes before it is parsed.
  return [{ ...tell, schemas: {} }];
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
