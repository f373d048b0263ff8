import type { FaceName } from '@/art/engine/faces';
import { CHROME, ICE } from '@/art/engine/palette';
import type { Recipe } from '@/art/engine/recipe';
import { PRINT_OF, type FramedTheme } from '@/lib/pictures/poster-prints';
import {
  ballHero,
  cardsHero,
  diceHero,
  fruitHero,
  gemHero,
  luckHero,
  numbersHero,
  objects,
  prizeHero,
  reelHero,
  sevenHero,
  silhouettes,
  sunHero,
  sweetHero,
  wheelHero,
  worksHero,
} from './heroes';
import type { Hero, LayoutParts } from './layout';
import { ace } from './ace';
import { bill } from './bill';
import { medallion } from './medallion';
import { neon } from './neon';
import { postage } from './postage';
import { PRINTS } from './prints';
import { slice } from './slice';

interface Framed {
  readonly hero: Hero;
  /** Lettering of the stamp, the lit sign, the medallion and the slant; card and bill take the first and the last. */
  readonly faces: readonly [FaceName, FaceName, FaceName, FaceName];
  readonly lines: readonly [string, string];
  readonly smallFirst?: boolean;
}

const JADE = ['#f4ffe0', '#56c79b 38', '#12745c 72', '#07392f'] as const;
const BONE = ['#fffdf2', '#f0e0bd 45', '#b0936a'] as const;
const COPPER = ['#ffd9b0', '#d07a3a 45', '#7a3410'] as const;
const LACQUER = ['#ffb38a', '#e0402a 42', '#7d0f12'] as const;

