import { bonusTypeCode } from '@/lib/domain/bonuses';
import type { Kernel } from '../../kernel/kernel';
import type { LoyaltyService } from '../../loyalty/service';
import { onLevels } from '../audience/levels';
import { listOfTypes, type Campaign } from '../store';
import { birthdaysOn, dayIn, daysLater, dayText, dueOn, type Day, type Rhythm } from './calendar';
import type { Giving } from './give';
import { inPages, PAGE } from './pages';
import { candidates, zones, type Candidate, type Candidates } from './scheduled-store';

/** A day is looked at once more on the next one, and before that: the job may not have run, or not to its end. */
const LOOKS_BACK = [-1, 0];

/** Bonuses of birthdays (4) and of weeks, months and weekdays (6), by each player's own calendar. */
export interface Scheduled {
  /** Offers what is due by now; run twice, at once too, it offers nothing twice. @returns how many grants were made. */
  giveDue(): Promise<number>;
}

type Due = Pick<Candidates, 'triggerKey' | 'born'>;

/** What a campaign gives on a day; null is nothing. */
function dueOf(campaign: Campaign, day: Day): Due | null {
  // A birthday of the last days of a year is not one of the next year.
  if (campaign.type === bonusTypeCode('Birthday')) {
    return { triggerKey: `birthday:${day.year}`, born: birthdaysOn(day) };
  }
  const triggerKey = dueOn(campaign.trigger as unknown as Rhythm, day);
  return triggerKey === null ? null : { triggerKey, born: null };
}

export function createScheduled(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  {
    giving,
    loyalty,
    firstPlayOnly,
  }: {
    giving: Giving;
    loyalty: Pick<LoyaltyService, 'levelsOf' | 'programme'>;
    /** Countries whose law lets a player have one bonus, before the first play. */
    firstPlayOnly: () => readonly string[];
  },
): Scheduled {
  /** Of some players, whom a birthday gift is for: those on the levels that name it, all of them where no level does. */
  const onGiftLevels = async <One extends { playerId: string }>(
    players: readonly One[],
    { id, type }: Pick<Campaign, 'id' | 'type'>,
  ): Promise<readonly One[]> => {
    if (type !== bonusTypeCode('Birthday') || players.length === 0) return players;
    const { levels } = await loyalty.programme(db);
    if (levels.every(({ birthdayCampaign }) => birthdayCampaign !== id)) return players;
    const standings = await loyalty.levelsOf(
      players.map(({ playerId }) => playerId),
      db,
    );
    return players.filter(({ playerId }) => standings.get(playerId)?.birthdayCampaign === id);
  };

  const giveTo = async (asked: Candidates) => {
    const { campaign, triggerKey } = asked;
    let made = 0;
    for await (const page of inPages<Candidate>((after) =>
      candidates(db, asked, after?.playerId ?? null, PAGE),
    )) {
      const fitting = await onLevels(db, page, campaign.segment, loyalty);
      for (const { playerId, currency } of await onGiftLevels(fitting, campaign)) {
        // One that can't be given keeps no other one.
        const grant = await giving({ playerId, currency, campaign, triggerKey }).catch((error: unknown) => {
          log.error({ err: error, playerId, bonus: campaign.id }, 'a bonus could not be offered');
          return null;
        });
        if (grant) made += 1;
      }
    }
    return made;
  };

  return {
    async giveDue() {
      const now = clock.now();
      const campaigns = await listOfTypes(db, [bonusTypeCode('Birthday'), bonusTypeCode('Periodic')], now);
      if (campaigns.length === 0) return 0;
      let made = 0;
      for (const zone of await zones(db)) {
        for (const back of LOOKS_BACK) {
          const day = daysLater(dayIn(zone, now), back);
          const openedBefore = endOf(day, zone);
          for (const campaign of campaigns) {
            const due = dueOf(campaign, day);
            if (due)
              made += await giveTo({
                ...due,
                zone,
                campaign,
                openedBefore,
                now,
                firstPlayOnly: firstPlayOnly(),
              });
          }
        }
      }
      return made;
    },
  };
}

/** When a day is over in a zone, to the hour: from the middle of the next day back to where it began. */
function endOf(day: Day, zone: string): Date {
  const next = dayText(daysLater(day, 1));
  const hour = 60 * 60 * 1000;
  for (let at = Date.parse(`${next}T12:00:00Z`) + 14 * hour; ; at -= hour) {
    if (dayText(dayIn(zone, new Date(at - 1))) < next) return new Date(at);
  }
}
