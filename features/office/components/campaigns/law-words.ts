import { changesByLaw, underLaw, type BonusLaw } from '@/lib/domain/bonus-laws';
import { bonusTypeCode } from '@/lib/domain/bonuses';
import type { CampaignContent } from '../../api/post-campaigns';
import { categoryWord } from './campaign-words';

/** What players of a country get of a campaign by their law, where that is not what is written. */
export function lawWords(law: BonusLaw & { country: string }, content: CampaignContent): string[] {
  const { country, mostWagering, leastDays, firstPlayOnly } = law;
  const lawful = underLaw(law, content);
  const changes = changesByLaw(law, content);
  const counting = Object.entries(lawful.weights).flatMap(([code, percent]) =>
    percent > 0 ? [categoryWord(code)] : [],
  );
  return [
    changes.includes('basis')
      ? `Players in ${country} wager at most ${mostWagering} times the bonus by law: they get ${lawful.wagering} times the bonus, without the deposit.`
      : changes.includes('wagering') &&
        `Players in ${country} wager at most ${mostWagering} times by law: they get ${lawful.wagering}, not ${content.wagering}.`,
    changes.includes('hoursToLive') &&
      `Players in ${country} have a bonus for at least ${leastDays} days by law: it lives ${lawful.hoursToLive} hours, not ${content.hoursToLive}.`,
    changes.includes('freeSpinDays') &&
      `Players in ${country} have free spins for at least ${leastDays} days by law, not ${content.freeSpinDays}.`,
    changes.includes('weights') &&
      `Players in ${country} wager on one type of product by law: for them only ${counting.join(', ')} count.`,
    firstPlayOnly &&
      (content.type === bonusTypeCode('IncreaseWinnings')
        ? `Players in ${country} get a bonus before their first play alone by law: they get none of this.`
        : `Players in ${country} get one bonus, and only before their first play, by law: nobody else there gets it.`),
  ].filter((words): words is string => typeof words === 'string');
}
