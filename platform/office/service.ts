import { API_CODES } from '@/lib/domain/api-codes';
import { audit } from '../audit/service';
import type { IdentityService, ListedPlayer, PlayerList, PlayerProfile } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { OperatorSession } from '../kernel/session';
import { pagePath, type LetterKind, type LetterParams, type MailService } from '../mail/service';
import type { OperatorsService } from '../operators/service';
import type { PlayersService } from '../players/service';
import { exportTable } from './export';
import { named } from './named';
import * as store from './store';
import type { OfficeService } from './types';

export type { OfficeService, PlayerFile } from './types';

const PLAYER_COLUMNS = {
  id: ({ id }: ListedPlayer) => id,
  email: ({ email }: ListedPlayer) => email,
  name: ({ name }: ListedPlayer) => name,
  surname: ({ surname }: ListedPlayer) => surname,
  status: ({ status }: ListedPlayer) => status,
  country: ({ country }: ListedPlayer) => country,
  currency: ({ currency }: ListedPlayer) => currency,
  language: ({ language }: ListedPlayer) => language,
  created: ({ createdAt }: ListedPlayer) => createdAt.toISOString(),
  seen: ({ seenAt }: ListedPlayer) => seenAt?.toISOString() ?? null,
};

type PlayersOfOffice = Pick<PlayersService, 'profileOf' | 'acceptances' | 'changeBySupport' | 'closureOf'>;

interface Parts {
  identity: Pick<IdentityService, 'player' | 'erasedAt' | 'secondFactor'>;
  list: PlayerList;
  mail: Pick<MailService, 'queue'>;
  operators: Pick<OperatorsService, 'addressesOf'>;
  players: PlayersOfOffice;
  sessionEnded(sessionId: string): void | Promise<void>;
  /** Whether the player has excluded themselves: an exclusion outlasts a block. */
  isExcluded(trx: store.Db, playerId: string): Promise<boolean>;
}

