import { API_CODES } from '@/lib/domain/api-codes';
import {
  neededForPlay,
  PROFILE_FIELDS,
  PROFILE_STEP_FIELDS,
  type ProfileField,
  type ProfileStep,
} from '@/lib/domain/player-profile';
import { TERMS_VERSION } from '@/lib/domain/terms';
import { audit, byPlayer } from '../audit/service';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import { pagePath, type LetterQueue } from '../mail/service';
import { checkProfile, textOf, type ProfileInput } from './rules';
import * as store from './store';
import { fieldWords } from './texts';

export { createPlayerRecords } from './records';
export type { ProfileInput } from './rules';
export { ownProfileSchema, profileBody } from './schemas';
export type { StoredProfile } from './store';

export interface MissingData {
  /** What each step of the registration still lacks. */
  steps: Record<ProfileStep, ProfileField[]>;
  /** The first step that lacks something; null when nothing is missing. */
  next: ProfileStep | null;
}

/** What players tell about themselves: the only door to it for the other contexts. */
export interface PlayersService {
  /** @param on a transaction to read in; the database when left out. */
  profileOf(playerId: string, on?: store.Db): Promise<store.StoredProfile>;
  /** What the registration's steps still lack. */
  missing(playerId: string): Promise<MissingData>;
  /** What must be told before a studio's game opens for money; empty when nothing is missing. */
  missingForPlay(playerId: string, providerId: number): Promise<ProfileField[]>;
  /**
   * Saves what a form sends. What is stored already, sent once more, changes nothing.
   * @param session in whose name; left out by what fills a demo.
   * @throws Problem 422 by the rules (rules.ts); 409 `client_api_5` with a field `locked` for what only support changes;
   *   401 when the session is over.
   */
  saveProfile(
    playerId: string,
    input: ProfileInput,
    requestId: string,
    session?: PlayerSession,
  ): Promise<store.StoredProfile>;
  /**
   * Changes what the player can't, in the caller's transaction, and writes to the player about it.
   * @returns the fields that changed.
   * @throws Problem 422 by the rules.
   */
  changeBySupport(
    trx: store.Db,
    playerId: string,
    changes: ProfileInput,
    by: {
      operatorId: string;
      /** For colleagues and the audit. */
      reason: string;
      /** What the player reads about it, in their language. */
      words: string;
      requestId?: string;
    },
  ): Promise<ProfileField[]>;
  /** From now on what is stored changes through support only: documents proved it. */
  lock(trx: store.Db, playerId: string): Promise<void>;
  /** Every change of the profile, the latest first. */
  events(playerId: string): Promise<store.ProfileEvent[]>;
  /** Which terms were accepted, and when. */
  acceptances(playerId: string): Promise<store.Acceptance[]>;
  /** When the player closed the account, and why in their words; null while it is not closed. */
  closureOf(playerId: string, on?: store.Db): Promise<store.Closure | null>;
  /** @throws Problem 409 `client_api_5` for a version that is not in force; 401 when the session is over. */
  acceptTerms(session: PlayerSession, version: string, requestId: string): Promise<void>;
}

interface PlayersParts {
  identity: Pick<IdentityService, 'player' | 'demandLive'>;
  mail: LetterQueue;
}

/** What a reviewer compares documents with: it stays as it was when they were handed in. */
const ON_DOCUMENTS: ReadonlySet<ProfileField> = new Set([
  'name',
  'surname',
  'birthday',
  'address',
  'city',
  'postcode',
]);

const locked = (fields: readonly ProfileField[]) =>
  new Problem(409, API_CODES.wrongData, 'this changes through support only', {
    fields: Object.fromEntries(fields.map((field) => [field, 'locked'])),
  });

/** A change of a profile, as the audit has it. */
const beforeAndAfter = (
  changes: readonly { field: ProfileField; before: string | null; after: string | null }[],
) => ({
  before: Object.fromEntries(changes.map(({ field, before }) => [field, before])),
  after: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
});

