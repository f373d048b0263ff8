import type { GameTheme } from '@/lib/domain/game-themes';
import type { Recipe } from '@/art/engine/types';
import { aztec } from '@/art/recipes/aztec';
import { baccarat } from '@/art/recipes/baccarat';
import { bison } from '@/art/recipes/bison';
import { blackjack } from '@/art/recipes/blackjack';
import { book } from '@/art/recipes/book';
import { candy } from '@/art/recipes/candy';
import { classic } from '@/art/recipes/classic';
import { clover } from '@/art/recipes/clover';
import { crash } from '@/art/recipes/crash';
import { dice } from '@/art/recipes/dice';
import { dragon } from '@/art/recipes/dragon';
import { egypt } from '@/art/recipes/egypt';
import { fishing } from '@/art/recipes/fishing';
import { fruit } from '@/art/recipes/fruit';
import { gameshow } from '@/art/recipes/gameshow';
import { gems } from '@/art/recipes/gems';
import { heist } from '@/art/recipes/heist';
import { horror } from '@/art/recipes/horror';
import { jackpot } from '@/art/recipes/jackpot';
import { mine } from '@/art/recipes/mine';
import { mines } from '@/art/recipes/mines';
import { norse } from '@/art/recipes/norse';
import { ocean } from '@/art/recipes/ocean';
import { olympus } from '@/art/recipes/olympus';
import { pirate } from '@/art/recipes/pirate';
import { plinko } from '@/art/recipes/plinko';
import { poker } from '@/art/recipes/poker';
import { ronin } from '@/art/recipes/ronin';
import { roulette } from '@/art/recipes/roulette';
import { seven } from '@/art/recipes/seven';
import { space } from '@/art/recipes/space';
import { steam } from '@/art/recipes/steam';
import { synth } from '@/art/recipes/synth';
import { west } from '@/art/recipes/west';
import { wolf } from '@/art/recipes/wolf';

/** One recipe per theme, each with its own composition, type, light and frame. */
export const RECIPES: Readonly<Record<GameTheme, Recipe>> = {
  egypt,
  fruit,
  seven,
  gems,
  dragon,
  norse,
  ocean,
  fishing,
  west,
  space,
  candy,
  horror,
  crash,
  mines,
  plinko,
  jackpot,
  blackjack,
  roulette,
  baccarat,
  gameshow,
  poker,
  dice,
  bison,
  book,
  olympus,
  aztec,
  synth,
  heist,
  mine,
  clover,
  ronin,
  wolf,
  steam,
  pirate,
  classic,
};
