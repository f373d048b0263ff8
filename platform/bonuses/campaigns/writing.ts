import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import { tellWeb } from '../../kernel/tell-web';
import { findCampaign, type Db } from '../store';
import type { CountryBonusLaw } from '../../jurisdictions/service';
import { missingToStart, problemsOf, type FieldRules } from './check';
import { contentOf, type CampaignContent } from './content';
import { findPlayers } from './hand';
import * as store from './store';

/** What may be done with a campaign at once. */
export type CampaignTurn = 'pause' | 'go-on' | 'end';

/** What happens to campaigns at operators' hands, in the caller's transaction. */
export interface CampaignWriting {
  /** What laws say of bonuses, by country; countries whose law says nothing are left out. */
  laws(): CountryBonusLaw[];
  /** @returns its id, made of its English name @throws Problem 422 with `fields` */
  write(trx: Db, content: CampaignContent): Promise<string>;
  /**
   * The campaign as it is written, held until the transaction ends, if nobody has changed it since a revision.
   * @throws Problem 404, 409 when somebody has
   */
  held(
    trx: Db,
    id: string,
    revision: number,
  ): Promise<{ content: CampaignContent; begunAt: Date | null; state: store.LockedCampaign }>;
  /**
   * Refuses what can't be kept of a campaign that is there.
   * @returns it with the ids of the players on its list, whatever they were named by @throws Problem 422 with `fields`
   */
  check(trx: Db, id: string, content: CampaignContent): Promise<CampaignContent>;
  /** Saves it as it is now, whatever it was. After `held`. @throws Problem 422 with `fields` */
  save(trx: Db, id: string, content: CampaignContent): Promise<void>;
  /** What keeps it from being started as it is written; nothing when it can be. */
  missing(content: CampaignContent): FieldRules;
  start(trx: Db, id: string): Promise<void>;
  /** @returns whether it changed anything @throws Problem 404, 409 for a draft, or one that is over */
  turn(trx: Db, id: string, turn: CampaignTurn): Promise<boolean>;
  countListed(id: string): Promise<number>;
  /** Pages show what is on offer now. After the commit. */
  announce(): Promise<void>;
}

const wrong = (fields: FieldRules) =>
  new Problem(422, API_CODES.wrongData, 'the campaign can’t be kept like this', { fields });
const conflict = (detail: string) => new Problem(409, API_CODES.transactionStatus, detail);
const missingCampaign = () => new Problem(404, API_CODES.notFound, 'there is no such campaign');

/** As an id begins: of the letters and numbers of a name. */
const slug = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '') || 'campaign';

/** Rules without what players read, which anybody who writes campaigns may change at any time. */
export function rulesOnly(content: CampaignContent): Record<string, unknown> {
  const {
    name: _name,
    shortDescription: _text,
    imageBackground: _picture,
    players: _players,
    ...rules
  } = content;
  return rules;
}

export function createCampaignWriting(
  kernel: Pick<Kernel, 'db' | 'clock' | 'config' | 'log'>,
  laws: () => CountryBonusLaw[],
): CampaignWriting {
  const { clock, db } = kernel;

  /** @returns the ids of the players who are listed with it */
  const checked = async (trx: Db, content: CampaignContent, id: string | null) => {
    const fields = problemsOf(content, laws());
    const taken = content.promocode === null ? undefined : await store.idOfCode(trx, content.promocode);
    if (taken !== undefined && taken !== id) fields.promocode = 'codeTaken';
    for (const [field, games] of [
      ['freeSpinGames', content.freeSpinGames],
      ['excludedGames', content.excludedGames],
      ['games', content.trigger.games ?? []],
    ] as const) {
      if ((await store.unknownGames(trx, games)).length > 0) fields[field] = 'unknownGame';
    }
    const players = content.players && (await findPlayers(trx, content.players));
    if (content.players && players) {
      const known = new Set(players.flatMap((player) => [player.id, player.email]));
      if (content.players.some((name) => !known.has(name.toLowerCase()))) fields.players = 'unknown';
    }
    if (Object.keys(fields).length > 0) throw wrong(fields);
    return players?.map((player) => player.id);
  };
  const keep = async (trx: Db, id: string, content: CampaignContent, players: string[] | undefined) => {
    await store.saveContent(trx, id, content, clock.now());
    if (players) await store.relist(trx, id, players);
  };

  /** The same of one that is there: grants and deposits lead to what it was begun as. */
  const checkedChange = async (trx: Db, id: string, content: CampaignContent) => {
    const before = await findCampaign(trx, id);
    const state = await store.lockCampaign(trx, id);
    if (!before || !state) throw missingCampaign();
    if (state.begunAt !== null) {
      const left = Object.keys(before.amounts).filter(
        (currency) => !content.amounts.some((one) => one.currency === currency),
      );
      const fields: FieldRules = {
        ...(before.type !== content.type && { type: 'locked' }),
        ...Object.fromEntries(left.map((currency) => [`amounts.${currency}`, 'locked'])),
      };
      if (Object.keys(fields).length > 0) throw wrong(fields);
    }
    return checked(trx, content, id);
  };

  return {
    laws,

    async write(trx, content) {
      const players = await checked(trx, content, null);
      const start = slug(content.name.en);
      const taken = new Set(await store.idsLike(trx, start));
      let id = start;
      for (let number = 2; taken.has(id); number += 1) id = `${start}-${number}`;
      await store.insertDraft(trx, id, content);
      await keep(trx, id, content, players);
      return id;
    },

    async held(trx, id, revision) {
      const state = await store.lockCampaign(trx, id);
      const campaign = await findCampaign(trx, id);
      if (!state || !campaign) throw missingCampaign();
      if (state.revision !== revision) throw conflict('somebody has changed it meanwhile: look at it again');
      return { content: contentOf(campaign), begunAt: state.begunAt, state };
    },

    async check(trx, id, content) {
      const players = await checkedChange(trx, id, content);
      return players ? { ...content, players } : content;
    },

    async save(trx, id, content) {
      await keep(trx, id, content, await checkedChange(trx, id, content));
    },

    missing: (content) => missingToStart(content, clock.now()),

    start: (trx, id) => store.turnOn(trx, id, clock.now()),

    async turn(trx, id, turn) {
      const now = clock.now();
      const state = await store.lockCampaign(trx, id);
      if (!state) throw missingCampaign();
      if (state.begunAt === null) throw conflict('the campaign is a draft');
      const isOver = state.endsAt !== null && state.endsAt <= now;
      if (isOver && turn === 'end') return false;
      if (isOver) throw conflict('the campaign is over');
      if (turn === 'end') await store.close(trx, id, now);
      else if (state.active === (turn === 'go-on')) return false;
      else if (turn === 'pause') await store.turnOff(trx, id, now);
      else await store.turnOn(trx, id, now);
      return true;
    },

    countListed: (id) => store.countListed(db, id),

    announce: async () => {
      await tellWeb(kernel, [{ type: 'bonuses.changed' }]);
    },
  };
}
