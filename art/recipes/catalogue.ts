import type { DrawnTheme } from '@/lib/domain/game-themes';
import type { Recipe } from '@/art/engine/recipe';
import { aztec } from '@/art/recipes/aztec';
import { baccarat } from '@/art/recipes/baccarat';
import { baccaratGate } from '@/art/recipes/baccarat-gate';
import { bison } from '@/art/recipes/bison';
import { bisonCave } from '@/art/recipes/bison-cave';
import { blackjack } from '@/art/recipes/blackjack';
import { blackjackAce } from '@/art/recipes/blackjack-ace';
import { book } from '@/art/recipes/book';
import { bookCover } from '@/art/recipes/book-cover';
import { candy } from '@/art/recipes/candy';
import { candyJar } from '@/art/recipes/candy-jar';
import { classic } from '@/art/recipes/classic';
import { classicTicket } from '@/art/recipes/classic-ticket';
import { clover } from '@/art/recipes/clover';
import { cloverRainbow } from '@/art/recipes/clover-rainbow';
import { crash } from '@/art/recipes/crash';
import { crashBalloon } from '@/art/recipes/crash-balloon';
import { crashComet } from '@/art/recipes/crash-comet';
import { crashDial } from '@/art/recipes/crash-dial';
import { crashKite } from '@/art/recipes/crash-kite';
import { crashMoonshot } from '@/art/recipes/crash-moonshot';
import { crashPaper } from '@/art/recipes/crash-paper';
import { crashParachute } from '@/art/recipes/crash-parachute';
import { crashWings } from '@/art/recipes/crash-wings';
import { crashZeppelin } from '@/art/recipes/crash-zeppelin';
import { dice } from '@/art/recipes/dice';
import { dragon } from '@/art/recipes/dragon';
import { dragonPaper } from '@/art/recipes/dragon-paper';
import { egypt } from '@/art/recipes/egypt';
import { egyptGates } from '@/art/recipes/egypt-gates';
import { egyptPapyrus } from '@/art/recipes/egypt-papyrus';
import { fishing } from '@/art/recipes/fishing';
import { fishingBadge } from '@/art/recipes/fishing-badge';
import { fruit } from '@/art/recipes/fruit';
import { fruitCrate } from '@/art/recipes/fruit-crate';
import { gameshow } from '@/art/recipes/gameshow';
import { gems } from '@/art/recipes/gems';
import { gemsSolitaire } from '@/art/recipes/gems-solitaire';
import { heist } from '@/art/recipes/heist';
import { heistNight } from '@/art/recipes/heist-night';
import { horror } from '@/art/recipes/horror';
import { horrorMatinee } from '@/art/recipes/horror-matinee';
import { jackpot } from '@/art/recipes/jackpot';
import { jackpotDeco } from '@/art/recipes/jackpot-deco';
import { keno } from '@/art/recipes/keno';
import { mine } from '@/art/recipes/mine';
import { mineStrata } from '@/art/recipes/mine-strata';
import { mines } from '@/art/recipes/mines';
import { norse } from '@/art/recipes/norse';
import { norseStone } from '@/art/recipes/norse-stone';
import { ocean } from '@/art/recipes/ocean';
import { oceanPorthole } from '@/art/recipes/ocean-porthole';
import { olympus } from '@/art/recipes/olympus';
import { olympusVase } from '@/art/recipes/olympus-vase';
import { pirate } from '@/art/recipes/pirate';
import { pirateMap } from '@/art/recipes/pirate-map';
import { plinko } from '@/art/recipes/plinko';
import { poker } from '@/art/recipes/poker';
import { pokerSuits } from '@/art/recipes/poker-suits';
import { pokerNeon } from '@/art/recipes/poker-neon';
import { ronin } from '@/art/recipes/ronin';
import { roulette } from '@/art/recipes/roulette';
import { rouletteAbove } from '@/art/recipes/roulette-above';
import { seven } from '@/art/recipes/seven';
import { sevenPrint } from '@/art/recipes/seven-print';
import { space } from '@/art/recipes/space';
import { spaceTravel } from '@/art/recipes/space-travel';
import { steam } from '@/art/recipes/steam';
import { steamBlueprint } from '@/art/recipes/steam-blueprint';
import { synth } from '@/art/recipes/synth';
import { synthCassette } from '@/art/recipes/synth-cassette';
import { west } from '@/art/recipes/west';
import { westDusk } from '@/art/recipes/west-dusk';
import { wheel } from '@/art/recipes/wheel';
import { wolf } from '@/art/recipes/wolf';
import { wolfPark } from '@/art/recipes/wolf-park';
import { framed } from '@/art/recipes/layouts/framed';

/** The compositions of each theme, each with its own type, light and frame; as many as COMPOSITIONS says. */
export const RECIPES: Readonly<Record<DrawnTheme, readonly Recipe[]>> = {
  egypt: [egypt, egyptGates, egyptPapyrus, ...framed('egypt')],
  fruit: [fruit, fruitCrate, ...framed('fruit')],
  seven: [seven, sevenPrint, ...framed('seven')],
  gems: [gems, gemsSolitaire, ...framed('gems')],
  dragon: [dragon, dragonPaper, ...framed('dragon')],
  norse: [norse, norseStone, ...framed('norse')],
  ocean: [ocean, oceanPorthole, ...framed('ocean')],
  fishing: [fishing, fishingBadge, ...framed('fishing')],
  west: [west, westDusk, ...framed('west')],
  space: [space, spaceTravel, ...framed('space')],
  candy: [candy, candyJar, ...framed('candy')],
  horror: [horror, horrorMatinee, ...framed('horror')],
  crash: [
    crash,
    crashMoonshot,
    crashBalloon,
    crashZeppelin,
    crashPaper,
    crashKite,
    crashComet,
    crashDial,
    crashParachute,
    crashWings,
  ],
  mines: [mines, ...framed('mines')],
  plinko: [plinko, ...framed('plinko')],
  keno: [keno, ...framed('keno')],
  wheel: [wheel, ...framed('wheel')],
  jackpot: [jackpot, jackpotDeco, ...framed('jackpot')],
  blackjack: [blackjack, blackjackAce, ...framed('blackjack')],
  roulette: [roulette, rouletteAbove, ...framed('roulette')],
  baccarat: [baccarat, baccaratGate, ...framed('baccarat')],
  gameshow: [gameshow, ...framed('gameshow')],
  poker: [poker, pokerSuits, pokerNeon, ...framed('poker')],
  dice: [dice, ...framed('dice')],
  bison: [bison, bisonCave, ...framed('bison')],
  book: [book, bookCover, ...framed('book')],
  olympus: [olympus, olympusVase, ...framed('olympus')],
  aztec: [aztec, ...framed('aztec')],
  synth: [synth, synthCassette, ...framed('synth')],
  heist: [heist, heistNight, ...framed('heist')],
  mine: [mine, mineStrata, ...framed('mine')],
  clover: [clover, cloverRainbow, ...framed('clover')],
  ronin: [ronin, ...framed('ronin')],
  wolf: [wolf, wolfPark, ...framed('wolf')],
  steam: [steam, steamBlueprint, ...framed('steam')],
  pirate: [pirate, pirateMap, ...framed('pirate')],
  classic: [classic, classicTicket, ...framed('classic')],
};
