import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { LOYALTY_PROGRAMME_PATH } from '@/lib/domain/loyalty';
import { audit } from '../../audit/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import { jsonOf, readAsBytes, readerOfSigned } from '../../kernel/read-signed';
import { route, type Route } from '../../kernel/route';
import { beginRecount } from '../levels/standings';
import { programmeOf, programmeSchema, wrongWith } from './publish';
import { addProgramme } from './store';

/** Called by the CMS when an editor publishes the loyalty programme. */
export function programmeRoutes(kernel: Pick<Kernel, 'config' | 'clock' | 'db'>): Route[] {
  const readSigned = readerOfSigned(kernel, 'web');
  const publish = route({
    method: 'put',
    path: LOYALTY_PROGRAMME_PATH,
    tag: 'internal',
    summary: 'A version of the loyalty programme that holds from now on (signed with REVALIDATE_SECRET)',
    auth: 'signed',
    signer: 'web',
    bodyLimit: 32 * 1024,
    request: { body: programmeSchema },
    responses: {
      200: {
        description: 'In force',
        schema: z.object({
          data: z.object({ version: z.int().openapi({ description: 'Its number.', example: 2 }) }),
        }),
      },
    },
    errors: { 422: [API_CODES.programmeRefused] },
    async handler({ rawBody, headers, requestId }) {
      const call = { rawBody, headers };
      const told = readSigned(LOYALTY_PROGRAMME_PATH, call, jsonOf(programmeSchema), 'this is no programme');
      const wrong = wrongWith(told);
      if (wrong !== null) throw new Problem(422, API_CODES.programmeRefused, wrong);
      const version = await kernel.db.transaction().execute(async (trx) => {
        const by = told.operatorId;
        const number = await addProgramme(trx, programmeOf(told), { by, now: kernel.clock.now() });
        await beginRecount(trx, number);
        await audit(trx, {
          actor: { kind: 'operator', id: by },
          action: 'loyalty.publish',
          subject: `programme ${number}`,
          after: told,
          requestId,
        });
        return number;
      });
      return { status: 200, body: { data: { version } } };
    },
  });
  return [readAsBytes(publish)];
}
