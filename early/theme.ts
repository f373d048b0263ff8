import { ROOT, STORED } from '@/lib/domain/browser-state';
import { remember, remembered } from './remembered';
import { markRoot } from './root';

/** Above the page's own two, which follow the system: the first that matches counts. */
function colourBrowser(theme: string | null) {
  const id = 'theme-colour';
  document.getElementById(id)?.remove();
  if (!theme) return;
  const meta = document.createElement('meta');
  Object.assign(meta, { id, name: 'theme-color', content: theme === 'ivory' ? '#f4efe3' : '#0a0f0d' });
  document.head.prepend(meta);
}

/** Lets the switches say which theme is on. */
export function reflectTheme(): void {
  const { dataset } = document.documentElement;
  document.querySelectorAll<HTMLElement>('[data-shell-theme]').forEach((button) => {
    button.setAttribute(
      'aria-pressed',
      String(button.dataset.shellTheme === (dataset[ROOT.theme] ?? 'system')),
    );
  });
}

/** Anything but a theme's name is "as the system". */
function setTheme(value: string | null): string | null {
  const theme = value === 'ivory' || value === 'dark' ? value : null;
  markRoot(ROOT.theme, theme);
  colourBrowser(theme);
  reflectTheme();
  return theme;
}

export const chooseTheme = (value: string): void => remember(STORED.theme, setTheme(value));

/** Sets the theme that was chosen before anything is painted; other tabs follow. */
export function startTheme(): void {
  setTheme(remembered(STORED.theme));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORED.theme) setTheme(newValue);
  });
}
