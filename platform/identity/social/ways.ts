import { API_CODES } from '@/lib/domain/api-codes';
import {
  isSocialProvider,
  SOCIAL_PROVIDERS,
  socialProviderName,
  type SocialProviderId,
  type SocialResult,
} from '@/lib/domain/social';
import { audit, byPlayer } from '../../audit/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { PlayerSession } from '../../kernel/session';
import { loginTakenProblem } from '../accounts';
import type { Client } from '../client';
import type { SpendProof } from '../confirm-owner';
import { demandLive } from '../live-session';
import type { SecurityLetters } from '../security-letters';
import * as store from './store';

export interface WaysIn {
  hasPassword: boolean;
  providers: {
    id: SocialProviderId;
    name: string;
    /** Whether it can be linked here. */
    isEnabled: boolean;
    linkedAt: Date | null;
    /** Whether it is the only way in that works, which can't be taken away. */
    isLast: boolean;
  }[];
}

interface Parts {
  kernel: Pick<Kernel, 'db' | 'clock' | 'config'>;
  letters: Pick<SecurityLetters, 'wayInLinked' | 'wayInUnlinked'>;
}

/** The ways into an account that companies open. */
export function createWays({ kernel, letters }: Parts) {
  const { db, config } = kernel;
  /** A company that is not offered any more opens nothing, so it does not count. */
  const isWorking = (id: string) =>
    id === 'credential' || (isSocialProvider(id) && Boolean(config.social[id]));

  return {
    async waysIn({ playerId }: PlayerSession): Promise<WaysIn> {
      const ways = await store.listWays(db, playerId);
      const working = ways.filter(({ provider_id: id }) => isWorking(id));
      return {
        hasPassword: ways.some(({ provider_id: id }) => id === 'credential'),
        providers: SOCIAL_PROVIDERS.map(({ id, name }) => {
          const linked = ways.find((way) => way.provider_id === id);
          return {
            id,
            name,
            isEnabled: Boolean(config.social[id]),
            linkedAt: linked?.created_at ?? null,
            isLast: Boolean(linked) && working.every((way) => way.provider_id === id),
          };
        }),
      };
    },

    /**
     * Links a company's account that has just proven itself to the account that is logged in.
     * @throws Problem 401 `client_api_27` when the session is over by then, 409 `client_api_44` when the company's
     *   account opens another one here.
     */
    link(
      session: PlayerSession,
      { provider, subject, email }: { provider: SocialProviderId; subject: string; email: string | null },
      client: Client,
    ): Promise<SocialResult> {
      const { playerId } = session;
      return db.transaction().execute(async (trx) => {
        await demandLive(trx, session);
        const owner = await store.ownerOf(trx, provider, subject);
        if (owner === playerId) return 'linked';
        if (owner) throw loginTakenProblem();
        const ways = await store.listWays(trx, playerId);
        if (ways.some((way) => way.provider_id === provider)) return 'linked_other';
        if (!(await store.addWay(trx, { playerId, provider, subject }))) throw loginTakenProblem();
        if (email !== null) await store.proveOwner(trx, playerId, email);
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'identity.link-way-in',
          requestId: client.requestId,
          after: { provider },
        });
        await letters.wayInLinked(trx, playerId, socialProviderName(provider));
        return 'linked';
      });
    },

    /**
     * Takes a way in away, with the owner's proof in the same transaction.
     * @throws Problem 404 when it is not linked, 409 `last_way_in`, and those of the proof.
     */
    async unlink(
      session: PlayerSession,
      provider: SocialProviderId,
      spend: SpendProof,
      client: Client,
    ): Promise<void> {
      const { playerId } = session;
      await db.transaction().execute(async (trx) => {
        // It holds the account, too: two at once would each see the other as the way in that stays.
        await demandLive(trx, session);
        const ways = await store.listWays(trx, playerId);
        if (!ways.some((way) => way.provider_id === provider)) {
          throw new Problem(404, API_CODES.notFound, 'this company is not linked');
        }
        if (!ways.some(({ provider_id: id }) => id !== provider && isWorking(id))) {
          throw new Problem(409, API_CODES.lastWayIn, 'without it there would be no way in');
        }
        await spend(trx);
        await store.removeWay(trx, playerId, provider);
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'identity.unlink-way-in',
          requestId: client.requestId,
          after: { provider },
        });
        await letters.wayInUnlinked(trx, playerId, socialProviderName(provider));
      });
    },
  };
}

export type Ways = ReturnType<typeof createWays>;
