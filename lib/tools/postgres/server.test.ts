import pg from 'pg';
import { socketFolder } from './server.mjs';

const addressOf = async (url: string): Promise<string | null> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ address: string | null }>('select host(inet_client_addr()) as address')
    .finally(() => client.end());
  return rows[0]?.address ?? null;
};

it('answers by a socket in its folder, and by loopback', async () => {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  const folder = url.searchParams.get('host') ?? '';
  expect(folder).toBe(socketFolder(folder, Number(url.port)));
  expect(await addressOf(url.href)).toBeNull();
  url.searchParams.delete('host');
  expect(await addressOf(url.href)).toBe('127.0.0.1');
});

it('has a port alone where the socket’s name would be too long, or sockets have no folder', () => {
  const folder = `/${'f'.repeat(87)}`;
  expect(socketFolder(folder, 54_321, 'linux')).toBe(folder);
  expect(socketFolder(`${folder}f`, 54_321, 'linux')).toBeUndefined();
  expect(socketFolder('C:\\data', 54_321, 'win32')).toBeUndefined();
});
