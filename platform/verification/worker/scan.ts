import { createReadStream } from 'node:fs';
import net from 'node:net';
import { once } from 'node:events';

/** A scanner that is silent for so long counts as away. Milliseconds. */
const SILENCE_MS = 8_000;

export type Scanned = 'clean' | 'infected' | 'unknown';

/** Reads `stream: OK`, `stream: Eicar-Signature FOUND`; anything else is no verdict. */
export function verdictOf(answer: string): Scanned {
  const said = answer.replaceAll('\0', '').trim();
  if (said === 'stream: OK') return 'clean';
  return said.startsWith('stream: ') && said.endsWith(' FOUND') ? 'infected' : 'unknown';
}

async function ask(socket: net.Socket, source: string): Promise<string> {
  let answer = '';
  const answered = (async () => {
    for await (const chunk of socket) {
      answer += String(chunk);
      if (answer.includes('\0')) break;
    }
  })();
  const send = async (data: Buffer) => {
    if (!socket.write(data)) await Promise.race([once(socket, 'drain'), answered]);
  };
  const sent = (async () => {
    await send(Buffer.from('zINSTREAM\0'));
    for await (const chunk of createReadStream(source)) {
      const data = chunk as Buffer;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.byteLength);
      await send(Buffer.concat([length, data]));
    }
    await send(Buffer.alloc(4));
  })();
  await Promise.all([sent, answered]);
  return answer;
}

/**
 * Asks a clamd (INSTREAM) about a file. `unknown` whenever it gives no verdict: away, silent, out of order. Such a file
 * is never taken for a clean one.
 */
export async function scan(source: string, scanner: string): Promise<Scanned> {
  const { hostname, port } = new URL(`tcp://${scanner}`);
  const socket = net.connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) });
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('the scanner is silent')));
  try {
    await once(socket, 'connect');
    return verdictOf(await ask(socket, source));
  } catch {
    return 'unknown';
  } finally {
    socket.destroy();
  }
}
