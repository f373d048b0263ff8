import { randomBytes } from 'node:crypto';
import type { AuditAction } from '@/lib/domain/audit-actions';
import { API_CODES } from '@/lib/domain/api-codes';
import type { GameTheme } from '@/lib/domain/game-themes';
import { TOURNAMENT_DAYS, TOURNAMENT_PICTURES } from '@/lib/domain/tournaments';
import type { Texts } from '@/lib/domain/locales';
import { audit } from '../../audit/service';
import type { BonusesService } from '../../bonuses/service';
import type { GamesService } from '../../games/service';
import type { IdentityService } from '../../identity/service';
import type { Kernel } from '../../kernel/kernel';
import type { Listing } from '../../kernel/listing';
import { Problem } from '../../kernel/problem';
import { pagePath, type LetterQueue } from '../../mail/service';
import type { GivingParts } from '../settlement/give';
import { countRounds, roundsOf, type CountedRound } from '../standing/store';
import type { Db } from '../store';
import { createCorrecting, type Correcting } from './correcting';
import { faultsOf, missingOf, comesToMuch, type FieldFaults, type TournamentContent } from './content';
import { createPlaces, sumPlaces, type DeskPlace, type PlaceFilter, type SettlementSums } from './places';
import * as store from './store';

/** Games of a theme or category that are put in together. */
const GAMES_AT_ONCE = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Who does it, and why. */
export interface Deed {
  operatorId: string;
  requestId: string;
}
export type ReasonedDeed = Deed & { reason: string };

/** Tournaments as operators write, watch and end them. What they do is audited in its own transaction. */
export interface TournamentsDesk extends Correcting {
  list: Listing<store.TournamentFilter, store.DeskTournament>;
  /** @throws Problem 404 */
  one(id: string): Promise<store.TournamentRecord>;
  places: Listing<PlaceFilter, DeskPlace>;
  sums(id: string): Promise<SettlementSums>;
  rounds(
    id: string,
    playerId: string,
    at: { offset: number; limit: number },
  ): Promise<{ rows: CountedRound[]; count: number }>;
  /** Ids of games that are offered, of a theme or of a category, the most played first. */
  gamesOf(kind: { theme: GameTheme } | { category: number }): Promise<string[]>;
  /** What keeps it from being announced; nothing when it is whole. */
  missing(content: TournamentContent): Promise<FieldFaults>;
  /** Begins a draft. @returns its id @throws Problem 422 with `fields` */
  write(content: TournamentContent, deed: Deed): Promise<string>;
  /** Saves a draft. @throws Problem 404, 409 for one that was announced or that a colleague has changed, 422 with `fields` */
  change(id: string, change: { revision: number; content: TournamentContent }, deed: Deed): Promise<void>;
  /** Announces a draft as it was looked at. @throws Problem 404, 409, 422 with `fields` for what it lacks */
  publish(id: string, revision: number, deed: Deed): Promise<void>;
  /** Ends it without prizes; its participants are told. @throws Problem 404, 409 once its places stand */
  stop(id: string, words: Texts, deed: ReasonedDeed): Promise<void>;
  /** Moves the end further away, while it has not come. @throws Problem 404, 409, 422 */
  extend(id: string, endsAt: Date, deed: ReasonedDeed): Promise<void>;
  /** Takes somebody out for good, who is told. @throws Problem 404, 409 once the prize was given */
  exclude(id: string, player: { playerId: string; words: string }, deed: ReasonedDeed): Promise<void>;
  /** Lets the prizes of counted places be paid. @throws Problem 404, 409 */
  release(id: string, deed: ReasonedDeed): Promise<void>;
}

export interface DeskParts extends GivingParts {
  bonuses: GivingParts['bonuses'] & Pick<BonusesService, 'campaigns'>;
  games: Pick<GamesService, 'offeredGames' | 'gamesOfThemes' | 'desk'>;
  identity: Pick<IdentityService, 'player'>;
  mail: LetterQueue;
  /** Pages show what has changed. After the commit. */
  announce(): Promise<void>;
}

/** As an id begins: of the letters and numbers of a name. */
const slug = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '') || 'tournament';

