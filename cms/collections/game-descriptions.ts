import type { Validate } from 'payload';
import { isGameId } from '@/lib/domain/game-id';
import { untilPublished } from '../fields/first-published';
import { linesField } from '../fields/localized';
import { texts } from '../hooks/announce';
import { previewPath } from '../seo-address';
import { contentCollection } from './content';

const MAX_LENGTH = 2_000;

const validateGameId: Validate<string | null | undefined> = (value) =>
  isGameId(value) || 'The number of a game: g and digits, or l and digits for a live table.';

/**
 * Operators' texts about single games. A game, or a language, without one keeps the text that the product writes from
 * its facts (screens/game/description): an operator can write in one language without translating.
 *
 * Plain paragraphs, not rich text: search engines get the same words, in the page's description and its structured
 * data, which have no links or headings.
 */
export const gameDescriptionsCollection = contentCollection(
  {
    slug: 'game-descriptions',
    labels: { singular: 'Text about a game', plural: 'Texts about games' },
    defaultSort: 'name',
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'gameId', 'text', '_status', 'updatedAt'],
      listSearchableFields: ['name', 'gameId'],
      description:
        'Stands under the game in place of the text that is written from its facts. What is published is online within seconds.',
      group: 'Content',
    },
    // The page moves on from the game’s number to its name.
    pageOf: ({ gameId }, locale) => (isGameId(gameId) ? previewPath(`game/${gameId}`, locale) : null),
    fields: [
      linesField('text', MAX_LENGTH, {
        optional: true,
        description:
          'Two or three paragraphs, 90 to 170 words, each on a line of its own. Left empty in a language, the text written from the game’s facts is shown, not the English one.',
      }),
      {
        name: 'gameId',
        label: 'Number of the game',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        maxLength: 12,
        validate: validateGameId,
        access: { update: untilPublished },
        admin: { position: 'sidebar', description: 'g101 for a game, l201 for a live table.' },
      },
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        admin: {
          position: 'sidebar',
          description: 'Title of the game, for this list: pages take theirs from the catalogue.',
        },
      },
    ],
  },
  // A text that was moved to another game leaves a page behind as well.
  async (doc, previous) => {
    const gameIds = texts(Reflect.get(doc, 'gameId'), previous && Reflect.get(previous, 'gameId'));
    return gameIds.length > 0 ? [{ type: 'game-descriptions.changed', gameIds }] : [];
  },
);
