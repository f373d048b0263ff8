/**
 * What the frame does before and without React. It remembers theme, collapsed sidebar, open groups and the choice
 * of cookies, so that nothing flashes or moves on load, works their switches, keeps a press on a modal's button
 * that came before React (`data-pressed` on the root), lets a language count from the press on, puts a poster in the place of one that does not come, and lets
 * the slash key reach the search field. It runs from its own source text: nothing outside its braces exists.
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

  function remember(key: string, value: string | null) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // A browser that keeps nothing still switches, until the next load.
    }
  }

  // Above the page's own two, which follow the system: the first that matches counts.
  function colourBrowser(theme: string | null) {
    const id = 'theme-colour';
    document.getElementById(id)?.remove();
    if (!theme) return;
    const meta = document.createElement('meta');
    Object.assign(meta, { id, name: 'theme-color', content: theme === 'ivory' ? '#f4efe3' : '#0a0f0d' });
    document.head.prepend(meta);
  }

  function reflectTheme() {
    document.querySelectorAll<HTMLElement>('[data-shell-theme]').forEach((button) => {
      const on = button.dataset.shellTheme === (root.dataset.theme ?? 'system');
      button.setAttribute('aria-pressed', String(on));
    });
  }

  /** Anything but a theme's name is "as the system". */
  function setTheme(value: string | null) {
    const theme = value === 'ivory' || value === 'dark' ? value : null;
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    colourBrowser(theme);
    reflectTheme();
    return theme;
  }

  function setSide(side: string | null) {
    if (side === '70') root.dataset.side = side;
    else delete root.dataset.side;
    reflectSide();
  }

  function reflectSide() {
    document.querySelectorAll('[data-shell-side]').forEach((button) => {
      button.setAttribute('aria-expanded', String(root.dataset.side !== '70'));
    });
    document.dispatchEvent(new Event('shell:groups'));
  }

  /** Whoever asks for consent reads it here and hears of changes by the event (lib/browser/consent). */
  function setCookies(value: string | null) {
    if (value === 'necessary' || value === 'analytics') root.dataset.cookies = value;
    else delete root.dataset.cookies;
    window.dispatchEvent(new Event('parlour:consent'));
  }

  // A game has the room from the first paint on. What else stands under such an address has no use for it.
  const room = /\/game\/[^/]/.test(location.pathname);
  function settle() {
    reflectTheme();
    if (room && !document.querySelector('[data-wants-room]')) {
      delete root.dataset.play;
      setSide(remembered('side'));
    } else reflectSide();
  }

  // A demo opens by itself, and so does a player's game: a phone gives it the place of header and bar at once.
  if (room && (/\/demo\/?$/.test(location.pathname) || isPlayer())) root.dataset.play = '';
  // Rows for one person have their room before anybody knows who it is (features/lobby/domain/own-rows).
  root.dataset.ownRows = remembered('ownRows') ?? '';
  setTheme(remembered('theme'));
  setSide(room ? '70' : remembered('side'));
  setCookies(remembered('cookies'));
  if (document.readyState === 'loading') {
    // What each word that arrives would move waits for the last one (mixin `shown-whole`).
    root.dataset.arriving = '';
    document.addEventListener('DOMContentLoaded', () => {
      delete root.dataset.arriving;
      settle();
    });
  } else settle();
  // A page that needs the room has collapsed the sidebar, or has left it as it was.
  document.addEventListener('shell:side', reflectSide);

  // Other tabs follow.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme') setTheme(newValue);
    if (key === 'cookies') setCookies(newValue);
  });

  let asker: HTMLElement | null = null;

  function askForCookies(from: HTMLElement) {
    const box = document.querySelector<HTMLInputElement>('#cookie-analytics');
    const details = box?.closest('details');
    if (!box || !details) return;
    asker = from;
    root.dataset.cookieSettings = '';
    box.checked = root.dataset.cookies === 'analytics';
    details.open = true;
    box.focus();
  }

  function chooseCookies(button: HTMLElement) {
    const box = document.querySelector<HTMLInputElement>('#cookie-analytics');
    const choice = button.dataset.cookieChoice || (box?.checked ? 'analytics' : 'necessary');
    remember('cookies', choice);
    delete root.dataset.cookieSettings;
    // What had the focus is gone: it goes back to where the question was asked, or on to the page.
    (asker ?? document.getElementById('content'))?.focus({ preventScroll: true });
    asker = null;
    setCookies(choice);
  }

  // On the way down: while it wakes a page, React stops what it can't answer yet on its way up.
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKey, { capture: true });
  // An error of a picture goes down and never up.
  document.addEventListener('error', onError, { capture: true });

  function isPlayer() {
    return /(?:^|; )parlour_player_language=/.test(document.cookie);
  }

  const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
    button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

  /**
   * A language counts from the press on, also before React is there or anybody knows who is here: the server asks
   * the player's cookie first, and the next page saves the choice (LanguageKeeper). A cached page does not know its
   * query, so that the link has it from here.
   */
  function chooseLanguage(link: HTMLAnchorElement) {
    const code = link.dataset.language ?? '';
    link.search = location.search;
    link.hash = location.hash;
    try {
      sessionStorage.setItem('languagePressed', code);
    } catch {
      // Then React keeps it, once it is here.
    }
    if (!isPlayer()) return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `parlour_player_language=${code}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  }

  /** A poster that does not come has the casino's own in its place (SPEC §2). */
  function onError({ target: image }: Event) {
    if (!(image instanceof HTMLImageElement)) return;
    const [site, poster] = image.src.split('art/posters/');
    if (poster === undefined) return;
    const own = `${site}art/poster.svg`;
    image.parentElement?.querySelectorAll('source').forEach((source) => source.setAttribute('srcset', own));
    image.src = own;
  }

  function onClick(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    if (button?.dataset.shellTheme) remember('theme', setTheme(button.dataset.shellTheme));
    if (button?.dataset.shellSide !== undefined) {
      setSide(root.dataset.side === '70' ? '270' : '70');
      remember('side', root.dataset.side ?? '270');
    }
    if (button?.dataset.cookieChoice !== undefined) chooseCookies(button);
    if (button?.dataset.cookieAsk !== undefined) askForCookies(button);
    // Until what opens modals is here, which takes it from the root again (player-side). On a page that React made,
    // it has heard the press before this.
    if (button?.dataset.modal && !event.defaultPrevented) root.dataset.pressed = button.dataset.modal;
    const language = event.target instanceof Element ? event.target.closest('a[data-language]') : null;
    if (language instanceof HTMLAnchorElement && isPlain(event)) chooseLanguage(language);
    // A menu of the frame closes behind a press beside it.
    document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]').forEach((menu) => {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    });
  }

  function onKey(event: KeyboardEvent) {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const menu = target?.closest<HTMLDetailsElement>('details[data-menu][open]');
    if (menu && event.key === 'Escape') {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return;
    const field = document.querySelector<HTMLInputElement>('[data-shell-search]');
    if (!field) return;
    event.preventDefault();
    field.focus();
  }
}
