import { posterRevision, type PosterArt } from '@/lib/node/facts/poster';
import { isGameTheme } from '@/lib/domain/game-themes';
import { poster, type PosterGame } from '@/art/poster';
import { QueueFullError } from '@/art/render/pool';
import {
  POSTER_FORMATS,
  posterShapes,
  type PosterFile,
  type PosterFiles,
  type PosterFormat,
} from '@/art/render/poster-files';

/** What the catalogue says of a game; anything may be missing or of another age than this code. */
export interface CatalogueGame {
  readonly id: string;
  readonly name: string;
  readonly theme: string;
  readonly providerName: string;
  readonly art?: PosterArt | null;
}

export interface PosterRequest {
  readonly id: string;
  readonly rev: string;
  /** `{width}.{format}`, of `posterShapes` */
  readonly file: string;
}

export interface PosterDependencies {
  readonly files: PosterFiles;
  /** The game, or null when there is none. A rejection means the catalogue cannot be asked now. */
  readonly findGame: (id: string) => Promise<CatalogueGame | null>;
  readonly report?: (error: unknown) => void;
}

/** Seconds after which a picture that could not be made is worth asking for again. */
const RETRY_SECONDS = 3;

const later = () =>
  new Response(null, {
    status: 503,
    headers: { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' },
  });

// A game that is not there yet may come: the answer is kept only shortly.
const missing = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } });

const SHAPES = new Map(
  posterShapes(POSTER_FORMATS).map((shape) => [`${shape.width}.${shape.format}`, shape]),
);

/** The parts of a poster's address, or null when it is not one. Nothing else may reach the disk. */
export function parsePosterRequest(request: PosterRequest): PosterFile | null {
  const shape = SHAPES.get(request.file);
  if (!shape || !/^[A-Za-z0-9_-]{1,64}$/.test(request.id) || !/^[0-9a-f]{8}$/.test(request.rev)) return null;
  return { id: request.id, revision: request.rev, ...shape };
}

/** The poster's input, or null when the game has no picture at this address. */
function subjectOf(game: CatalogueGame | null, file: PosterFile): PosterGame | null {
  if (!game || game.id !== file.id || !isGameTheme(game.theme)) return null;
  const facts = { theme: game.theme, title: game.name, provider: game.providerName, art: game.art };
  if (posterRevision(facts) !== file.revision) return null;
  return { ...game.art, id: game.id, theme: game.theme, title: game.name, provider: game.providerName };
}

const picture = (bytes: Buffer, format: PosterFormat) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': `image/${format}`,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  });

/** The drawing itself, which any browser paints: kept for a minute only, because the picture is on its way. */
const drawing = (svg: string) =>
  new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=60',
      'X-Content-Type-Options': 'nosniff',
    },
  });

/**
 * Answers one poster request: 200 with the picture for ever, 404 for anything that is no picture of ours, 503 with
 * Retry-After when the catalogue cannot be asked. Nobody waits for a picture to be made: who asks first gets the
 * drawing, at once, and the picture is made behind. (A browser has six connections to a site; pictures that were
 * waited for held back the page that somebody had chosen meanwhile.)
 */
export async function posterResponse(request: PosterRequest, deps: PosterDependencies): Promise<Response> {
  const file = parsePosterRequest(request);
  if (!file) return missing();
  try {
    const found = await deps.files.find(file);
    if (found) return picture(found, file.format);
    const game = subjectOf(await deps.findGame(file.id), file);
    if (!game) return missing();
    deps.files.make(file, game).catch((error: unknown) => {
      // The next one who asks has it made again.
      if (!(error instanceof QueueFullError)) deps.report?.(error);
    });
    return drawing(poster(game));
  } catch (error) {
    deps.report?.(error);
    return later();
  }
}
