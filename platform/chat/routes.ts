import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../kernel/kernel';
import { jsonOf, readAsBytes, readerOfSigned } from '../kernel/read-signed';
import { route, type Route } from '../kernel/route';
import { reportSchema } from './call';
import type { ChatService } from './service';

const PATH = '/api/studio/v1/chat-reports';

/** What the studio tells of the chat at its tables. */
export function chatRoutes(
  kernel: Pick<Kernel, 'config' | 'clock'>,
  { chat }: { chat: Pick<ChatService, 'take'> },
): Route[] {
  const readSigned = readerOfSigned(kernel, 'studio');
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
      await chat.take(readSigned(PATH, { rawBody, headers }, jsonOf(reportSchema), 'this is no report'));
      return { status: 200, body: { taken: true as const } };
    },
  });
  return [readAsBytes(declared)];
}
