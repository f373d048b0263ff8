import { FIRE, ICE } from '@/art/engine/palette';
import type { SymbolSpec } from '@/art/slot/look-parts';
import { slotLook } from '@/art/slot/looks';
import type { LanguageCode } from '@/lib/domain/locales';
import type { GameTheme } from '@/lib/domain/game-themes';

/** What a drawing shows, in words: English, German, French. */
type Names = readonly [en: string, de: string, fr: string];

/** Names of what is drawn on reels, by icon, object, stone or figure. */
const MOTIFS = {
  '7': ['Seven', 'Sieben', 'Sept'],
  'fire 7': ['Fiery seven', 'Feuer-Sieben', 'Sept de feu'],
  'ice 7': ['Icy seven', 'Eis-Sieben', 'Sept de glace'],
  'stone 44': ['Yellow stone', 'Gelber Stein', 'Pierre jaune'],
  'stone 158': ['Green stone', 'Grüner Stein', 'Pierre verte'],
  'stone 190': ['Turquoise stone', 'Türkiser Stein', 'Pierre turquoise'],
  'stone 276': ['Purple stone', 'Violetter Stein', 'Pierre violette'],
  'stone 320': ['Pink stone', 'Rosa Stein', 'Pierre rose'],
  'stone 348': ['Red stone', 'Roter Stein', 'Pierre rouge'],
  anubis: ['Anubis', 'Anubis', 'Anubis'],
  bell: ['Bell', 'Glocke', 'Cloche'],
  'big-gear': ['Gear', 'Zahnrad', 'Engrenage'],
  biplane: ['Biplane', 'Doppeldecker', 'Biplan'],
  'buffalo-head': ['Bison', 'Bison', 'Bison'],
  candy: ['Sweet', 'Bonbon', 'Bonbon'],
  cat: ['Cat', 'Katze', 'Chat'],
  'ceremonial-mask': ['Golden mask', 'Goldene Maske', 'Masque d’or'],
  cherries: ['Cherries', 'Kirschen', 'Cerises'],
  clover: ['Clover', 'Kleeblatt', 'Trèfle'],
  compass: ['Compass', 'Kompass', 'Boussole'],
  'cowboy-boot': ['Cowboy boot', 'Cowboystiefel', 'Botte de cow-boy'],
  'crowned-skull': ['Crowned skull', 'Gekrönter Totenkopf', 'Crâne couronné'],
  'crystal-ball': ['Crystal ball', 'Kristallkugel', 'Boule de cristal'],
  cupcake: ['Cupcake', 'Törtchen', 'Petit gâteau'],
  'desert-skull': ['Cattle skull', 'Rinderschädel', 'Crâne de bœuf'],
  direwolf: ['Howling wolf', 'Heulender Wolf', 'Loup hurlant'],
  doughnut: ['Doughnut', 'Donut', 'Beignet'],
  'drakkar-dragon': ['Dragon ship', 'Drachenboot', 'Drakkar'],
  dynamite: ['Dynamite', 'Dynamit', 'Dynamite'],
  'eagle-head': ['Eagle', 'Adler', 'Aigle'],
  'elephant-head': ['Elephant', 'Elefant', 'Éléphant'],
  'eye-of-horus': ['Eye of Horus', 'Horusauge', 'Œil d’Horus'],
  'female-vampire': ['Vampire lady', 'Vampirin', 'Dame vampire'],
  'fox-head': ['Fox', 'Fuchs', 'Renard'],
  'gold-scarab': ['Scarab', 'Skarabäus', 'Scarabée'],
  grapes: ['Grapes', 'Trauben', 'Raisin'],
  'handheld-fan': ['Fan', 'Fächer', 'Éventail'],
  horseshoe: ['Horseshoe', 'Hufeisen', 'Fer à cheval'],
  horus: ['Horus', 'Horus', 'Horus'],
  'imperial-crown': ['Imperial crown', 'Kaiserkrone', 'Couronne impériale'],
  laurels: ['Laurel wreath', 'Lorbeerkranz', 'Couronne de laurier'],
  lemon: ['Lemon', 'Zitrone', 'Citron'],
  'lightning-mask': ['Lightning mask', 'Blitzmaske', 'Masque d’éclair'],
  lion: ['Lion', 'Löwe', 'Lion'],
  'medusa-head': ['Medusa', 'Medusa', 'Méduse'],
  'mine-wagon': ['Mine cart', 'Grubenwagen', 'Wagonnet'],
  monkey: ['Monkey', 'Affe', 'Singe'],
  octopus: ['Octopus', 'Krake', 'Pieuvre'],
  oni: ['Demon', 'Dämon', 'Démon'],
  'open-treasure-chest': ['Treasure chest', 'Schatztruhe', 'Coffre au trésor'],
  owl: ['Owl', 'Eule', 'Hibou'],
  'oyster-pearl': ['Pearl oyster', 'Perlmuschel', 'Huître perlière'],
  'pirate-captain': ['Pirate captain', 'Piratenkapitän', 'Capitaine pirate'],
  'pirate-skull': ['Pirate skull', 'Piratenschädel', 'Crâne de pirate'],
  'pumpkin-lantern': ['Pumpkin lantern', 'Kürbislaterne', 'Citrouille'],
  'queen-crown': ['Queen’s crown', 'Krone der Königin', 'Couronne de la reine'],
  'robber-mask': ['Robber', 'Räuber', 'Cambrioleur'],
  rocket: ['Rocket', 'Rakete', 'Fusée'],
  'samurai-helmet': ['Samurai', 'Samurai', 'Samouraï'],
  'sea-dragon': ['Sea dragon', 'Seedrache', 'Dragon des mers'],
  'shark-jaws': ['Shark', 'Hai', 'Requin'],
  'spiked-dragon-head': ['Dragon', 'Drache', 'Dragon'],
  strawberry: ['Strawberry', 'Erdbeere', 'Fraise'],
  'sun-priest': ['Sun priest', 'Sonnenpriester', 'Prêtre du soleil'],
  'tentacles-skull': ['Skull with tentacles', 'Schädel mit Fangarmen', 'Crâne à tentacules'],
  'thor-hammer': ['Hammer', 'Hammer', 'Marteau'],
  'tiger-head': ['Tiger', 'Tiger', 'Tigre'],
  'totem-mask': ['Stone mask', 'Steinmaske', 'Masque de pierre'],
  'trophy-cup': ['Trophy', 'Pokal', 'Coupe'],
  'tropical-fish': ['Fish', 'Fisch', 'Poisson'],
  'vampire-dracula': ['Vampire', 'Vampir', 'Vampire'],
  'viking-head': ['Viking', 'Wikinger', 'Viking'],
  'viking-helmet': ['Viking helmet', 'Wikingerhelm', 'Casque viking'],
  watermelon: ['Watermelon', 'Wassermelone', 'Pastèque'],
  'western-hat': ['Hat', 'Hut', 'Chapeau'],
  'wolf-head': ['Wolf', 'Wolf', 'Loup'],
  'zeus-sword': ['Sword of lightning', 'Blitzschwert', 'Épée de foudre'],
} as const satisfies Readonly<Record<string, Names>>;

