import { game } from '../tables/baccarat/scene';
import { startLive } from './start';

startLive(game, { bets: {} });
