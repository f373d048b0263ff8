'use client';

import { useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { shareGlyph } from '@/components/ui/icon/glyphs';
import { addressOfPage } from '@/lib/i18n/path';
import { addToastAtom } from '@/lib/browser/toast/toasts';

/** Passes a page on: by what the device offers, else its address goes to the clipboard. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useTranslations('Play');
  const locale = useLocale();
  const addToast = useSetAtom(addToastAtom);

  async function share() {
    const url = new URL(addressOfPage(path, locale), window.location.origin).href;
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      addToast({ id: 'share', status: 'success', title: t('linkCopied'), history: false });
    } catch (error) {
      // Closing the device's share sheet is no error.
      if ((error as DOMException).name === 'AbortError') return;
      addToast({ id: 'share', status: 'error', title: t('linkNotCopied'), text: url, history: false });
    }
  }

  return <IconButton glyph={shareGlyph} label={t('share')} onClick={() => void share()} />;
}