export function createPlayersService(kernel: Kernel, { identity, mail }: PlayersParts): PlayersService {
  const { db, clock, config } = kernel;

  const lacking = (profile: store.Profile, fields: readonly ProfileField[]) =>
    fields.filter((field) => profile[field] === null);

  /** What a change does to a profile, as events tell it. */
  const changesOf = (profile: store.Profile, change: Partial<store.Profile>) =>
    PROFILE_FIELDS.filter((field) => field in change)
      .map((field) => ({ field, before: textOf(profile, field), after: textOf(change, field) }))
      .filter(({ before, after }) => before !== after);

  return {
    profileOf: (playerId, on = db) => store.findProfile(on, playerId),

    async missing(playerId) {
      const profile = await store.findProfile(db, playerId);
      const steps = {
        profile: lacking(profile, PROFILE_STEP_FIELDS.profile),
        contacts: lacking(profile, PROFILE_STEP_FIELDS.contacts),
      };
      const next = steps.profile.length > 0 ? 'profile' : steps.contacts.length > 0 ? 'contacts' : null;
      return { steps, next };
    },

    async missingForPlay(playerId, providerId) {
      return lacking(await store.findProfile(db, playerId), neededForPlay(providerId));
    },

    async saveProfile(playerId, input, requestId, session) {
      const now = clock.now();
      const change = checkProfile(input, now);
      await db.transaction().execute(async (trx) => {
        if (session) await identity.demandLive(trx, session);
        const stored = await store.lockProfile(trx, playerId, now);
        const changes = changesOf(stored, change);
        const proving = await store.isBeingProved(trx, playerId);
        const isFixed = (field: ProfileField) =>
          stored.lockedAt !== null || field === 'birthday' || (proving && ON_DOCUMENTS.has(field));
        const fixed = changes.filter(({ field, before }) => before !== null && isFixed(field));
        if (fixed.length > 0) throw locked(fixed.map(({ field }) => field));
        if (changes.length === 0) return;
        await store.writeProfile(trx, playerId, { ...stored, ...change }, now);
        await store.addEvents(trx, playerId, changes, { kind: 'player', at: now });
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'players.profile',
          subject: playerId,
          ...beforeAndAfter(changes),
          requestId,
        });
      });
      return store.findProfile(db, playerId);
    },

    async changeBySupport(trx, playerId, input, { operatorId, reason, words, requestId }) {
      const now = clock.now();
      const change = checkProfile(input, now);
      const stored = await store.lockProfile(trx, playerId, now);
      const changes = changesOf(stored, change);
      if (changes.length === 0) return [];
      const fields = changes.map(({ field }) => field);
      await store.writeProfile(trx, playerId, { ...stored, ...change }, now);
      await store.addEvents(trx, playerId, changes, {
        kind: 'operator',
        operator: operatorId,
        reason,
        at: now,
      });
      await audit(trx, {
        actor: { kind: 'operator', id: operatorId },
        action: 'players.change',
        subject: playerId,
        ...beforeAndAfter(changes),
        reason,
        requestId,
      });
      const player = await identity.player(playerId, trx);
      if (player) {
        await mail.queue(trx, {
          kind: 'profile_changed',
          to: player.email,
          language: player.language,
          playerId,
          params: {
            fields: fieldWords(fields, player.language),
            reason: words,
            url: config.webUrl + pagePath(player.language, '/account/profile/main'),
          },
        });
      }
      return fields;
    },

    async lock(trx, playerId) {
      const now = clock.now();
      const stored = await store.lockProfile(trx, playerId, now);
      if (stored.lockedAt) return;
      await store.writeLock(trx, playerId, now);
      const change = { field: 'lock', before: null, after: now.toISOString() } as const;
      await store.addEvents(trx, playerId, [change], { kind: 'system', at: now });
    },

    events: (playerId) => store.listEvents(db, playerId),

    acceptances: (playerId) => store.listAcceptances(db, playerId),
    closureOf: (playerId, on = db) => store.findClosure(on, playerId),

    async acceptTerms(session, version, requestId) {
      const { playerId } = session;
      if (version !== TERMS_VERSION) {
        throw new Problem(409, API_CODES.wrongData, 'these terms are not in force', {
          fields: { version: 'invalid' },
        });
      }
      await db.transaction().execute(async (trx) => {
        await identity.demandLive(trx, session);
        if (!(await store.addAcceptance(trx, playerId, version, 'asked', clock.now()))) return;
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'players.terms',
          subject: version,
          requestId,
        });
      });
    },
  };
}
