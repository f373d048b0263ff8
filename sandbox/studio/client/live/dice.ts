import { game } from '../tables/sicbo/scene';
import { startLive } from './start';

startLive(game, { bets: {} });
