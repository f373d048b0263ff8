import type { JurisdictionsService } from '../jurisdictions/service';
import type { Kernel } from '../kernel/kernel';
import type { PlayerSession } from '../kernel/session';
import { createBreaks, type Breaks } from './breaks/breaks';
import type { BreaksParts } from './breaks/breaks-parts';
import type { Exclusions } from './breaks/exclusions';
import { createCases, type Cases } from './harm/cases';
import { createCaring, type Caring, type CaringParts } from './harm/deeds';
import { createRecords, type Records } from './harm/record';
import { createReports, type Reports } from './harm/report';
import { createHarmWatch, type HarmWatch, type HarmWatchParts } from './harm/watch';
import { createLimitOffers, type LimitOffers } from './limits/limit-offers';
import { createLimits, type Limits, type LimitsParts } from './limits/limits';
import { createMatching, type Matching, type MatchingParts } from './matching/matching';
import { createLawsShown, type LawsShown, type LawsShownParts } from './play/law-shown';
import { createPlayCurves, type PlayCurves } from './play/play-curve';
import { createPlay, type Play, type PlayParts } from './play/play';
import { createRegisterCheck, type RegisterCheck, type RegisterParts } from './registers/check';
import { createHttpRegisters } from './registers/http';
import { createSelfTests, type SelfTests } from './self-tests/self-tests';
import * as store from './store';

export type { ProtectionRecord } from './harm/record';
export type { PlayerBreak } from './breaks/breaks';
export type { Limit, PlayerLimits } from './limits/limits';
export type { PlayNow, RulesOfPlay } from './play/play';

type Arriving = Pick<PlayerSession, 'playerId' | 'sessionId' | 'country'>;

/** What protects players: limits, breaks, and time and speed in play, of their own and of the law. */
export interface ProtectionService
  extends
    Limits,
    LimitOffers,
    Breaks,
    Exclusions,
    Play,
    PlayCurves,
    LawsShown,
    SelfTests,
    HarmWatch,
    Caring,
    Records,
    Reports,
    Omit<Cases, 'missing'>,
    Pick<RegisterCheck, 'registerAnswers'>,
    Pick<Matching, 'compareNew' | 'refreshMarks' | 'matches' | 'ownChecks' | 'decideMatch'> {
  /**
   * What every way to play or pay in asks first: refuses who takes a break, then as admitPresent().
   * @throws Problem as refuseAway() and RegisterCheck.refuseListed()
   */
  admit(player: Arriving): Promise<void>;
  /**
   * The same for who was asked for a break just before, by refuseOnBreak(): compares them with who is excluded, asks the register
   * of their country, and refuses who waits.
   */
  admitPresent(player: Arriving): Promise<void>;
  /** Deletes what is kept of a player. */
  erase(playerId: string): Promise<void>;
}

export function createProtectionService(
  kernel: Pick<Kernel, 'db' | 'clock' | 'log' | 'config'>,
  parts: LimitsParts &
    BreaksParts &
    MatchingParts &
    PlayParts &
    LawsShownParts &
    RegisterParts &
    HarmWatchParts &
    CaringParts & { jurisdictions: Pick<JurisdictionsService, 'codeOf'> },
): ProtectionService {
  const breaks = createBreaks(kernel, parts, {
    markExcluded: (trx, playerId) => matching.markExcluded(trx, playerId),
    searchOthers: (playerId) => matching.searchOthers(playerId),
    refuseWaiting: (on, playerId) => matching.refuseWaiting(on, playerId),
  });
  const matching = createMatching(kernel, parts, breaks);
  const selfTests = createSelfTests(kernel);
  const play = createPlay(kernel, parts);
  const { registerApiUrl: url, registerApiKey: apiKey } = kernel.config;
  const registers = createRegisterCheck(kernel, parts, createHttpRegisters({ url, apiKey }));
  const { missing, ...cases } = createCases(kernel, parts);
  const admitPresent: ProtectionService['admitPresent'] = async (player) => {
    const isLikeExcluded = await matching.compareWithExcluded(player.playerId);
    await registers.refuseListed(player);
    // A break is read again only where one may have begun by what was just found.
    const refuse = isLikeExcluded ? breaks.refuseAway : matching.refuseWaiting;
    await refuse(kernel.db, player.playerId);
  };
  return {
    ...cases,
    ...createCaring(kernel, parts, breaks),
    ...createRecords(kernel, parts, { missing }),
    ...createReports(kernel, parts),
    ...createLimits(kernel, parts),
    ...createLimitOffers(kernel, parts),
    ...play,
    ...createPlayCurves(kernel, play),
    ...createLawsShown(kernel, parts),
    ...selfTests,
    ...createHarmWatch(kernel, parts),
    ...breaks,
    ...matching,
    registerAnswers: registers.registerAnswers,
    async admit(player) {
      await breaks.refuseOnBreak(kernel.db, player.playerId);
      await admitPresent(player);
    },
    admitPresent,
    async erase(playerId) {
      await breaks.keepExclusion(playerId);
      await store.erase(kernel.db, playerId);
      await selfTests.forgetSelfTests(playerId);
    },
  };
}
