import path from 'node:path';
import type { Payload } from 'payload';
import type { LanguageCode } from '@/lib/domain/locales';
import { ANNOUNCE_LATER } from '../hooks/announce';

type Alt = Record<LanguageCode, string>;
const alike = (en: string, de: string, fr: string, ch = de, au = en): Alt => ({ en, de, au, ch, fr });

/** Pictures of `public/art/scenes` that the content begins with, and what each shows. */
const PICTURES = {
  'hero-generic-wide': alike(
    'A card table under a brass lamp',
    'Ein Spieltisch unter einer Messinglampe',
    'Une table de jeu sous une lampe en laiton',
  ),
  'hero-jackpots': alike(
    'Three stacks of coins under a lamp',
    'Drei Münzstapel unter einer Lampe',
    'Trois piles de pièces sous une lampe',
  ),
  'hero-winners': alike(
    'A trophy in lamplight',
    'Ein Pokal im Lampenlicht',
    'Un trophée à la lueur d’une lampe',
  ),
  'tournament-blue': alike(
    'A silver cup on blue felt',
    'Ein Silberpokal auf blauem Filz',
    'Une coupe d’argent sur un feutre bleu',
  ),
  'bonus-welcome': alike(
    'A parcel with a ribbon on green felt',
    'Ein Päckchen mit Schleife auf grünem Filz',
    'Un paquet enrubanné sur un feutre vert',
  ),
  'bonus-vip': alike(
    'A medal on green felt',
    'Eine Medaille auf grünem Filz',
    'Une médaille sur un feutre vert',
  ),
  'bonus-reload': alike('Chips on green felt', 'Jetons auf grünem Filz', 'Des jetons sur un feutre vert'),
  'cup-side': alike('A golden cup', 'Ein goldener Pokal', 'Une coupe dorée'),
  'story-new-slide': alike(
    'New game posters on felt',
    'Neue Spielplakate auf Filz',
    'De nouvelles affiches de jeux sur un feutre',
  ),
  'story-live-slide': alike(
    'A roulette wheel in lamplight',
    'Ein Roulettekessel im Lampenlicht',
    'Un cylindre de roulette à la lueur d’une lampe',
  ),
  'story-jackpots-slide': alike(
    'Stacks of coins in three sizes',
    'Münzstapel in drei Größen',
    'Des piles de pièces de trois tailles',
    'Münzstapel in drei Grössen',
  ),
  'story-catch-slide': alike(
    'A rising line that breaks off',
    'Eine steigende Linie, die abbricht',
    'Une courbe qui monte puis s’interrompt',
  ),
  'story-tournaments-slide': alike(
    'A cup above a table of places',
    'Ein Pokal über einer Rangliste',
    'Une coupe au-dessus d’un classement',
  ),
  'story-vip-slide': alike('A row of medals', 'Eine Reihe von Medaillen', 'Une rangée de médailles'),
} as const satisfies Record<string, Alt>;

export type PictureName = keyof typeof PICTURES;

/**
 * Uploads the pictures that are missing; they are known by the name of their file.
 * @returns the number of each
 */
export async function seedMedia(payload: Payload): Promise<Record<PictureName, number>> {
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
          filePath: path.resolve(process.cwd(), `public/art/scenes/${name}@2x.webp`),
          context: { [ANNOUNCE_LATER]: true },
        })
      ).id;
  }
  return ids as Record<PictureName, number>;
}
