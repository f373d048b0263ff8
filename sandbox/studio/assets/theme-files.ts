import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderSvg } from '@/art/render/render-svg';
import type { GameTheme } from '@/lib/domain/game-themes';
import { THEME_PICTURES, themePicture, titlePicture, type Picture, type ThemePicture } from './theme-art';

/** A theme's pictures as WebP files with addresses that never change their content. */
export interface ThemeFiles {
  /** Addresses below the studio's mount point, by picture. */
  addresses(theme: GameTheme): Record<ThemePicture, string>;
  /** The file of an address, painted at its first call and kept on disk; null when there is none. */
  read(theme: GameTheme, revision: string, file: string): Promise<Buffer | null>;
  /** The lettering of a game's name. */
  readTitle(theme: GameTheme, title: string): Promise<Buffer>;
}

export function createThemeFiles(directory: string): ThemeFiles {
  const revisions = new Map<string, string>();
  const painting = new Map<string, Promise<Buffer>>();

  const revisionOf = (theme: GameTheme, picture: ThemePicture): string => {
    const key = `${theme}/${picture}`;
    const known = revisions.get(key);
    if (known) return known;
    const revision = fingerprint(themePicture(theme, picture));
    revisions.set(key, revision);
    return revision;
  };

  /** From disk, else painted; once at a time, however many ask. */
  const fileOf = (name: string, draw: () => Picture): Promise<Buffer> => {
    const known = painting.get(name);
    if (known) return known;
    const file = path.join(directory, name);
    const work = readFile(file)
      .catch(async () => {
        const { svg, width } = draw();
        const bytes = await renderSvg(svg, { width, format: 'webp', quality: 84 });
        await mkdir(directory, { recursive: true });
        // Written aside and moved, so that nobody ever reads half a picture.
        const aside = `${file}.${process.pid}.new`;
        await writeFile(aside, bytes);
        await rename(aside, file);
        return bytes;
      })
      .finally(() => painting.delete(name));
    painting.set(name, work);
    return work;
  };

  return {
    addresses(theme) {
      const address = (picture: ThemePicture) =>
        `/assets/themes/${theme}/${revisionOf(theme, picture)}/${picture}.webp`;
      return Object.fromEntries(THEME_PICTURES.map((picture) => [picture, address(picture)])) as Record<
        ThemePicture,
        string
      >;
    },
    async read(theme, revision, name) {
      const picture = THEME_PICTURES.find((one) => `${one}.webp` === name);
      if (!picture || revisionOf(theme, picture) !== revision) return null;
      return fileOf(`${theme}-${revision}-${name}`, () => themePicture(theme, picture));
    },
    readTitle(theme, title) {
      const picture = titlePicture(theme, title);
      return fileOf(`title-${fingerprint(picture)}.webp`, () => picture);
    },
  };
}

function fingerprint({ svg, width }: Picture): string {
  // Ids inside an SVG count on through the process; they are not part of what it shows.
  const told = svg.replace(/(id="|url\(#|href="#)a[0-9a-z]+/g, '$1');
  return createHash('sha256').update(`${width}\n${told}`).digest('hex').slice(0, 10);
}
