import path from 'node:path';
import type { Payload } from 'payload';
import type { LanguageCode } from '@/lib/domain/locales';
import { ANNOUNCE_LATER } from '../hooks/announce';

type Alt = Record<LanguageCode, string>;
const alike = (en: string, de: string, fr: string, ch = de, au = en): Alt => ({ en, de, au, ch, fr });

/** Where they are, seen from the working directory. */
export const PICTURES_FOLDER = 'public/art/scenes';

/** Pictures that the content begins with, and what each shows. */
export const PICTURES = {
  'hero-generic-wide': alike(
    'Three playing cards, dice and chips on green felt',
    'Drei Spielkarten, Würfel und Jetons auf grünem Filz',
    'Trois cartes à jouer, des dés et des jetons sur un feutre vert',
  ),
  'hero-generic': alike(
    'Playing cards, dice and chips on green felt',
    'Spielkarten, Würfel und Jetons auf grünem Filz',
    'Des cartes à jouer, des dés et des jetons sur un feutre vert',
  ),
  'hero-jackpots': alike(
    'A blue, a teal and a red gem',
    'Ein blauer, ein türkisfarbener und ein roter Edelstein',
    'Une pierre bleue, une turquoise et une rouge',
  ),
  'hero-winners': alike(
    'A laurel wreath and two golden coins',
    'Ein Lorbeerkranz und zwei Goldmünzen',
    'Une couronne de laurier et deux pièces d’or',
  ),
  'tournament-blue': alike(
    'Posters of three games on a blue ground',
    'Plakate von drei Spielen auf blauem Grund',
    'Les affiches de trois jeux sur fond bleu',
  ),
  'bonus-welcome': alike(
    'An ace and a king among chips, a coin and a die',
    'Ass und König zwischen Jetons, einer Münze und einem Würfel',
    'Un as et un roi parmi des jetons, une pièce et un dé',
  ),
  'bonus-vip': alike(
    'A golden crown on a red cushion',
    'Eine goldene Krone auf einem roten Kissen',
    'Une couronne d’or sur un coussin rouge',
  ),
  'cup-side': alike(
    'A golden cup in a laurel wreath',
    'Ein goldener Pokal in einem Lorbeerkranz',
    'Une coupe dorée dans une couronne de laurier',
  ),
  'story-new-slide': alike('A rocket in flight', 'Eine fliegende Rakete', 'Une fusée en vol'),
  'story-live-slide': alike('A wheel of a game show', 'Das Rad einer Gameshow', 'La roue d’un jeu télévisé'),
  'story-jackpots-slide': alike('Three gems', 'Drei Edelsteine', 'Trois pierres précieuses'),
  'story-catch-slide': alike(
    'A fish above the waves',
    'Ein Fisch über den Wellen',
    'Un poisson au-dessus des vagues',
  ),
  'story-vip-slide': alike('A golden crown', 'Eine goldene Krone', 'Une couronne d’or'),
  'story-cards-slide': alike('Two playing cards', 'Zwei Spielkarten', 'Deux cartes à jouer'),
  'story-coins-slide': alike('Three golden coins', 'Drei Goldmünzen', 'Trois pièces d’or'),
  'story-chest-slide': alike(
    'An open treasure chest',
    'Eine offene Schatztruhe',
    'Un coffre au trésor ouvert',
  ),
  'story-fruit-slide': alike('A pair of cherries', 'Zwei Kirschen', 'Deux cerises'),
  'story-bell-slide': alike('A golden bell', 'Eine goldene Glocke', 'Une cloche dorée'),
  'story-dice-slide': alike('Two dice', 'Zwei Würfel', 'Deux dés'),
  'story-new': alike('A rocket', 'Eine Rakete', 'Une fusée'),
  'story-jackpots': alike('Gems', 'Edelsteine', 'Des pierres précieuses'),
  'story-live': alike('A wheel', 'Ein Glücksrad', 'Une roue'),
  'story-catch': alike('A fish', 'Ein Fisch', 'Un poisson'),
  'story-vip': alike('A crown', 'Eine Krone', 'Une couronne'),
  'story-chest': alike('A treasure chest', 'Eine Schatztruhe', 'Un coffre au trésor'),
  'story-bell': alike('A bell', 'Eine Glocke', 'Une cloche'),
} as const satisfies Record<string, Alt>;

export type PictureName = keyof typeof PICTURES;

/**
 * Uploads the pictures that are missing; they are known by the name of their file.
 *
 * @param folder where the files are
 * @returns the number of each
 */
export async function seedMedia(
  payload: Payload,
  folder = PICTURES_FOLDER,
): Promise<Record<PictureName, number>> {
  const { docs } = await payload.find({ collection: 'media', pagination: false, limit: 0, depth: 0 });
  const ids: Partial<Record<PictureName, number>> = {};
  for (const [name, alt] of Object.entries(PICTURES) as [PictureName, Alt][]) {
    const there = docs.find(
      ({ filename }) => filename?.replace(/-2x-[0-9a-f]{10}(-\d+)?\.webp$/, '') === name,
    );
    ids[name] =
      there?.id ??
      (
        await payload.create({
          collection: 'media',
          depth: 0,
          data: { alt },
          filePath: path.resolve(process.cwd(), folder, `${name}@2x.webp`),
          context: { [ANNOUNCE_LATER]: true },
        })
      ).id;
  }
  return ids as Record<PictureName, number>;
}
