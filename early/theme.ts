import type { Stored } from '@/lib/domain/browser-state';
import { remember, remembered } from './remembered';
import { markRoot, rootMark } from './root';

const KEY = 'theme' satisfies keyof Stored;

/** Above the page's own two, which follow the system: the first that matches counts. */
function colourBrowser(theme: string | null) {
  const id = 'theme-colour';
  document.getElementById(id)?.remove();
  if (!theme) return;
  const meta = document.createElement('meta');
  Object.assign(meta, { id, name: 'theme-color', content: theme === 'ivory' ? '#f4efe3' : '#0a0f0d' });
  document.head.prepend(meta);
}

/** Updates the switches to the current theme. */
export function reflectTheme(): void {
  document.querySelectorAll<HTMLElement>('[data-shell-theme]').forEach((button) => {
    button.setAttribute(
      'aria-pressed',
      String(button.dataset.shellTheme === (rootMark('theme') ?? 'system')),
    );
  });
}

/** Anything but a theme's name is "as the system". */
function setTheme(value: string | null): string | null {
  const theme = value === 'ivory' || value === 'dark' ? value : null;
  markRoot('theme', theme);
  colourBrowser(theme);
  reflectTheme();
  return theme;
}

export const chooseTheme = (value: string): boolean => remember(KEY, setTheme(value));

/** Sets the theme that was chosen before anything is painted; other tabs follow. */
export function startTheme(): void {
  setTheme(remembered(KEY));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) setTheme(newValue);
  });
}
