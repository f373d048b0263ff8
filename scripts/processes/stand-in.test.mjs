import { freePort } from '@/lib/tools/free-port.mjs';
import { startStandIn } from './stand-in.mjs';

it('answers for a process that does not run with the reason, and leaves its port to the next one', async () => {
  const port = await freePort();
  const reason = 'platform/wallet/routes.ts:113:10: ERROR: Unexpected ";"';
  for (const turn of ['first', 'second']) {
    const standIn = await startStandIn({ port, name: 'platform', reason: `${turn}: ${reason}` });
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/me`, {
      method: 'POST',
      body: 'x'.repeat(100_000),
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({
      status: 503,
      title: 'platform does not run',
      detail: `${turn}: ${reason}`,
    });
    await standIn.stop();
  }
});

it('says when the port is not free', async () => {
  const port = await freePort();
  const first = await startStandIn({ port, name: 'platform', reason: 'none' });
  await expect(startStandIn({ port, name: 'platform', reason: 'none' })).rejects.toThrow('EADDRINUSE');
  await first.stop();
});
