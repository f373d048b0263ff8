// Connections with a request that was begun and never finished. Node counts them as busy, and would wait for them
// when it stops.
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches a server's connections.
 * @returns what cuts those on which nothing is being answered
 */
export function watchConnections(server: Server): () => void {
  const sockets = new Set<Socket>();
  /** How many requests are being answered on it. */
  const answering = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      answering.delete(socket);
    });
  });
  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (answering.get(socket) ?? 1) - 1;
      if (left > 0) answering.set(socket, left);
      else answering.delete(socket);
    });
  });
  return () => {
    for (const socket of sockets) if (!answering.has(socket)) socket.destroy();
  };
}
