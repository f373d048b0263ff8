import { localeFromLanguageCode, type LanguageCode } from '@/lib/domain/locales';
import { REGISTER_TITLES } from '@/lib/domain/registers';
import { amountIn } from '../mail/service';
import { CHANGE_TEXTS, type ChangeTexts } from './change-texts';
import type { RuleChange } from './changes';

interface Speaker {
  texts: ChangeTexts;
  money(amount: bigint): string;
  list(parts: readonly string[]): string;
  number(value: number): string;
}

function sentence(change: RuleChange, { texts, money, list, number }: Speaker): string {
  const either = (one: Readonly<Record<'on' | 'off', string>>, isOn: boolean) => one[isOn ? 'on' : 'off'];
  switch (change.what) {
    case 'called_off':
      return texts.calledOff;
    case 'closed':
    case 'opened':
    case 'bonus':
      return texts[change.what];
    case 'identity':
      return either(texts.identity, change.isAsked);
    case 'register':
      return change.register ? texts.register(REGISTER_TITLES[change.register]) : texts.noRegister;
    case 'required':
      return change.periods.length > 0
        ? texts.required(list(change.periods.map((period) => texts.periods[period])))
        : texts.notRequired;
    case 'most': {
      const period = texts.periods[change.period];
      return change.amount === null ? texts.noMost(period) : texts.most(money(change.amount), period);
    }
    case 'net': {
      if (!change.net) return texts.noNet;
      const { most, period, youngBelow, youngMost } = change.net;
      return texts.net(money(most), texts.periods[period], youngBelow, money(youngMost));
    }
    case 'raise':
      return texts.raise(change.hours, change.afterPeriod);
    case 'stake': {
      if (!change.stake) return texts.noStake;
      const { amount, youngBelow, youngAmount } = change.stake;
      return youngBelow === null || youngAmount === null
        ? texts.stake(money(amount))
        : texts.youngStake(money(amount), youngBelow, money(youngAmount));
    }
    case 'pace':
      return change.slotMs === null ? texts.noPace : texts.pace(number(change.slotMs / 1_000));
    case 'check':
      return change.minutes === null ? texts.noCheck : texts.check(change.minutes);
    case 'pause':
      return change.pause ? texts.pause(change.pause.afterMinutes, change.pause.forMinutes) : texts.noPause;
    case 'one_game':
      return either(texts.oneGame, change.isOne);
    case 'withheld': {
      const games = list(change.families.map((family) => texts.families[family]));
      return change.isWithheld ? texts.withheld(games) : texts.offered(games);
    }
    case 'jackpots':
      return either(texts.jackpots, change.areWon);
    case 'demo':
      return either(texts.demo, change.isProved);
    case 'wheel':
      return either(texts.wheel, change.turns);
  }
}

/** What becomes otherwise, in sentences for the player. */
export function changeWords(changes: readonly RuleChange[], language: LanguageCode): string[] {
  const texts = CHANGE_TEXTS[language];
  const locale = localeFromLanguageCode(language) ?? 'en';
  const speaker: Speaker = {
    texts,
    money: (amount) => amountIn(language, amount, 'EUR'),
    list: (parts) => new Intl.ListFormat(locale).format(parts),
    number: (value) => new Intl.NumberFormat(locale).format(value),
  };
  return changes.map((change) => sentence(change, speaker));
}
