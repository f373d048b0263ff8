import { APIError, type GlobalBeforeChangeHook } from 'payload';
import { CASHBACK_PERIODS, LEVEL_CODES, LOYALTY_PROGRAMME_PATH } from '@/lib/domain/loyalty';
import { signedCall } from '@/lib/node/http/signed-call';
import { webConfig } from '@/lib/server/config/web';
import type { LoyaltyProgramme } from '../payload-types';
import { contentGlobal } from '../collections/content';
import { ANNOUNCE_LATER } from '../hooks/announce';
import { previewPath } from '../seo-address';

const TIMEOUT_MS = 8_000;

const whole = (name: string, label: string, range: { min: number; max: number }, description: string) =>
  ({
    name,
    label,
    type: 'number',
    ...range,
    admin: { step: 1, description },
  }) as const;

/** The numbers that a published programme tells the platform. */
const toldOf = (data: Partial<LoyaltyProgramme>, operatorId: string) => ({
  operatorId,
  cashbackPeriod: data.cashbackPeriod ?? 'week',
  holdDays: data.holdDays ?? 0,
  exchangePoints: data.exchangePoints ?? null,
  levels: (data.levels ?? []).map((level) => ({
    code: level.code,
    fromPoints: level.fromPoints,
    cashbackPercent: level.cashbackPercent,
    cashbackCap: level.cashbackCap ?? null,
    cashbackWagering: level.cashbackWagering ?? 0,
    bonus: level.bonus ?? 0,
    instantPayout: level.instantPayout ?? 0,
    birthdayCampaign: level.birthdayCampaign || null,
    personalManager: level.personalManager === true,
    manager: level.managerName
      ? {
          name: level.managerName,
          contact: level.managerContact ?? '',
          hours: level.managerHours ?? '',
        }
      : null,
  })),
});

/** Publishing is done when the platform has taken the programme; what is wrong with it is said in its words. */
const publish: GlobalBeforeChangeHook = async ({ data, req, context }) => {
  if (data._status !== 'published' || context[ANNOUNCE_LATER]) return data;
  const { platformUrl, revalidateSecret } = webConfig();
  const answer = await signedCall({
    method: 'PUT',
    url: new URL(LOYALTY_PROGRAMME_PATH, platformUrl),
    secret: revalidateSecret,
    value: toldOf(data, String(req.user?.id ?? 'schedule')),
    timeoutMs: TIMEOUT_MS,
  }).catch((err: unknown) => {
    req.payload.logger.error({ err, msg: 'CMS: the platform could not be told of the loyalty programme' });
    throw new APIError('The platform does not answer: nothing was published. Try again.', 503, null, true);
  });
  if (answer.ok) return data;
  const { detail } = (await answer.json()) as { detail?: string };
  throw new APIError(`Nothing was published. ${detail ?? 'The platform refused it.'}`, 422, null, true);
};

/** What the loyalty programme counts by. Its texts are the loyalty rules. */
export const loyaltyProgramme = contentGlobal(
  {
    slug: 'loyalty-programme',
    label: 'Loyalty programme',
    admin: {
      group: 'Promotion',
      description:
        'Levels with their points, cashback and bonus. What is published holds from then on; sums are whole euros, and other ' +
        'currencies have the worth of them. Texts of levels are under Loyalty rules.',
    },
    pageOf: (_programme, locale) => previewPath('vip', locale),
    hooks: { beforeChange: [publish] },
    fields: [
      {
        name: 'cashbackPeriod',
        label: 'Cashback is counted by',
        type: 'select',
        required: true,
        defaultValue: 'week',
        options: CASHBACK_PERIODS.map((value) => ({
          value,
          label: value === 'week' ? 'Week, from Monday' : 'Month',
        })),
      },
      {
        ...whole(
          'holdDays',
          'Days that a level is held',
          { min: 0, max: 3_650 },
          'After it was last reached.',
        ),
        required: true,
        defaultValue: 90,
      },
      whole(
        'exchangePoints',
        'Points for a euro',
        { min: 1, max: 1_000_000 },
        'Empty: points are not exchanged for money.',
      ),
      {
        name: 'levels',
        type: 'array',
        labels: { singular: 'Level', plural: 'Levels' },
        minRows: 11,
        maxRows: LEVEL_CODES.length,
        fields: [
          { name: 'code', label: 'Level', type: 'select', required: true, options: [...LEVEL_CODES] },
          { ...whole('fromPoints', 'From points', { min: 1, max: 1_000_000_000 }, ''), required: true },
          { ...whole('cashbackPercent', 'Cashback, percent', { min: 0, max: 100 }, ''), required: true },
          whole('cashbackCap', 'At most, euros', { min: 1, max: 1_000_000 }, 'In a period. Empty: no end.'),
          {
            ...whole('cashbackWagering', 'To be wagered, times', { min: 0, max: 60 }, '0 is real money.'),
            defaultValue: 0,
          },
          {
            ...whole(
              'bonus',
              'Bonus of the level, euros',
              { min: 0, max: 1_000_000 },
              'Given once. 0 is none.',
            ),
            defaultValue: 0,
          },
          {
            ...whole(
              'instantPayout',
              'Paid out without waiting, euros a day',
              { min: 0, max: 1_000_000 },
              '0 is as for everybody. What two people have to decide about waits all the same.',
            ),
            defaultValue: 0,
          },
          {
            name: 'birthdayCampaign',
            label: 'Birthday gift: campaign',
            type: 'text',
            maxLength: 64,
            admin: {
              description:
                'Id of a campaign of the type Birthday. Who is on this level on their birthday gets it; a campaign that levels name is given ' +
                'on no other level. Its own audience holds, too. Empty: the level brings no gift of its own.',
            },
          },
          { name: 'personalManager', type: 'checkbox', defaultValue: false },
          { name: 'managerName', label: 'Manager: name', type: 'text', maxLength: 80 },
          { name: 'managerContact', label: 'Manager: contact', type: 'text', maxLength: 200 },
          { name: 'managerHours', label: 'Manager: hours', type: 'text', maxLength: 120 },
        ],
      },
    ],
  },
  async () => [{ type: 'promotion.changed', kind: 'loyalty' }],
);
