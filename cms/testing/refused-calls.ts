// Run by cms/logger-calls.long.test.ts. A stranger calls the CMS's addresses, and prints how often.
import { CmsClient } from './client';
import { openCms } from './probe-lines';

const { config } = await openCms();
const ROUNDS = 10;

/**
 * Each of another kind: not logged in, no such address, a body that is no JSON, one that is no form, what no text of the
 * database can hold.
 */
async function round(client: CmsClient): Promise<number[]> {
  const json = { 'Content-Type': 'application/json' };
  const calls = [
    client.get('/operators'),
    client.get('/faq?where[nothing][equals]=1'),
    client.get('/no-such-collection'),
    client.post('/faq', { title: 'x' }),
    client.post('/operators/login', { email: 'nobody@probe.example', password: 'x' }, json),
    client.post('/operators/login', {}),
    client.post('/operators/login', { email: 'nobody\u0000@probe.example', password: 'x' }, json),
    client.ask('POST', '/operators/unlock', { body: { email: 'nobody@probe.example' } }),
    client.raw('POST', '/faq', '{"title":', 'application/json'),
    client.raw('POST', '/media', '--x\r\nnothing', 'multipart/form-data; boundary=x'),
  ];
  return (await Promise.all(calls)).map(({ status }) => status);
}

process.stdout.write('calls begin\n');
const statuses: number[] = [];
for (let left = ROUNDS; left > 0; left--) statuses.push(...(await round(new CmsClient(config))));
process.stdout.write(`calls end ${statuses.length} worst ${Math.max(...statuses)}\n`);
process.exit(0);
