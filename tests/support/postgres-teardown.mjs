import { rmSync } from 'node:fs';

export default async function teardown() {
  const started = globalThis.parlourTestPostgres;
  if (!started) return;
  await started.server.stop();
  for (const folder of started.folders) rmSync(folder, { recursive: true, force: true });
}
