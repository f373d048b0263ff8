import 'server-only';
import { readGame } from '@/endpoints/get-games-id.server';
import type { Locale } from '@/lib/domain/locales';
import { sharePath, shareRevision, type ShareFacts, type ShareSubject } from '@/lib/node/facts/share-picture';
import type { SharePicture } from '@/lib/server/seo/metadata';
import { shareWords } from '@/lib/server/seo/share-words';
import { titleOfPage } from './page-words';

/** A game as the platform tells it. */
type Game = NonNullable<Awaited<ReturnType<typeof readGame>>>;

const gameFacts = ({ name, providerName, image }: Game): ShareFacts => ({
  title: name,
  note: providerName,
  poster: image,
});

/** The picture of a page. @param path names it in the picture's address, see `titleOfPage` */
export function pagePicture(locale: Locale, path: string, title: string): SharePicture {
  const revision = shareRevision(shareWords(title, locale));
  return { path: sharePath({ kind: 'page', locale, path }, revision), alt: title };
}

/** The picture of a game. @param alt what the page is called in its language */
export function gamePicture(game: Game, alt: string): SharePicture {
  return { path: sharePath({ kind: 'game', slug: game.slug }, shareRevision(gameFacts(game))), alt };
}

/** What a picture shows now. */
export interface Shared {
  facts: ShareFacts;
  /** The game whose poster it shows. */
  game?: Game;
}

/** The content of a subject's share picture, from the page itself; null when there is no such page. */
export async function sharedOf(subject: ShareSubject): Promise<Shared | null> {
  if (subject.kind === 'page') {
    const title = await titleOfPage(subject.locale, subject.path);
    return title === null ? null : { facts: shareWords(title, subject.locale) };
  }
  const game = await readGame(subject.slug);
  return game?.slug === subject.slug ? { facts: gameFacts(game), game } : null;
}
