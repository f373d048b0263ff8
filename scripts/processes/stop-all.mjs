// The order in which the parts of an instance are stopped.

/** The web first: what it has begun needs the others. */
const SERVERS = ['web', 'sandbox', 'platform'];
/** How long each may take to end what it has begun, once another one has died. Milliseconds. */
const BROKEN_MS = 3_000;

/**
 * Stops everything that runs: servers one after the other, so that each can end what it has begun, and the database last.
 * When one has died the others may wait for it in vain, each until its own bound: then all are told at once, and killed
 * after a moment. What was acknowledged is in the database, which ends in order in any case.
 * @param {Map<string, { stop: (withinMs?: number) => Promise<void> }>} running emptied
 * @param {{ report: (name: string) => void, broken?: boolean, brokenMs?: number }} options
 */
export async function stopAll(running, { report, broken = false, brokenMs = BROKEN_MS }) {
  const end = async (name, withinMs) => {
    const part = running.get(name);
    if (!part) return;
    report(name);
    await part.stop(withinMs);
    running.delete(name);
  };
  if (broken) await Promise.all(SERVERS.map((name) => end(name, brokenMs)));
  else for (const name of SERVERS) await end(name);
  await end('database');
}