const rowOf = (id: string, content: TournamentContent): store.DraftRow => ({
  ...content,
  id,
  name: content.name as Texts,
  descriptionShort: content.descriptionShort as Texts,
  gradientColor: TOURNAMENT_PICTURES[content.image],
  startsAt: new Date(content.startsAt),
  endsAt: new Date(content.endsAt),
});

/** A tournament as it is written. */
export const contentOf = (
  record: store.DeskTournament,
): Omit<TournamentContent, 'image'> & { image: string } => ({
  name: record.name,
  descriptionShort: record.descriptionShort,
  image: record.image,
  strategy: record.strategy,
  entry: record.entry,
  minLevel: record.minLevel,
  countries: record.countries,
  needsReview: record.needsReview,
  minimumBet: record.minimumBet,
  maximumBet: record.maximumBet,
  spinCampaign: record.spinCampaign,
  prizes: record.prizes,
  games: record.games,
  zone: record.zone,
  startsAt: record.startsAt.toISOString(),
  endsAt: record.endsAt.toISOString(),
});

export function createDesk(
  kernel: Pick<Kernel, 'config' | 'db' | 'clock'>,
  parts: DeskParts,
): TournamentsDesk {
  const { config, db, clock } = kernel;
  const { bonuses, games, identity, mail, announce } = parts;
  const gone = () => new Problem(404, API_CODES.notFound, 'there is no such tournament');
  const conflict = (detail: string) => new Problem(409, API_CODES.transactionStatus, detail);
  const wrong = (fields: FieldFaults, detail = 'the tournament can’t be kept like this') =>
    new Problem(422, API_CODES.wrongData, detail, { fields });

  const found = async (id: string): Promise<store.TournamentRecord> => {
    const record = await store.findRecord(db, id, clock.now());
    if (!record) throw gone();
    return record;
  };
  const held = async (trx: Db, id: string): Promise<store.TournamentRecord> => {
    const record = await store.findRecord(trx, id, clock.now(), { lock: true });
    if (!record) throw gone();
    return record;
  };
  const heldDraft = async (trx: Db, id: string, revision: number) => {
    const record = await held(trx, id);
    if (record.state !== 'draft') throw conflict('it was announced: its rules stand');
    if (record.revision !== revision) throw conflict('somebody has changed it meanwhile: look at it again');
    return record;
  };
  const noted = (
    trx: Db,
    action: AuditAction,
    subject: string,
    { operatorId, requestId, ...why }: Deed & { reason?: string },
    what: { before?: object; after?: object } = {},
  ) =>
    audit(trx, {
      actor: { kind: 'operator', id: operatorId },
      action,
      subject,
      ...what,
      ...(why.reason !== undefined && { reason: why.reason }),
      requestId,
    });
  const check = (content: TournamentContent) => {
    const faults = faultsOf(content);
    if (Object.keys(faults).length > 0) throw wrong(faults);
  };
  const missing = async (content: TournamentContent) => {
    const offered = await games.offeredGames(content.games);
    const campaign =
      content.spinCampaign === null ? undefined : await bonuses.campaigns.one(content.spinCampaign);
    const hasSpins = campaign?.state === 'running' && campaign.campaign.freeSpinGames.length > 0;
    return missingOf(content, { offered: new Set(offered.keys()), hasSpins }, clock.now());
  };

  return {
    ...createCorrecting(kernel, parts),
    list: {
      rows: (filter) => store.listTournaments(db, filter, clock.now()),
      count: (filter) => store.countTournaments(db, filter, clock.now()),
    },
    one: found,
    places: createPlaces(kernel),
    sums: (id) => sumPlaces(db, id),
    async rounds(id, playerId, at) {
      await found(id);
      const [rows, count] = await Promise.all([
        roundsOf(db, { id, playerId, ...at }),
        countRounds(db, id, playerId),
      ]);
      return { rows, count };
    },
    async gamesOf(kind) {
      if ('theme' in kind) return games.gamesOfThemes([kind.theme], GAMES_AT_ONCE);
      const order = { sort: 'popularity', descending: false, offset: 0, limit: GAMES_AT_ONCE } as const;
      const rows = await games.desk.games.rows({ category: kind.category, state: 'offered', ...order });
      return rows.map(({ game }) => game.id);
    },
    missing,

    async write(content, deed) {
      check(content);
      const id = `${slug(content.name.en)}-${randomBytes(4).toString('hex')}`;
      await db.transaction().execute(async (trx) => {
        await store.addDraft(trx, rowOf(id, content), deed.operatorId, clock.now());
        await noted(trx, 'tournaments.write', id, deed, { after: content });
      });
      return id;
    },

    async change(id, { revision, content }, deed) {
      check(content);
      await db.transaction().execute(async (trx) => {
        const before = contentOf(await heldDraft(trx, id, revision));
        await store.saveDraft(trx, rowOf(id, content), clock.now());
        await noted(trx, 'tournaments.change', id, deed, { before, after: content });
      });
    },

    async publish(id, revision, deed) {
      await db.transaction().execute(async (trx) => {
        const record = await heldDraft(trx, id, revision);
        const lacks = await missing(contentOf(record) as TournamentContent);
        if (Object.keys(lacks).length > 0) throw wrong(lacks, 'the tournament is not whole yet');
        await store.openDraft(trx, id, deed.operatorId, clock.now());
        await noted(trx, 'tournaments.publish', id, deed, { after: { revision } });
      });
      await announce();
    },

    async stop(id, words, deed) {
      await db.transaction().execute(async (trx) => {
        const record = await held(trx, id);
        if (!store.stateIs(record, 'open', 'frozen'))
          throw conflict(
            record.state === 'draft' ? 'it was never announced' : 'its places stand, or it was stopped',
          );
        await store.stop(trx, id, { by: deed.operatorId, reason: deed.reason, words, now: clock.now() });
        await noted(trx, 'tournaments.stop', id, deed, {
          before: { state: record.state },
          after: { state: 'cancelled', words },
        });
      });
      await announce();
    },

    async extend(id, endsAt, deed) {
      await db.transaction().execute(async (trx) => {
        const record = await held(trx, id);
        if (record.state !== 'open' || record.endsAt <= clock.now())
          throw conflict('only what is announced and not over can be extended');
        if (endsAt <= record.endsAt) throw wrong({ endsAt: 'it has to be later than the end that stands' });
        if (endsAt.getTime() - record.startsAt.getTime() > TOURNAMENT_DAYS * DAY_MS)
          throw wrong({ endsAt: `it would last more than ${TOURNAMENT_DAYS} days` });
        await store.moveEnd(trx, id, endsAt, clock.now());
        await noted(trx, 'tournaments.extend', id, deed, {
          before: { endsAt: record.endsAt.toISOString() },
          after: { endsAt: endsAt.toISOString() },
        });
      });
      await announce();
    },

    async exclude(id, { playerId, words }, deed) {
      const player = await identity.player(playerId);
      if (!player) throw new Problem(404, API_CODES.notFound, 'there is no such player');
      await db.transaction().execute(async (trx) => {
        const record = await held(trx, id);
        if (!store.stateIs(record, 'open', 'frozen', 'counted'))
          throw conflict('nobody can be taken out of it any more');
        const [now, by, note] = [clock.now(), deed.operatorId, deed.reason];
        const { currency, email, language } = player;
        if (!(await store.withhold(trx, id, playerId, { currency, now })))
          throw conflict('the prize was given, or withheld, before');
        if (!(await store.takeOut(trx, id, playerId, { by, note, now })))
          throw conflict('this player takes no part');
        await noted(trx, 'tournaments.exclude', playerId, deed, { after: { tournament: id } });
        await mail.queue(trx, {
          kind: 'tournament_left',
          to: email,
          language,
          playerId,
          params: {
            name: record.name[language] ?? record.name.en,
            reason: words,
            url: config.webUrl + pagePath(language, `/tournaments/local/${id}`),
          },
        });
      });
    },

    async release(id, deed) {
      await db.transaction().execute(async (trx) => {
        const record = await held(trx, id);
        if (record.state !== 'counted' || !record.needsReview)
          throw conflict('no prizes wait here for a release');
        if (comesToMuch(record.prizes) && [record.writtenBy, record.openedBy].includes(deed.operatorId))
          throw conflict('who wrote or announced it does not release so much: somebody else does');
        await store.release(trx, id, deed.operatorId, clock.now());
        await noted(trx, 'tournaments.release', id, deed);
      });
    },
  };
}
