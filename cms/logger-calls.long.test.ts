import { cmsScript } from './testing/script';
import { createCmsDatabase } from './testing/database';

jest.setTimeout(120_000);

it('writes short lines, and few, when a stranger is refused again and again', async () => {
  const database = await createCmsDatabase();
  const output = await cmsScript(database.url, 'cms/testing/refused-calls.ts').finally(() => database.drop());
  const [, written = '', calls, worst] =
    /calls begin\n([^]*)calls end (\d+) worst (\d+)\n/.exec(output) ?? [];
  const lines = written.split('\n').filter((line) => line !== '');
  expect(Number(calls)).toBe(100);
  expect(Number(worst)).toBeLessThan(500);
  const refused = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(refused.map(({ error }) => error)).toEqual(
    expect.arrayContaining(['AuthenticationError', 'Forbidden', 'ValidationError', 'APIError', 'Error']),
  );
  expect(lines.length).toBeLessThan(Number(calls) / 2);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(300);
});
