/**
 * What the frame does before and without React: it remembers the collapsed sidebar and the theme, so that
 * neither flashes on load, works their switches, and lets the slash key reach the search field. It runs from its own source text: nothing outside its braces exists.
 */
export function shellScript(): void {
  const root = document.documentElement;

  function remembered(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function remember(key: string, value: string) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // A browser that keeps nothing still switches, until the next load.
    }
  }

  function reflect() {
    document.querySelectorAll('[data-shell-side]').forEach((button) => {
      button.setAttribute('aria-expanded', String(root.dataset.side !== '70'));
    });
    document.querySelectorAll<HTMLElement>('[data-shell-theme]').forEach((button) => {
      button.setAttribute(
        'aria-pressed',
        String(button.dataset.shellTheme === (root.dataset.theme ?? 'dark')),
      );
    });
  }

  function setTheme(theme: string | undefined) {
    if (theme === 'ivory') root.dataset.theme = theme;
    else delete root.dataset.theme;
  }

  function setSide(side: string | undefined) {
    if (side === '70') root.dataset.side = side;
    else delete root.dataset.side;
  }

  setSide(remembered('side') ?? undefined);
  setTheme(remembered('theme') ?? undefined);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', reflect);
  else reflect();

  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const theme = target?.closest<HTMLElement>('[data-shell-theme]')?.dataset.shellTheme;
    if (theme) {
      setTheme(theme);
      remember('theme', theme);
      reflect();
    }
    if (target?.closest('[data-shell-side]')) {
      const side = root.dataset.side === '70' ? '270' : '70';
      setSide(side);
      remember('side', side);
      reflect();
    }
  });

  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return;
    const field = document.querySelector<HTMLInputElement>('[data-shell-search]');
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
}
