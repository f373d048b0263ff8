import { game } from '../tables/roulette/scene';
import { startLive } from './start';

startLive(game, { bets: [] });
