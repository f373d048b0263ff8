import { randomUUID } from 'node:crypto';
import type { OwnChat } from '@/sandbox/studio/chat/view';
import { sign } from '@/lib/node/facts/signature';
import { STUDIO_BASE } from '@/sandbox/studio/studio';
import { sitDown } from './live-harness';
import { SECRET, type OpenStudio } from '@/tests/support/studio-harness';

type Answer = { status: number; body: OwnChat & { error?: string; reason?: string; retryAfterMs?: number } };

/** A player at a live table who speaks its chat as the client does. */
export async function joinChat(
  studio: OpenStudio,
  playerId: string | null = 'player-1',
  launch: object = {},
) {
  const demo = { mode: 'demo', session_token: null };
  const guest = await sitDown(studio, { player_id: playerId, ...(playerId === null && demo), ...launch });
  const post = async (action: string, body: object): Promise<Answer> => {
    const { status, body: answer } = await guest.post(`table/chat/${action}`, body);
    return { status, body: answer as unknown as Answer['body'] };
  };
  return {
    ...guest,
    own: () => guest.get<OwnChat>('table/chat'),
    say: (text: string, id: string = randomUUID()) => post('say', { id, text }),
    report: (messageId: string | undefined, reason = 'insult') => post('report', { messageId, reason }),
    /** What one who comes now is told. */
    async room() {
      const heard = await guest.watch();
      const { in: lines } = await heard.find('chat', ({ all }) => all === true);
      await heard.close();
      return lines;
    },
  };
}
export type ChatGuest = Awaited<ReturnType<typeof joinChat>>;

/** Calls the studio as the platform does. */
export function tellStudio(
  { app, clock }: OpenStudio,
  what: 'standings' | 'decisions',
  told: object,
  { secret = SECRET, shift = 0 }: { secret?: string; shift?: number } = {},
) {
  const path = `${STUDIO_BASE}/api/v1/chat/${what}`;
  const body = JSON.stringify(told);
  const signature = sign(secret, path, body, Math.floor((clock.now + shift) / 1000));
  return app.request(path, { method: 'POST', body, headers: { 'x-signature': signature } });
}
