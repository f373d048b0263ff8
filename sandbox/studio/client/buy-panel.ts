import type { Boot } from '../boot';
import { percentWriter } from './money';
import type { Panels } from './panels';
import type { Say } from './texts';

interface BuyParts {
  boot: Pick<Boot, 'locale'>;
  buy: NonNullable<Boot['buy']>;
  panels: Panels;
  say: Say;
  money(minor: number): string;
}

/** Asks whether the feature is to be bought at this stake (minor units), with its price and its return. */
export async function askToBuy({ boot, buy, panels, say, money }: BuyParts, stake: number): Promise<boolean> {
  const amount = money(stake * buy.price);
  const answer = await panels.ask({
    kind: 'notice',
    title: say('buyTitle'),
    figure: amount,
    text: say('buyText', {
      spins: buy.spins,
      rtp: percentWriter(boot.locale)(buy.rtpMillionths),
      bet: money(stake),
      price: buy.price,
    }),
    costs: true,
    choices: [
      { answer: 'buy', label: say('buyFor', { amount }) },
      { answer: 'no', label: say('buyNot') },
    ],
  });
  return answer === 'buy';
}
