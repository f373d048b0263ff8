import 'server-only';
import { readSettings } from '@/cms/read/settings';
import { readGame } from '@/endpoints/get-games-id.server';
import type { DirectGame } from '@/features/lobby/components/category-tabs';
import type { Locale } from '@/lib/domain/locales';
import { webLog } from '@/lib/node/log/web-log';

/** The game of an operator's setting; undefined while it can't be read, was withdrawn or can't be played yet. */
async function offered(id: string | null) {
  if (id === null) return null;
  const game = await readGame(id).catch((error: unknown) => {
    webLog().error({ err: error, game: id }, 'a game of the settings could not be read');
    return null;
  });
  return game?.playable && !game.maintenance ? game : null;
}

/**
 * SPEC §2: Aviator is no category, its menu entry opens the game. Operators choose one game for computers and one for
 * phones; the screen's width decides which is shown.
 */
export async function directGames(locale: Locale): Promise<DirectGame[]> {
  const { aviator } = await readSettings(locale);
  const [desk, phone] = await Promise.all([offered(aviator.desktop), offered(aviator.mobile)]);
  const entry = ({ name, geo_link }: { name: string; geo_link: string }) => ({ name, href: geo_link });
  if (desk && phone && desk.id === phone.id) return [entry(desk)];
  return [
    ...(desk ? [{ ...entry(desk), only: 'wide' as const }] : []),
    ...(phone ? [{ ...entry(phone), only: 'narrow' as const }] : []),
  ];
}
