import type { ChoosingView } from '@/sandbox/studio/client/tables/choosing-scene';
import type { SceneTools } from '@/sandbox/studio/client/tables/scene';
import type { TableBoot } from '@/sandbox/studio/boot';
import type { TableLimits } from '@/sandbox/studio/engines/play/limits';
import type { SeenRound } from '@/sandbox/studio/live/live-events';
import type { OwnSeatBet } from '@/sandbox/studio/live/view';
import type { LiveBet } from '@/sandbox/studio/shared-rounds/live-events';
import { LANGUAGE_CODES, LOCALES, type LanguageCode } from '@/lib/domain/locales';

export const NOW = 1_000_000;
export const ROUND = 'r1';

/** A round as a table tells it, with what a test wants to be so. */
export const seenRound = (over: Partial<SeenRound> = {}): SeenRound => ({
  ...{ id: ROUND, number: 1, phase: 'waiting', opensAt: NOW, bellAt: NOW + 15_000, drawsAt: NOW + 15_500 },
  ...{ seats: [], reserved: [], dealt: null, turn: null, choices: [], commitment: 'c' },
  ...{ drawn: null, brokenOff: null, nextAt: null, ...over },
});

/** The player's bet, with the number 1. */
export const ownBet = (over: Partial<OwnSeatBet> = {}): OwnSeatBet => ({
  ...{ id: 'b1', ticketId: 't1', key: 1, roundId: ROUND, stake: 500, bet: {}, seat: null },
  ...{ offers: [], chosen: [], state: 'held', reason: null, pay: null, shown: null, ...over },
});

export const liveBet = (key: number, name: string, stake: number, demo: 0 | 1 = 0): LiveBet => [
  ...([key, name, stake, 'EUR', demo, null] as const),
];

export const viewOf = (
  round: Partial<SeenRound>,
  { bets = [], ...over }: Partial<Omit<ChoosingView, 'bets' | 'round'>> & { bets?: readonly LiveBet[] } = {},
): ChoosingView => ({
  ...{ round: seenRound(round), bets: new Map(bets.map((bet) => [bet[0], bet])) },
  ...{ counts: { bets: bets.length, out: 0 }, own: null, lastSeat: null, clock: NOW, ...over },
});

/** What a scene gets from the table around it, at rest and in euros. */
export const sceneTools = (
  limits: TableLimits,
  { language = 'en', mode = 'real' }: { language?: LanguageCode; mode?: 'real' | 'demo' } = {},
): SceneTools => ({
  boot: {
    ...{ limits, mode, currency: 'EUR' },
    locale: LOCALES.find((locale) => LANGUAGE_CODES[locale] === language) ?? 'en',
  } as unknown as TableBoot,
  money: (minor) => `€${(minor / 100).toFixed(2)}`,
  sound: { on: false, set: () => undefined, play: () => undefined },
  calm: true,
  choose: () => undefined,
  betChanged: jest.fn(),
});

/** Presses the button that is read out like that. */
export function pressButton(name: string): void {
  const found = [...document.querySelectorAll('button')].find((button) =>
    (button.getAttribute('aria-label') ?? button.textContent).startsWith(name),
  );
  if (!found) throw new Error(`no button ${name}`);
  found.click();
}
