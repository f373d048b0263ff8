// Connections to the platform. Next passes calls on by an agent of its own with 256 connections, and each live stream holds
// one for as long as somebody looks at a page: the 257th visitor's calls, and everybody's after, would wait for ever.
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
