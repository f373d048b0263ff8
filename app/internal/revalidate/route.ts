import { revalidateTag } from 'next/cache';
import { contentEventsSchema } from '@/lib/server/cache/content-events-schema';
import { REVALIDATE_PATH } from '@/lib/domain/content-events';
import { planRevalidation } from '@/lib/server/cache/tags';
import { webConfig } from '@/lib/server/config/web';
import { SIGNATURE_HEADER, verify } from '@/lib/domain/signature';

const MAX_BODY_BYTES = 64 * 1024;

function problem(status: number, title: string): Response {
  return Response.json(
    { type: 'about:blank', title, status },
    {
      status,
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    },
  );
}

/** The platform and scripts announce changes of content here, signed with REVALIDATE_SECRET. */
export async function POST(request: Request): Promise<Response> {
  const { basePath, revalidateSecret } = webConfig();
  const body = await readBody(request);
  if (!body) return problem(413, 'Body too large');
  const signature = request.headers.get(SIGNATURE_HEADER);
  if (!verify([revalidateSecret], signature, basePath + REVALIDATE_PATH, body, Date.now() / 1000)) {
    return problem(401, 'Signature is missing, wrong or too old');
  }

  const announced = contentEventsSchema.safeParse(parseJson(body));
  if (!announced.success) return problem(400, 'Body names no known change');

  const tags = [...new Set(announced.data.events.flatMap(planRevalidation))];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ data: { tags } }, { headers: { 'cache-control': 'no-store' } });
}

/** Null beyond the limit: a chunked body does not declare its length. */
async function readBody(request: Request): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return null;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader?.cancel();
      return null;
    }
    chunks.push(value);
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
