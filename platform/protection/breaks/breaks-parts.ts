import type { BonusesService } from '../../bonuses/service';
import type { IdentityService } from '../../identity/service';
import type { LetterQueue } from '../../mail/service';
import type { DepositsOfPlayers, GamesOfPlayers, TournamentsOfPlayers } from './exclusions';

/** What breaks ask of other contexts. */
export interface BreaksParts {
  identity: Pick<
    IdentityService,
    'demandLive' | 'lockAccount' | 'player' | 'startTimeOut' | 'exclude' | 'readmit' | 'holdsOf'
  >;
  bonuses: Pick<BonusesService, 'playerExcluded' | 'timeOutBegun'>;
  games: GamesOfPlayers;
  mail: LetterQueue;
  payments: DepositsOfPlayers;
  tournaments: TournamentsOfPlayers;
  /** Told after the commit of each session that is over. */
  sessionEnded(sessionId: string): Promise<void>;
}
