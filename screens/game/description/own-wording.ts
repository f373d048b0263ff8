import type { DrawnTheme } from '@/lib/domain/game-themes';
import type { ThemeTexts } from './texts';

/** The texts of a neighbouring language, with the first wording of themes replaced by the language's own. */
export function withOwnWording(
  base: ThemeTexts,
  own: Readonly<Partial<Record<DrawnTheme, string>>>,
): ThemeTexts {
  const themes = Object.entries(base) as [DrawnTheme, ThemeTexts[DrawnTheme]][];
  return Object.fromEntries(
    themes.map(([theme, [first, ...others]]) => [theme, [own[theme] ?? first, ...others]]),
  ) as unknown as ThemeTexts;
}
