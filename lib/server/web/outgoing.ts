// Connections to the platform. Next's proxy has an agent of its own, which has no setting and which it does not export
// (`proxy-request.js`): with 256 connections, and with none of them ever closed from this side.
import { subscribe } from 'node:diagnostics_channel';
import { Agent, type ClientRequest } from 'node:http';

/**
 * An idle connection is closed from this side after so long: before the platform closes it, after 65 s. A call that is
 * sent while it closes one would be answered with a 500.
 */
const IDLE_MS = 30_000;

interface Options {
  timeout?: number | undefined;
}

/**
 * Outgoing calls need no bound of their own, as each belongs to an incoming request, and those are bounded. Each live
 * stream holds a connection for as long as its page is open: from the 257th visitor on, calls would wait for ever.
 */
function adapt({ agent }: ClientRequest & { agent?: unknown }): void {
  if (!(agent instanceof Agent)) return;
  agent.maxSockets = Infinity;
  const { options } = agent as Agent & { options: Options };
  options.timeout ??= IDLE_MS;
}

/** Takes the bound from every agent at its first request, and lets it close what is idle. */
export function openConnectionsAsNeeded(): void {
  subscribe('http.client.request.start', (message) => adapt((message as { request: ClientRequest }).request));
}
