const CONNECT_WAIT_MS = 1_000;

/** @import { RedisCommands } from './store' */

/**
 * A client that reconnects by itself and refuses commands at once while it can't. Never throws.
 * @param {string} url
 * @param {(message: string) => void} report
 * @returns {Promise<RedisCommands & { close: () => void }>}
 */
export async function connectRedis(url, report) {
  const { createClient, RESP_TYPES } = await import('redis');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, 5_000) },
  });
  let lastMessage = '';
  client.on('error', (error) => {
    if (error.message !== lastMessage) report(`page cache: Redis: ${error.message}`);
    lastMessage = error.message;
  });
  client.on('ready', () => {
    lastMessage = '';
  });
  // The first pages wait for it a moment; without an answer they go on and it is tried again on its own.
  const connected = client.connect().catch(() => {});
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  await Promise.race([connected, new Promise((resolve) => (timer = setTimeout(resolve, CONNECT_WAIT_MS)))]);
  clearTimeout(timer);
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  return {
    getBytes: (key) => bytes.get(key),
    set: (key, value, options) => client.set(key, value, options),
    hmGet: (key, fields) => client.hmGet(key, fields),
    hGetAll: (key) => client.hGetAll(key),
    eval: (script, options) => client.eval(script, options),
    close: () => client.destroy(),
  };
}
