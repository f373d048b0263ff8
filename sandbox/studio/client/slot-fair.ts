import type { Boot } from '../boot';
import { recordsFrom } from './api';
import type { Game } from './game-parts';
import { openFair } from './tables/fair';
import { TABLE_TEXTS } from './tables/texts';
import { speakOf, type Say } from './texts';

/** What the next rounds are drawn from, and the player's rounds that can be checked. */
export function openSlotFair(
  root: HTMLElement,
  { boot, say, money, game }: { boot: Boot; say: Say; money(minor: number): string; game: Game },
): void {
  openFair(root, speakOf(boot.language, TABLE_TEXTS), say('close'), {
    boot,
    money,
    records: () => recordsFrom(boot.api),
    fair: () => game.fair,
    open: () => game.playing,
    newSeeds: (clientSeed) => game.newSeeds(clientSeed),
  });
}
