import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** A server whose address is known before what it serves exists. */
export async function reservePort(): Promise<{
  url: string;
  handle: (app: Hono) => void;
  close: () => Promise<void>;
}> {
  let app: { fetch: (request: Request, env?: unknown) => Response | Promise<Response> } = new Hono();
  const server = await new Promise<Server>((resolve) => {
    const started = serve(
      { fetch: (request, env) => app.fetch(request, env), hostname: '127.0.0.1', port: 0 },
      () => resolve(started as Server),
    );
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    handle: (next) => {
      app = next as typeof app;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