export function createOfficeService(kernel: Kernel, parts: Parts): OfficeService {
  const { config, db, clock } = kernel;
  const { identity, list, mail, operators, players } = parts;

  const known = async (playerId: string): Promise<PlayerProfile> => {
    const player = await identity.player(playerId);
    if (player) return player;
    const erasedAt = await identity.erasedAt(playerId);
    if (!erasedAt) throw new Problem(404, API_CODES.notFound, 'there is no such player');
    throw new Problem(404, API_CODES.notFound, 'the player was erased', { erasedAt: erasedAt.toISOString() });
  };
  const homeOf = ({ language }: PlayerProfile) => config.webUrl + pagePath(language, '');
  const conflict = (detail: string) => new Problem(409, API_CODES.accountStatus, detail);
  /** An account is closed for good: whatever else is done to it changes nothing of that. */
  const notClosed = async (playerId: string) => {
    if (await players.closureOf(playerId)) throw conflict('the player has closed this account for good');
  };
  const byOperator = ({ operatorId }: OperatorSession) => ({ kind: 'operator', id: operatorId }) as const;

  const write = <Kind extends LetterKind>(
    trx: store.Db,
    player: PlayerProfile,
    kind: Kind,
    params: LetterParams[Kind],
  ) => mail.queue(trx, { kind, to: player.email, language: player.language, playerId: player.id, params });

  return {
    players: list.all,
    ownBlocks: (playerId) => store.listBlocks(db, playerId),
    erase: (playerId) => store.deleteWordsAbout(db, playerId),

    exportPlayers: (filter, by) =>
      exportTable<ListedPlayer>(
        db,
        {
          action: 'office.export',
          filter,
          read: (at) => list.all.rows({ ...filter, ...at }),
          columns: PLAYER_COLUMNS,
        },
        by,
      ),

    async player(playerId) {
      const player = await known(playerId);
      const block = await store.findBlock(db, playerId);
      const [shown] = block ? await named(db, operators, [block], (row) => row.operator) : [];
      const closure = await players.closureOf(playerId);
      return {
        ...player,
        status: closure ? 'closed' : player.status,
        profile: await players.profileOf(playerId),
        terms: await players.acceptances(playerId),
        block: shown ?? null,
        closure,
      };
    },

    async sessions(playerId) {
      await known(playerId);
      return list.sessionsOf(playerId);
    },

    async endSessions(playerId, sessionId, { operator, reason, requestId }) {
      await known(playerId);
      const ended = await db.transaction().execute(async (trx) => {
        const gone =
          sessionId === null
            ? await list.endAccess(trx, playerId)
            : await list.endSession(trx, playerId, sessionId);
        await audit(trx, {
          actor: byOperator(operator),
          action: 'office.end-sessions',
          subject: playerId,
          after: { sessions: gone.length, ...(sessionId === null ? {} : { session: sessionId }) },
          reason,
          requestId,
        });
        return gone;
      });
      for (const id of ended) await parts.sessionEnded(id);
      return ended.length;
    },

    notes: async (playerId) =>
      named(db, operators, await store.listNotes(db, (await known(playerId)).id), (row) => row.operator),

    async addNote(playerId, text, { operator, requestId, key }) {
      await known(playerId);
      const note = await db.transaction().execute(async (trx) => {
        const row = { playerId, operator: operator.operatorId, text, key, now: clock.now() };
        const { note: stored, isNew } = await store.insertNote(trx, row);
        if (!isNew) return stored;
        const actor = byOperator(operator);
        await audit(trx, {
          actor,
          action: 'office.note',
          subject: playerId,
          after: { note: Number(stored.id) },
          requestId,
        });
        return stored;
      });
      return { ...note, operatorEmail: operator.email };
    },

    async block(playerId, words, { operator, reason, requestId }) {
      const player = await known(playerId);
      await notClosed(playerId);
      const ended = await db.transaction().execute(async (trx) => {
        const status = await list.lockStatus(trx, playerId);
        if (status === 'blocked') throw conflict('the account is blocked');
        const row = { playerId, operator: operator.operatorId, reason, now: clock.now() };
        await store.insertBlock(trx, row);
        await list.saveStatus(trx, playerId, 'blocked');
        await audit(trx, {
          actor: byOperator(operator),
          action: 'office.block',
          subject: playerId,
          before: { status },
          after: { status: 'blocked' },
          reason,
          requestId,
        });
        await write(trx, player, 'account_blocked', { reason: words, url: homeOf(player) });
        return list.endAccess(trx, playerId);
      });
      for (const id of ended) await parts.sessionEnded(id);
    },

    async unblock(playerId, { operator, reason, requestId }) {
      const player = await known(playerId);
      await notClosed(playerId);
      await db.transaction().execute(async (trx) => {
        const status = await list.lockStatus(trx, playerId);
        if (status !== 'blocked') throw conflict(`the account is ${status}`);
        if (!(await store.liftBlock(trx, playerId, operator.operatorId, clock.now()))) {
          throw conflict('the office has not blocked this account');
        }
        // An exclusion outlasts a block.
        const back = (await parts.isExcluded(trx, playerId)) ? 'excluded' : 'active';
        await list.saveStatus(trx, playerId, back);
        await audit(trx, {
          actor: byOperator(operator),
          action: 'office.unblock',
          subject: playerId,
          before: { status },
          after: { status: back },
          reason,
          requestId,
        });
        await write(trx, player, 'account_unblocked', { url: homeOf(player) });
      });
    },

    async shutMinor(trx, playerId, operatorId) {
      const status = await list.lockStatus(trx, playerId);
      if (status === 'blocked') return [];
      const reason = 'documents show a minor';
      await store.insertBlock(trx, { playerId, operator: operatorId, reason, now: clock.now() });
      await list.saveStatus(trx, playerId, 'blocked');
      const ended = await list.endAccess(trx, playerId);
      await audit(trx, {
        actor: { kind: 'operator', id: operatorId },
        action: 'office.block',
        subject: playerId,
        before: { status },
        after: { status: 'blocked' },
        reason,
      });
      return ended;
    },

    async removeFactor(playerId, { operator, reason, requestId }) {
      await known(playerId);
      await db.transaction().execute(async (trx) => {
        if (!(await identity.secondFactor.removeByOperator(trx, playerId))) {
          throw conflict('this account has no second factor');
        }
        await audit(trx, {
          actor: byOperator(operator),
          action: 'office.remove-factor',
          subject: playerId,
          reason,
          requestId,
        });
      });
    },

    async change(playerId, changes, words, { operator, reason, requestId }) {
      await known(playerId);
      return db.transaction().execute((trx) =>
        players.changeBySupport(trx, playerId, changes, {
          operatorId: operator.operatorId,
          reason,
          words,
          requestId,
        }),
      );
    },
  };
}
