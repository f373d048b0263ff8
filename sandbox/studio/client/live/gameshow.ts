import { game } from '../tables/show/scene';
import { startLive } from './start';

startLive(game, { bets: {} });
