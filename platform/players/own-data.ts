import { KEPT_AFTER_CLOSING_YEARS } from '@/lib/domain/retention';
import { API_CODES } from '@/lib/domain/api-codes';
import { audit, byPlayer } from '../audit/service';
import type { BonusesService } from '../bonuses/service';
import type { ChatService } from '../chat/service';
import type { GamesService } from '../games/service';
import { timeWords, type Client, type IdentityService, type OwnerProof } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { LedgerService } from '../ledger/service';
import { pagePath, type MailService } from '../mail/service';
import type { OfficeService } from '../office/service';
import type { PaymentsService } from '../payments/service';
import type { ProtectionService } from '../protection/service';
import type { SupportService } from '../support/service';
import type { LoyaltyService } from '../loyalty/service';
import type { TournamentsService } from '../tournaments/service';
import type { VerificationService } from '../verification/service';
import type { WheelService } from '../wheel/service';
import type { PlayersService } from './service';
import * as store from './store';

interface OwnDataParts {
  identity: Pick<IdentityService, 'player' | 'ownAccess' | 'sessions' | 'proveOwner' | 'closeAccount'>;
  players: Pick<PlayersService, 'profileOf' | 'events' | 'acceptances'>;
  ledger: Pick<LedgerService, 'wallets' | 'everyTransaction'>;
  payments: Pick<PaymentsService, 'hasUnfinished' | 'ownDeposits' | 'ownWithdrawals'>;
  protection: Pick<
    ProtectionService,
    | 'ownLimits'
    | 'ownLimitChanges'
    | 'ownLimitOffers'
    | 'ownBreaks'
    | 'ownRealityCheck'
    | 'ownPlaySessions'
    | 'ownChecks'
    | 'selfTests'
  >;
  games: Pick<GamesService, 'ownPlay' | 'ownSessions'>;
  verification: Pick<VerificationService, 'ownDocuments'>;
  office: Pick<OfficeService, 'ownBlocks'>;
  tournaments: Pick<TournamentsService, 'ownParticipations' | 'ownNetworkParticipations' | 'nameHiddenSince'>;
  loyalty: Pick<LoyaltyService, 'own'>;
  wheel: Pick<WheelService, 'own'>;
  bonuses: { grants: Pick<BonusesService['grants'], 'ownGrants'> } & Pick<BonusesService, 'accountClosed'>;
  chat: Pick<ChatService, 'ownChat'>;
  support: Pick<SupportService, 'messagesOf'>;
  mail: Pick<MailService, 'queue' | 'ownLetters'>;
  /** Told after the commit of each session that is over. */
  sessionEnded(sessionId: string): Promise<void>;
}

/** What a player may do with everything that is kept about them: read it, and leave. */
export interface OwnDataService {
  /** All of it as JSON, piece by piece: nothing has to fit into memory at once. */
  export(session: PlayerSession): AsyncGenerator<string>;
  /**
   * Closes the account for good: it can't be logged in to, and every session ends.
   * @returns the Set-Cookie that takes the session from the browser.
   * @throws Problem of identity's proveOwner; 409 `client_api_5` with `balance`, `deposit` or `round` while money is
   *   in it or on its way, and 429 while something else is done with it.
   */
  close(
    session: PlayerSession,
    input: OwnerProof & { reason?: string | undefined },
    client: Client,
  ): Promise<string>;
}

const PAGE = 200;

/** Amounts are whole numbers of minor units, in JSON too. */
const json = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? Number(part) : part));

const open = (what: 'balance' | 'deposit' | 'round', detail: string) =>
  new Problem(409, API_CODES.wrongData, detail, { fields: { [what]: 'open' } });

