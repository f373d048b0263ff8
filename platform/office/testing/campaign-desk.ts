import { randomUUID } from 'node:crypto';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

export const inAllLanguages = (text: string) => ({ en: text, de: text, au: text, ch: text, fr: text });

/** A gift of 10.00 by a link. */
export const giftContent = {
  tag: 'promobonus',
  type: 8,
  promocode: null,
  name: inAllLanguages('A spring gift'),
  shortDescription: inAllLanguages('Ten for nothing'),
  imageBackground: '/art/scenes/bonus-reload',
  deposits: null,
  percent: 0,
  freeSpins: 0,
  freeSpinGames: [],
  freeSpinDayLimit: null,
  freeSpinDays: 7,
  freeSpinWins: 'bonus',
  wagering: 20,
  basis: 'bonus',
  weights: { slots: 100, live: 10, all: 0 },
  excludedGames: [],
  minOdds: null as { single: number; multi: number; system: number } | null,
  hoursToLive: 168,
  offerHours: 48,
  grantsPerPlayer: 1,
  oncePerPerson: false,
  startsAt: null as string | null,
  endsAt: null as string | null,
  countries: null as string[] | null,
  segment: {},
  share: 100,
  trigger: {},
  amounts: [
    {
      currency: 'EUR',
      maxBonus: 1_000,
      minDeposit: 0,
      maxBet: 500,
      freeSpinBet: 20,
      maxWin: null,
      budget: 50_000 as number | null,
    },
  ],
};
type Content = typeof giftContent;
type Fields = Partial<Record<keyof Content | 'players', unknown>>;
interface Written {
  revision: number;
  state: string;
  content: Content;
  waiting: { id: string; action: string } | null;
}

/** A platform with a licence of Great Britain, and operators who write campaigns: bea, ben, and bob; sue may only look. */
export async function startCampaignDesk() {
  const office: OfficeHarness = await startOffice({ LICENCES: 'gb,se,dk' });
  const enter = (id: string, role: 'bonus' | 'support') => office.enter(id, [role]);
  const cookies = {
    bea: await enter('bea', 'bonus'),
    ben: await enter('ben', 'bonus'),
    bob: await enter('bob', 'bonus'),
    sue: await enter('sue', 'support'),
  };
  const call = (method: string, path: string, cookie: string, body?: unknown) =>
    office.call(method, `/api/office/v1${path}`, { cookie, body, key: randomUUID() });
  const write = (fields: Fields = {}, cookie = cookies.bea) =>
    call('POST', '/campaigns', cookie, { ...giftContent, ...fields });
  const draft = async (fields: Fields = {}, cookie = cookies.bea) => {
    const answer = await write(fields, cookie);
    expect(answer).toMatchObject({ status: 201 });
    return String(answer.data?.id);
  };
  const read = async (id: string) =>
    (await call('GET', `/campaigns/${id}/content`, cookies.bea)).data as unknown as Written;
  const approve = async (id: string, cookie = cookies.ben) => {
    const { waiting } = await read(id);
    return call('POST', `/approvals/${waiting?.id}/approve`, cookie, { reason: 'looked at it' });
  };
  const askToStart = async (id: string, cookie = cookies.bea) =>
    call('POST', `/campaigns/${id}/start`, cookie, { revision: (await read(id)).revision, reason: 'spring' });
  return {
    office,
    cookies,
    call,
    write,
    draft,
    read,
    approve,
    askToStart,
    fieldsOf: (answer: unknown) => (answer as { fields?: Record<string, string> }).fields,
    async change(id: string, fields: Fields, more: object = {}) {
      const { revision, content: before } = await read(id);
      const content = { ...before, ...fields };
      return call('PUT', `/campaigns/${id}`, cookies.bea, { revision, content, reason: null, ...more });
    },
    async running(fields: Fields = {}, cookie = cookies.bea) {
      const id = await draft(fields, cookie);
      expect((await askToStart(id, cookie)).status).toBe(200);
      expect((await approve(id)).status).toBe(204);
      return id;
    },
    /** A player takes a campaign by its link. */
    async take(id: string) {
      const player = await office.newPlayer();
      return office.call('POST', `/api/v1/bonuses/${id}/activation`, {
        cookie: player.cookie,
        body: {},
        key: randomUUID(),
      });
    },
  };
}
export type CampaignDesk = Awaited<ReturnType<typeof startCampaignDesk>>;
