/** A request's body; null beyond the limit, by its length or as it comes: a chunked body does not declare one. */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(value);
  }
}
