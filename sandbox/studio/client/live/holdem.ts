import { game } from '../tables/holdem/live-scene';
import { startChoosing } from './start-choosing';

// The cards decide who wins; nobody's chips lie there.
startChoosing(game, { ante: 0, bonus: 0, choice: 'call', callStake: null });
