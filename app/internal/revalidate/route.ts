import { revalidateTag } from 'next/cache';
import { contentEventsSchema } from '@/lib/server/cache/content-events-schema';
import { REVALIDATE_PATH } from '@/lib/domain/content-events';
import { planRevalidation } from '@/lib/server/cache/tags';
import { webConfig } from '@/lib/server/config/web';
import { problemAnswer } from '@/lib/server/http/problem-answer';
import { readBody } from '@/lib/server/http/read-body';
import { SIGNATURE_HEADER, verify } from '@/lib/node/facts/signature';

const MAX_BODY_BYTES = 64 * 1024;

/** The platform and scripts announce changes of content here, signed with REVALIDATE_SECRET. */
export async function POST(request: Request): Promise<Response> {
  const { basePath, revalidateSecret } = webConfig();
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body) return problemAnswer(413, 'Body too large');
  const signature = request.headers.get(SIGNATURE_HEADER);
  if (!verify([revalidateSecret], signature, basePath + REVALIDATE_PATH, body, Date.now() / 1000)) {
    return problemAnswer(401, 'Signature is missing, wrong or too old');
  }

  const announced = contentEventsSchema.safeParse(parseJson(body));
  if (!announced.success) return problemAnswer(400, 'Body names no known change');

  const tags = [...new Set(announced.data.events.flatMap(planRevalidation))];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ data: { tags } }, { headers: { 'cache-control': 'no-store' } });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
