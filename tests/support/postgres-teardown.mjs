import { rmSync } from 'node:fs';

export default async function teardown() {
  const started = globalThis.parlourTestPostgres;
  if (!started) return;
  await started.server.stop();
  rmSync(started.directory, { recursive: true, force: true });
}
