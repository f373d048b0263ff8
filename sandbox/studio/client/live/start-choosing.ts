import { CHOOSING_TEXTS } from '../tables/choosing-texts';
import type { ChoosingSceneMaker } from '../tables/choosing-scene';
import { speakOf } from '../texts';
import { choosingAt } from './choosing';
import { startLive } from './start';

/** Opens a live table at which players choose. @param noBets what its scene shows of a round without bets */
export const startChoosing = (maker: ChoosingSceneMaker<never>, noBets: object): void =>
  startLive(maker, noBets, {
    choosing: choosingAt,
    fairNote: (language) => speakOf(language, CHOOSING_TEXTS)('fairChoices'),
  });
