// Connections to the platform. Next's proxy has an agent of its own with 256 connections, and each live stream holds
// one for as long as its page is open: from the 257th visitor on, calls would wait for ever.
import { subscribe } from 'node:diagnostics_channel';
import { Agent, type ClientRequest } from 'node:http';

/** Outgoing calls need no bound of their own: each belongs to an incoming request, and those are bounded. */
function unbind({ agent }: ClientRequest & { agent?: unknown }): void {
  if (agent instanceof Agent) agent.maxSockets = Infinity;
}

/**
 * Takes the bound from every agent at its first request. Next has no setting for its own agent and does not export it
 * (`proxy-request.js`).
 */
export function openConnectionsAsNeeded(): void {
  subscribe('http.client.request.start', (message) =>
    unbind((message as { request: ClientRequest }).request),
  );
}
