import type { Stored } from '@/lib/domain/browser-state';
import { keepFirstVisit } from './first-visit';
import { remember, remembered } from './remembered';
import { markRoot, rootMark } from './root';

const KEY = 'cookies' satisfies keyof Stored;
let asker: HTMLElement | null = null;

const findBox = () => document.querySelector<HTMLInputElement>('#cookie-analytics');

/** Consent is read here, and changes are announced by the event (lib/browser/consent). */
function setCookies(value: string | null) {
  markRoot('cookies', value === 'necessary' || value === 'analytics' ? value : null);
  keepFirstVisit(value);
  window.dispatchEvent(new Event('parlour:consent'));
}

/** Opens the choice again, from a link of the page. */
export function askForCookies(from: HTMLElement): void {
  const box = findBox();
  const details = box?.closest('details');
  if (!box || !details) return;
  asker = from;
  markRoot('cookieSettings', '');
  box.checked = rootMark('cookies') === 'analytics';
  details.open = true;
  box.focus();
}

export function chooseCookies(button: HTMLElement): void {
  const choice = button.dataset.cookieChoice || (findBox()?.checked ? 'analytics' : 'necessary');
  remember('cookies', choice);
  markRoot('cookieSettings', null);
  // What had the focus is gone: it goes back to where the question was asked, or on to the page.
  (asker ?? document.getElementById('content'))?.focus({ preventScroll: true });
  asker = null;
  setCookies(choice);
}

/** Writes the stored choice to the root element; other tabs follow. */
export function startCookieChoice(): void {
  setCookies(remembered('cookies'));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) setCookies(newValue);
  });
}
