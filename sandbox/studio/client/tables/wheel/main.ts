import { startTable } from '../start';
import { game } from './scene';

startTable(game);
