import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { SIGNATURE_HEADER } from '@/lib/node/facts/signature';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import { route, type Route } from '../kernel/route';
import { verify } from '../kernel/signature';
import { readReport, reportSchema } from './call';
import type { ChatService } from './service';

const PATH = '/api/studio/v1/chat-reports';

/** What the studio tells of the chat at its tables. */
export function chatRoutes(
  kernel: Pick<Kernel, 'config' | 'clock'>,
  { chat }: { chat: Pick<ChatService, 'take'> },
): Route[] {
  const declared = route({
    method: 'post',
    path: PATH,
    tag: 'chat',
    summary: 'A message at a live table was reported',
    auth: 'signed',
    signer: 'studio',
    bodyLimit: 32 * 1024,
    request: { body: reportSchema },
    errors: { 409: [API_CODES.wrongData] },
    responses: {
      200: {
        description: 'Taken, now or before',
        schema: z.object({
          taken: z
            .literal(true)
            .openapi({ description: 'Always: what is not taken is a problem.', example: true }),
        }),
      },
    },
    async handler({ rawBody, headers }) {
      const seconds = kernel.clock.now().getTime() / 1000;
      if (!verify(kernel.config.walletSecrets, headers.get(SIGNATURE_HEADER), PATH, rawBody, seconds)) {
        throw new Problem(401, API_CODES.wrongCredentials, 'the signature is missing, wrong or too old');
      }
      const report = readReport(rawBody);
      if (!report) throw new Problem(400, API_CODES.wrongData, 'this is no report');
      await chat.take(report);
      return { status: 200, body: { taken: true as const } };
    },
  });
  // The schema is for the description only: the body is verified as bytes before it is parsed.
  return [{ ...declared, schemas: {} }];
}
