import type { Studio } from '@/art/engine/studio';
import type { PosterGame } from '@/art/engine/types';
import { poster, POSTER_HEIGHT, POSTER_WIDTH } from '@/art/poster';

export interface TournamentOptions {
  /** Light, field and edge of the cloth. */
  readonly c: readonly [string, string, string];
  /** Three of its games: left, right, and the one in front. */
  readonly games: readonly PosterGame[];
}

/** Degrees, and offsets from the middle in widths of a poster. */
const HAND = [
  [-13, -0.78, 0.07],
  [13, 0.78, 0.07],
  [0, 0, -0.06],
] as const;
const CORNER = 18;

/** A colour field with the posters of a tournament's games in a fan, cut by the lower edge. Drawn for 420 x 210. */
export function tournament(A: Studio, o: TournamentOptions): string {
  const { W, H } = A;
  const [light, field, edge] = o.c;
  const cx = W / 2;
  let s = A.bg(A.rad([light, `${field} 52`, edge], cx, H * 0.62, W * 0.66));
  s += A.rays(cx, H * 0.7, 26, W, '#ffffff', 0.06, 0.04);
  const w = 122;
  const k = w / POSTER_WIDTH;
  const soft = A.blur(7);
  o.games.forEach((game, i) => {
    const [turn, dx, dy] = HAND[i] ?? HAND[0];
    const cut = A.clip(`<rect width="${POSTER_WIDTH}" height="${POSTER_HEIGHT}" rx="${CORNER}"/>`);
    const picture = poster(game).replace('<svg ', `<svg x="0" y="0" `);
    s += `<g transform="translate(${cx + dx * w} ${H * 0.62 + dy * w}) rotate(${turn}) scale(${k}) translate(${-POSTER_WIDTH / 2} ${-POSTER_HEIGHT / 2})"><rect y="10" width="${POSTER_WIDTH}" height="${POSTER_HEIGHT}" rx="${CORNER}" fill="#000" opacity=".5" filter="${soft}"/><g ${cut}>${picture}</g><rect x="1" y="1" width="${POSTER_WIDTH - 2}" height="${POSTER_HEIGHT - 2}" rx="${CORNER}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2.5"/></g>`;
  });
  return s + A.fade(H * 0.78, '#000000', 0.35);
}
