import { useEffect, useEffectEvent } from 'react';
import { useRouter } from '@/lib/i18n/navigation';
import { isNoPage } from '@/lib/domain/preview';
import { pageOfAddress } from '@/lib/i18n/path';
import { useIsReachable } from '@/lib/browser/sections/use-closed-sections';

/** A pointer that only passes over a link is gone by then. Milliseconds. */
const RESTING_MS = 65;

interface Connection {
  saveData?: boolean;
}

/** The page, without its language, that a plain press opens through the router; null for any other link. */
function pageOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search, target, dataset } = link;
  if (origin !== location.origin || (target && target !== '_self') || link.hasAttribute('download'))
    return null;
  // Such a link opens a modal, or reloads the page in another language.
  if (dataset.modal !== undefined || link.hasAttribute('hreflang')) return null;
  // What is a player's own is not kept.
  const page = pageOfAddress(pathname);
  if (page.startsWith('/account')) return null;
  // Through the platform to another company, or out of a draft.
  if (isNoPage(page)) return null;
  return pathname === location.pathname && search === location.search ? null : page + search;
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Prefetches the page behind a link when it is likely to be chosen: a pointer rests on it, a finger touches it, the
 * keyboard reaches it. A page has two hundred links, so none is fetched just for being visible, and none at all with
 * data saving.
 */
export function useIntendedLinks(): void {
  const { prefetch } = useRouter();
  const isReachable = useIsReachable();
  // A closed section's page is only a notice.
  const fetchOpen = useEffectEvent((page: string) => isReachable(page) && prefetch(page));
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData) return undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const fetchFor = (link: HTMLAnchorElement | null) => {
      const page = link && pageOf(link);
      if (page) fetchOpen(page);
    };
    const touch = (event: Event) => fetchFor(linkOf(event));
    const rest = (event: PointerEvent) => {
      clearTimeout(resting);
      const link = event.pointerType === 'mouse' ? linkOf(event) : null;
      if (link) resting = setTimeout(() => fetchFor(link), RESTING_MS);
    };
    const reach = (event: Event) => {
      // Focus from a pointer press: pointerdown has started the prefetch already.
      if (event.target instanceof Element && event.target.matches(':focus-visible')) fetchFor(linkOf(event));
    };
    document.addEventListener('pointerover', rest, { passive: true });
    document.addEventListener('touchstart', touch, { passive: true });
    document.addEventListener('focusin', reach);
    return () => {
      clearTimeout(resting);
      document.removeEventListener('pointerover', rest);
      document.removeEventListener('touchstart', touch);
      document.removeEventListener('focusin', reach);
    };
  }, []);
}
