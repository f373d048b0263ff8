import { game } from '../tables/blackjack/live-scene';
import { startChoosing } from './start-choosing';

startChoosing(game, {});
