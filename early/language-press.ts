import { PLAYER_LANGUAGE_COOKIE } from '@/lib/i18n/cookies';
import { isPlayer } from './player';
import { rememberInTab } from './remembered';

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * A language counts from the press on, also before React has loaded or the session is known: the server looks at the
 * player's cookie first, and the next page saves the choice (LanguageKeeper). A cached page does not know its query,
 * so the link gets it here.
 */
export function hearLanguage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[data-language]') : null;
  if (!(link instanceof HTMLAnchorElement) || !isPlain(event)) return;
  const code = link.dataset.language ?? '';
  link.search = location.search;
  link.hash = location.hash;
  // Where it is not kept, React keeps it, once it is here.
  rememberInTab('languagePressed', code);
  if (!isPlayer()) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${PLAYER_LANGUAGE_COOKIE}=${code}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
