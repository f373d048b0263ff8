import { API_CODES } from '@/lib/domain/api-codes';
import { GEOGRAPHY_PATH } from '@/lib/domain/site-rules';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import { jsonOf, readAsBytes, readerOfSigned } from '../kernel/read-signed';
import { route, type Route } from '../kernel/route';
import { geographySchema } from './schemas';
import type { GeographyService } from './service';

/** Called by the web's own processes. Outside of /api, so that browsers can't reach it through the web. */
export function geographyRoutes(
  kernel: Pick<Kernel, 'config' | 'clock'>,
  { geography }: { geography: GeographyService },
): Route[] {
  const readSigned = readerOfSigned(kernel, 'web');
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
      const call = { rawBody, headers };
      const told = readSigned(GEOGRAPHY_PATH, call, jsonOf(geographySchema), 'this is no geography');
      if (!(await geography.tell(told, requestId))) {
        throw new Problem(409, API_CODES.wrongData, 'a newer geography is known');
      }
      return { status: 204 };
    },
  });
  return [readAsBytes(tell)];
}
