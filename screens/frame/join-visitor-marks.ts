import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { ownGamesKey } from '@/features/lobby/api/get-me-games';
import { joinMarks } from '@/features/lobby/api/post-me-game-marks';
import {
  forgetVisitorMarks,
  hasVisitorMarks,
  readVisitorMarks,
  visitorMarksAtom,
} from '@/lib/browser/games/visitor-marks';

/**
 * What the browser kept for the visitor becomes the player's. What could not be joined stays, and is tried again with
 * the next page.
 */
export async function joinVisitorMarks(
  client: QueryClient,
  store: ReturnType<typeof createStore>,
): Promise<void> {
  const kept = readVisitorMarks();
  if (!hasVisitorMarks(kept)) return;
  await joinMarks(kept);
  store.set(visitorMarksAtom, forgetVisitorMarks());
  // A first list that is loading was requested before the marks were joined, and would count as current.
  await client.cancelQueries({ queryKey: ownGamesKey });
  await client.invalidateQueries({ queryKey: ownGamesKey });
}