const isNamed = (motif: string): motif is keyof typeof MOTIFS => motif in MOTIFS;
const COLUMNS: Readonly<Record<LanguageCode, 0 | 1 | 2>> = { en: 0, au: 0, de: 1, ch: 1, fr: 2 };
/** Words that Australia and Switzerland have of their own. */
const OWN: Partial<Record<LanguageCode, Partial<Record<keyof typeof MOTIFS, string>>>> = {
  au: { candy: 'Lolly' },
  ch: { candy: 'Zeltli' },
};

function motifOf(spec: SymbolSpec): string {
  if ('object' in spec) return spec.object;
  if ('icon' in spec) return spec.icon;
  if ('gem' in spec) return `stone ${spec.gem}`;
  if ('coin' in spec) return 'coin';
  if (spec.fill === FIRE) return `fire ${spec.figure}`;
  return spec.fill === ICE ? `ice ${spec.figure}` : spec.figure;
}

/**
 * What the four picture symbols of a theme show, from the best paid, for who does not see them.
 * Throws RangeError where a drawing has no name.
 */
export function pictureNames(theme: GameTheme, language: LanguageCode): [string, string, string, string] {
  const name = (spec: SymbolSpec): string => {
    const motif = motifOf(spec);
    if (!isNamed(motif)) throw new RangeError(`no name for what is drawn: ${motif}`);
    return OWN[language]?.[motif] ?? MOTIFS[motif][COLUMNS[language]];
  };
  const [first, second, third, fourth] = slotLook(theme).high;
  return [name(first), name(second), name(third), name(fourth)];
}