export function createOwnDataService(kernel: Kernel, parts: OwnDataParts): OwnDataService {
  const { db, clock, config } = kernel;
  const { identity, players, ledger, payments, games, verification, loyalty, office, tournaments } = parts;
  const { bonuses, chat, protection, support, mail, sessionEnded } = parts;

  /** The items of a list as one array of JSON, part by part. */
  async function* arrayOf<Item>(parts: AsyncIterable<readonly Item[]>): AsyncGenerator<string> {
    yield '[';
    let first = true;
    for await (const items of parts) {
      for (const item of items) {
        yield (first ? '' : ',') + json(item);
        first = false;
      }
    }
    yield ']';
  }

  async function* pages<Item>(
    read: (page: { page: number; perPage: number }) => Promise<readonly Item[]>,
  ): AsyncGenerator<readonly Item[]> {
    for (let page = 1; ; page++) {
      const items = await read({ page, perPage: PAGE });
      yield items;
      if (items.length < PAGE) return;
    }
  }
  const list: <Item>(
    read: (page: { page: number; perPage: number }) => Promise<readonly Item[]>,
  ) => AsyncGenerator<string> = (read) => arrayOf(pages(read));

  return {
    async *export(session) {
      const { playerId } = session;
      const { held: waitsFor, ...account } = (await identity.player(playerId)) ?? { held: [] };
      const { phone, ...profile } = await players.profileOf(playerId);
      yield `{"data":{"madeAt":${json(clock.now())}`;
      yield `,"account":${json({ ...account, waitsFor })}`;
      yield `,"profile":${json({ ...profile, phone: phone && `+${phone.code} ${phone.number}` })}`;
      // Who of support changed something, and the note on it, is the house's matter; that it was changed the player's.
      const changes = (await players.events(playerId)).map(
        ({ operator: _operator, reason: _reason, ...event }) => event,
      );
      yield `,"profileChanges":${json(changes)}`;
      yield `,"terms":${json(await players.acceptances(playerId))}`;
      const sessions = (await identity.sessions(session)).map(({ sessionId: _id, ...device }) => device);
      yield `,"sessions":${json(sessions)}`;
      yield `,"access":${json(await identity.ownAccess(playerId))}`;
      yield `,"blocks":${json(await office.ownBlocks(playerId))}`;
      const documents = await verification.ownDocuments(playerId);
      yield `,"documents":${json({ ...documents, leftOut: 'pictures' })}`;
      yield `,"limits":${json(await protection.ownLimits(playerId))}`;
      yield `,"limitOffers":${json(await protection.ownLimitOffers(playerId))}`;
      yield ',"limitChanges":';
      yield* list((page) => protection.ownLimitChanges(playerId, page));
      yield `,"breaks":${json(await protection.ownBreaks(playerId))}`;
      yield `,"realityCheck":${json(await protection.ownRealityCheck(playerId))}`;
      yield `,"accountChecks":${json(await protection.ownChecks(playerId))}`;
      yield `,"selfTests":${json(await protection.selfTests(playerId))}`;
      yield ',"playSessions":';
      yield* list((page) => protection.ownPlaySessions(playerId, page));
      yield `,"games":${json(await games.ownPlay(playerId))}`;
      yield ',"gameSessions":';
      yield* list((page) => games.ownSessions(playerId, page));
      yield `,"tournaments":${json(await tournaments.ownParticipations(playerId))}`;
      yield `,"networkTournaments":${json(await tournaments.ownNetworkParticipations(playerId))}`;
      yield `,"nameHiddenSince":${json(await tournaments.nameHiddenSince(playerId))}`;
      const { experiencePoints, vip } = await loyalty.own(playerId);
      yield `,"experiencePoints":${json(experiencePoints)}`;
      yield `,"vip":${json(vip)}`;
      const { wheelTurns, wheelWords } = await parts.wheel.own(playerId);
      yield `,"wheelTurns":${json(wheelTurns)}`;
      yield `,"wheelWords":${json(wheelWords)}`;
      yield `,"tableChat":${json(await chat.ownChat(playerId))}`;
      yield `,"supportLetters":${json(await support.messagesOf(playerId))}`;
      yield ',"letters":';
      yield* list((page) => mail.ownLetters(playerId, page));
      const balances = (await ledger.wallets(playerId)).map(
        ({ currency, real, bonus, held, depositWager }) => ({ currency, real, bonus, held, depositWager }),
      );
      yield `,"balances":${json(balances)}`;
      yield ',"bonuses":';
      yield* list((page) => bonuses.grants.ownGrants(playerId, page));
      yield ',"deposits":';
      yield* list((page) => payments.ownDeposits(playerId, page));
      yield ',"withdrawals":';
      yield* list((page) => payments.ownWithdrawals(playerId, page));
      yield ',"transactions":';
      yield* arrayOf(ledger.everyTransaction(playerId));
      yield '}}';
    },

    async close(session, { reason, ...proof }, client) {
      const { playerId } = session;
      const spend = await identity.proveOwner(session, proof, client);
      const player = await identity.player(playerId);
      if (!player) throw new Problem(401, API_CODES.sessionExpired, 'log in first');
      const now = clock.now();
      const { ended, cookie } = await db.transaction().execute(async (trx) => {
        // First the door, then a look at what is inside: what a bet or a deposit moves after it is refused.
        const closed = await identity.closeAccount(trx, session);
        await bonuses.accountClosed(trx, playerId);
        const wallets = await ledger.wallets(playerId, trx);
        if (wallets.some(({ real, bonus, held }) => real > 0n || bonus > 0n || held > 0n))
          throw open('balance', 'there is still money in the account');
        if (await payments.hasUnfinished(trx, playerId)) throw open('deposit', 'a deposit is under way');
        if (await store.hasOpenBets(trx, playerId)) throw open('round', 'a round is still open');
        await spend(trx);
        const keptYears = KEPT_AFTER_CLOSING_YEARS;
        // Asked for twice at once: the first one has done it all.
        if (!(await store.addClosure(trx, playerId, { reason: reason?.trim() || null, now, keptYears })))
          return closed;
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'players.close',
          subject: playerId,
          requestId: client.requestId,
          ...(reason?.trim() && { reason: reason.trim() }),
        });
        await mail.queue(trx, {
          kind: 'account_closed',
          to: player.email,
          language: player.language,
          playerId,
          params: {
            time: timeWords(now, player.language),
            url: config.webUrl + pagePath(player.language, ''),
          },
        });
        return closed;
      });
      for (const id of ended) await sessionEnded(id);
      return cookie;
    },
  };
}
