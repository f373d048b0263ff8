import { createHmac } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import { addressBehind, networkOf, parseAddress } from '@/lib/node/http/network-address';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import { readNetwork } from './networks';
import * as store from './store';
import type { Db, OriginKind } from './store';

export type { BlockRow } from './store';

/** How long an account counts among those of the place that it was opened from. Milliseconds. */
const COUNTED_MS = 24 * 60 * 60 * 1000;
/** How long a place that was refused is shown to operators. Milliseconds. */
const SHOWN_MS = 90 * 24 * 60 * 60 * 1000;
/** Suspicions that are listed. */
const SUSPICIONS_MAX = 100;

/** From where an account is opened. */
export interface Origin {
  address: string;
  /** A keyed hash of the browser's mark; null without one. */
  device: string | null;
  requestId: string;
}

interface NewBlock {
  /** As it was typed: an address, or a network with its prefix. */
  network: string;
  reason: string;
  /** Null: until somebody lifts it. */
  until: Date | null;
}

interface By {
  operatorId: string;
  requestId: string;
}

/** Network addresses: which are refused, and how many accounts come from one. */
export interface NetworksService {
  /** @throws Problem 403 `client_api_14` for an address that can't be read, `client_api_41` for one that is blocked. */
  refuse(address: string): Promise<void>;
  /**
   * Runs a sign-up in a transaction, and undoes it when it is one too many of its network or its browser within 24
   * hours. What was refused is shown to operators.
   * @throws Problem 403 `client_api_51`, and whatever `work` throws.
   */
  signingUp<Result>(origin: Origin, work: (trx: Db) => Promise<Result>): Promise<Result>;
  blocks(query: { before: bigint | null; limit: number }): Promise<store.BlockRow[]>;
  suspicions(): Promise<store.SuspicionRow[]>;
  /** @throws Problem 422 with `fields` for what is no network or too wide a one, 409 for one that is blocked already. */
  block(wanted: NewBlock, by: By): Promise<store.BlockRow>;
  /** @throws Problem 404 when no such block is in force. */
  lift(id: bigint, reason: string, by: By): Promise<void>;
  sweep(): Promise<void>;
}

class TooMany extends Problem {
  constructor(readonly kind: OriginKind) {
    super(403, API_CODES.suspicious, 'too many accounts were opened from here');
  }
}

const misfit = (field: string, fault: string) =>
  new Problem(422, API_CODES.wrongData, 'the form does not fit', { fields: { [field]: fault } });

export function createNetworksService({
  config,
  db,
  clock,
  log,
}: Pick<Kernel, 'config' | 'db' | 'clock' | 'log'>): NetworksService {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  const count = async (trx: Db, { address, device }: Origin) => {
    const now = clock.now();
    const since = ago(COUNTED_MS);
    const origins: [OriginKind, string][] = [['address', networkOf(address)]];
    if (device) origins.push(['device', device]);
    for (const [kind, origin] of origins) {
      const opened = await store.countSignUp(trx, { kind, origin, since, now });
      if (opened > config.signUpsPerDay) throw new TooMany(kind);
    }
  };

  /**
   * The audit is kept for good, and a visitor's address is not: it says that two entries are about one place, and only
   * the suspicion, which is swept, says which.
   */
  const inAudit = (network: string) =>
    createHmac('sha256', config.authSecret).update(`networks-audit ${network}`).digest('base64url');

  /** For operators: the place once, and in the audit when it begins. */
  const note = (kind: OriginKind, { address, requestId }: Origin) =>
    db.transaction().execute(async (trx) => {
      const network = networkOf(address);
      const isNew = await store.noteSuspicion(trx, {
        network,
        kind,
        since: ago(COUNTED_MS),
        now: clock.now(),
      });
      if (!isNew) return;
      await audit(trx, {
        actor: { kind: 'system', name: 'web' },
        action: 'networks.suspicious-sign-ups',
        subject: inAudit(network),
        after: { counted: kind, bound: config.signUpsPerDay },
        requestId,
      });
    });

  return {
    async refuse(address) {
      const parsed = parseAddress(address);
      if (parsed === null) {
        throw new Problem(403, API_CODES.ipUnrecognised, 'nobody can tell where this visitor is');
      }
      if (await store.isBlocked(db, [parsed, addressBehind(parsed)], clock.now())) {
        throw new Problem(403, API_CODES.ipBlocked, 'this network is blocked');
      }
    },

    async signingUp(origin, work) {
      try {
        return await db.transaction().execute(async (trx) => {
          const result = await work(trx);
          await count(trx, origin);
          return result;
        });
      } catch (error) {
        if (error instanceof TooMany) {
          // The refusal stands, whether or not it could be written down.
          await note(error.kind, origin).catch((cause: unknown) =>
            log.error({ err: cause }, 'a suspicion could not be noted'),
          );
        }
        throw error;
      }
    },

    blocks: ({ before, limit }) => store.listBlocks(db, before, limit),
    suspicions: () => store.listSuspicions(db, SUSPICIONS_MAX),

    async block({ network: typed, reason, until }, { operatorId, requestId }) {
      const read = readNetwork(typed);
      if ('fault' in read) throw misfit('network', read.fault);
      const now = clock.now();
      if (until && until <= now) throw misfit('until', 'past');
      return db.transaction().execute(async (trx) => {
        const made = await store.insertBlock(trx, { ...read, operator: operatorId, reason, until, now });
        if (!made) {
          throw new Problem(409, API_CODES.wrongData, 'this network is blocked already', {
            fields: { network: 'taken' },
          });
        }
        await audit(trx, {
          actor: { kind: 'operator', id: operatorId },
          action: 'networks.block',
          subject: made.network,
          after: { until: until?.toISOString() ?? null },
          reason,
          requestId,
        });
        return made;
      });
    },

    async lift(id, reason, { operatorId, requestId }) {
      await db.transaction().execute(async (trx) => {
        const lifted = await store.liftBlock(trx, id, { operator: operatorId, now: clock.now() });
        if (!lifted) throw new Problem(404, API_CODES.notFound, 'no such block is in force');
        await audit(trx, {
          actor: { kind: 'operator', id: operatorId },
          action: 'networks.lift',
          subject: lifted.network,
          before: { until: lifted.until?.toISOString() ?? null },
          reason,
          requestId,
        });
      });
    },

    sweep: () => store.sweep(db, { signUps: ago(2 * COUNTED_MS), suspicions: ago(SHOWN_MS) }),
  };
}
