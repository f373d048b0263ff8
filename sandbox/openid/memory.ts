import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Held {
  payload: AdapterPayload;
  /** Epoch milliseconds. */
  until: number;
}

/** Things that are remembered of one kind, at most; the oldest are forgotten first. */
const MOST = 2_000;
/** For what says nothing of its own. */
const FALLBACK_SECONDS = 3_600;

/** What a provider remembers, in this process alone: a sandbox that starts anew knows no log-in under way. */
export function createMemory(): (kind: string) => Adapter {
  const kinds = new Map<string, Map<string, Held>>();
  return (kind) => {
    const held = kinds.get(kind) ?? new Map<string, Held>();
    kinds.set(kind, held);
    const find = (id: string) => {
      const found = held.get(id);
      if (found && found.until > Date.now()) return found.payload;
      held.delete(id);
      return undefined;
    };
    const findBy = (name: 'uid' | 'userCode', value: string) =>
      [...held.values()].find(({ payload, until }) => payload[name] === value && until > Date.now())?.payload;
    return {
      upsert: async (id, payload, seconds) => {
        held.delete(id);
        held.set(id, { payload, until: Date.now() + (seconds ?? FALLBACK_SECONDS) * 1000 });
        const [oldest] = held.keys();
        if (held.size > MOST && oldest !== undefined) held.delete(oldest);
      },
      find: async (id) => find(id),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (code) => findBy('userCode', code),
      consume: async (id) => {
        const payload = find(id);
        if (payload) payload['consumed'] = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        held.delete(id);
      },
      revokeByGrantId: async (grantId) => {
        for (const [id, { payload }] of held) if (payload.grantId === grantId) held.delete(id);
      },
    };
  };
}