/** The themes that come in the shared layouts too, each with its own symbols, colours and lettering. */
const FRAMED: Readonly<Record<FramedTheme, Framed>> = {
  fruit: {
    hero: fruitHero,
    faces: ['Alfa Slab One', 'Righteous', 'Lilita One', 'Luckiest Guy'],
    lines: ['CHERRY', 'PARADE'],
  },
  candy: {
    hero: sweetHero,
    faces: ['Lilita One', 'Righteous', 'Titan One', 'Shrikhand'],
    lines: ['SUGAR', 'CAROUSEL'],
  },
  seven: {
    hero: sevenHero,
    faces: ['Bowlby One', 'Bungee', 'Alfa Slab One', 'Anton'],
    lines: ['BLAZING', 'SEVENS'],
  },
  classic: {
    hero: reelHero,
    faces: ['Alfa Slab One', 'Limelight', 'Abril Fatface', 'Bowlby One'],
    lines: ['HALFPENNY', 'ARCADE'],
  },
  clover: {
    hero: luckHero,
    faces: ['Shrikhand', 'Lilita One', 'Uncial Antiqua', 'Luckiest Guy'],
    lines: ['CLOVER', '& CROWN'],
  },
  gems: {
    hero: gemHero,
    faces: ['Playfair Display SC', 'Limelight', 'Abril Fatface', 'Staatliches'],
    lines: ['Prism', 'VAULT'],
  },
  jackpot: {
    hero: silhouettes(['imperial-crown', 'queen-crown', 'trophy-cup', 'open-treasure-chest']),
    faces: ['Abril Fatface', 'Limelight', 'Bungee', 'Bowlby One'],
    lines: ['PARLOUR', 'MILLIONS'],
  },
  book: {
    hero: silhouettes([
      'sun-priest',
      'aztec-calendar-sun',
      'crystal-ball',
      'medusa-head',
      'compass',
      'owl',
      'fox-head',
    ]),
    faces: ['Metamorphous', 'Uncial Antiqua', 'Cinzel Decorative', 'New Rocker'],
    lines: ['Book of', 'Meridian'],
    smallFirst: true,
  },
  egypt: {
    hero: silhouettes([
      'gold-scarab',
      'eye-of-horus',
      'horus',
      'egyptian-sphinx',
      'anubis',
      'egyptian-profile',
      'ankh',
    ]),
    faces: ['Staatliches', 'Righteous', 'Metamorphous', 'Bungee'],
    lines: ['SCARAB', 'OF NEFER'],
  },
  steam: {
    hero: worksHero,
    faces: ['Rye', 'Righteous', 'Playfair Display SC', 'Staatliches'],
    lines: ['CLOCKWORK', 'ODEON'],
  },
  aztec: {
    hero: silhouettes(
      ['ceremonial-mask', 'totem-mask', 'tiger-head', 'monkey', 'aztec-calendar-sun', 'sun-priest'],
      JADE,
    ),
    faces: ['Staatliches', 'Righteous', 'Shrikhand', 'Bungee'],
    lines: ['TEMPLE OF THE', 'JAGUAR'],
    smallFirst: true,
  },
  bison: {
    hero: silhouettes(['buffalo-head', 'elephant-head', 'lion', 'eagle-head'], COPPER),
    faces: ['Bowlby One', 'Staatliches', 'Rye', 'Anton'],
    lines: ['BISON', 'RIDGE'],
  },
  west: {
    hero: silhouettes(['desert-skull', 'horseshoe', 'cowboy-boot'], BONE),
    faces: ['Rye', 'Righteous', 'Sancreek', 'Alfa Slab One'],
    lines: ['SILAS', 'CROW'],
  },
  pirate: {
    hero: silhouettes(
      ['pirate-skull', 'pirate-captain', 'tentacles-skull', 'open-treasure-chest', 'compass'],
      BONE,
    ),
    faces: ['Pirata One', 'New Rocker', 'Metamorphous', 'Rye'],
    lines: ['Corsair’s', 'Cut'],
  },
  norse: {
    hero: silhouettes(['thor-hammer', 'viking-helmet', 'drakkar-dragon', 'viking-head'], CHROME),
    faces: ['Metamorphous', 'New Rocker', 'Uncial Antiqua', 'Staatliches'],
    lines: ['Hammer', 'of Ymir'],
  },
  wolf: {
    hero: silhouettes(['wolf-head', 'fox-head', 'owl', 'direwolf'], ICE),
    faces: ['Bowlby One', 'Righteous', 'Metamorphous', 'Anton'],
    lines: ['WINTER', 'PACK'],
  },
  ocean: {
    hero: silhouettes(['octopus', 'shark-jaws', 'sea-dragon', 'oyster-pearl', 'tropical-fish'], LACQUER),
    faces: ['Lilita One', 'Righteous', 'Shrikhand', 'Titan One'],
    lines: ['ABYSS', 'KING'],
  },
  fishing: {
    hero: objects(['tropical-fish']),
    faces: ['Alfa Slab One', 'Righteous', 'Lilita One', 'Bangers'],
    lines: ['BIG REEL', 'BAY'],
  },
  dragon: {
    hero: silhouettes(['spiked-dragon-head', 'tiger-head', 'oni', 'sea-dragon', 'handheld-fan'], LACQUER),
    faces: ['Staatliches', 'Righteous', 'Shrikhand', 'Anton'],
    lines: ['DRAGON', 'LANTERNS'],
  },
  ronin: {
    hero: silhouettes(['samurai-helmet', 'oni', 'handheld-fan']),
    faces: ['Staatliches', 'Righteous', 'Metamorphous', 'Anton'],
    lines: ['RONIN', 'TIDE'],
  },
  olympus: {
    hero: silhouettes([
      'lightning-mask',
      'medusa-head',
      'zeus-sword',
      'greek-temple',
      'trophy-cup',
      'laurels',
    ]),
    faces: ['Cinzel Decorative', 'Limelight', 'Playfair Display SC', 'Staatliches'],
    lines: ['Olympus', 'Verdict'],
  },
  horror: {
    hero: silhouettes(
      ['vampire-dracula', 'female-vampire', 'crowned-skull', 'pumpkin-lantern', 'bat', 'owl', 'cat'],
      BONE,
    ),
    faces: ['New Rocker', 'Pirata One', 'Metamorphous', 'Bangers'],
    lines: ['Vesper', 'Manor'],
  },
  synth: {
    hero: sunHero,
    faces: ['Orbitron', 'Righteous', 'Shrikhand', 'Bungee'],
    lines: ['MIDNIGHT', 'DRIVE'],
  },
  gameshow: {
    hero: prizeHero,
    faces: ['Titan One', 'Righteous', 'Lilita One', 'Luckiest Guy'],
    lines: ['CAROUSEL', 'CASH'],
  },
  mine: {
    hero: silhouettes(['mine-wagon', 'dynamite'], COPPER),
    faces: ['Rye', 'Staatliches', 'Sancreek', 'Bowlby One'],
    lines: ['DYNAMITE', 'DEEP'],
  },
  space: {
    hero: objects(['rocket']),
    faces: ['Orbitron', 'Righteous', 'Bungee', 'Staatliches'],
    lines: ['NOVA', 'DRIFT'],
  },
  mines: {
    hero: objects(['bomb']),
    faces: ['Staatliches', 'Righteous', 'Bungee', 'Titan One'],
    lines: ['MINES', ''],
  },
  plinko: {
    hero: ballHero,
    faces: ['Bungee', 'Righteous', 'Titan One', 'Luckiest Guy'],
    lines: ['PLINKO', ''],
  },
  keno: {
    hero: numbersHero,
    faces: ['Titan One', 'Righteous', 'Lilita One', 'Bungee'],
    lines: ['KENO', ''],
  },
  wheel: {
    hero: prizeHero,
    faces: ['Alfa Slab One', 'Limelight', 'Bungee', 'Righteous'],
    lines: ['THE', 'WHEEL'],
  },
  dice: {
    hero: diceHero,
    faces: ['Alfa Slab One', 'Limelight', 'Bowlby One', 'Anton'],
    lines: ['TEMPEST', 'DICE'],
  },
  roulette: {
    hero: wheelHero,
    faces: ['Abril Fatface', 'Limelight', 'Playfair Display SC', 'Staatliches'],
    lines: ['VELVET', 'ROULETTE'],
  },
  blackjack: {
    hero: cardsHero(['K', 'A']),
    faces: ['Playfair Display SC', 'Limelight', 'Abril Fatface', 'Staatliches'],
    lines: ['PARLOUR', 'BLACKJACK'],
  },
  baccarat: {
    hero: cardsHero(['4', '5']),
    faces: ['Limelight', 'Righteous', 'Playfair Display SC', 'Staatliches'],
    lines: ['JADE', 'BACCARAT'],
  },
  poker: {
    hero: cardsHero(['J', 'Q', 'K', 'A']),
    faces: ['Alfa Slab One', 'Righteous', 'Abril Fatface', 'Anton'],
    lines: ['HOLD’EM', 'SIX SEATS'],
  },
  heist: {
    hero: silhouettes(['cat', 'robber-mask', 'fox-head'], CHROME),
    faces: ['Limelight', 'Righteous', 'Abril Fatface', 'Staatliches'],
    lines: ['VELVET', 'HEIST'],
  },
};

/** Stamp, lit sign, medallion, slant, card and bill of a theme, in the order of SHARED_LAYOUTS: its compositions behind those that are drawn for it alone. */
export function framed(theme: FramedTheme): readonly Recipe[] {
  const prints = PRINT_OF[theme];
  const { hero, faces, lines, smallFirst }: Framed = FRAMED[theme];
  const parts = (font: FaceName, colours: LayoutParts['colours'] = PRINTS[prints]): LayoutParts => ({
    colours,
    hero,
    font,
    lines,
    smallFirst,
  });
  // A sign is lit in the dark, whatever the theme's temper by day.
  const dark = prints === 'bright' ? PRINTS.night : PRINTS[prints];
  return [
    postage(parts(faces[0])),
    neon(parts(faces[1], dark)),
    medallion(parts(faces[2], dark)),
    slice(parts(faces[3])),
    ace(parts(faces[0])),
    bill(parts(faces[3])),
  ];
}
