import type { Payload } from 'payload';
import { createInAllLanguages, known } from './create';
import { DESCRIBED_GAMES } from './described-games';
import { seedText } from './rich-text';

/** Creates the texts about games that are missing. @returns the games' numbers */
export async function seedGameDescriptions(payload: Payload): Promise<string[]> {
  const there = await known(payload, 'game-descriptions', 'gameId');
  const missing = Object.entries(DESCRIBED_GAMES).filter(([gameId]) => !there.has(gameId));
  for (const [gameId, name] of missing) {
    await createInAllLanguages(payload, 'game-descriptions', async (locale) => ({
      gameId,
      name,
      text: (await seedText('game-descriptions', locale, gameId)).trim(),
    }));
  }
  return missing.map(([gameId]) => gameId);
}
