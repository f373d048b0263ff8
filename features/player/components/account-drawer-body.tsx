'use client';

import { NextIntlClientProvider, useLocale, useTranslations, type Messages } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import type { Locale } from '@/lib/domain/locales';
import { useSession } from '../hooks/use-session';
import type { AccountPanelProps } from './account-panel';
import styles from './account-drawer.module.scss';

interface Content {
  locale: Locale;
  messages: Messages;
  Panel: ComponentType<AccountPanelProps>;
}

async function load(locale: Locale): Promise<Content> {
  const [{ AccountPanel: Panel }, { default: messages }] = await Promise.all([
    import('./account-panel'),
    import(`@/messages/${locale}.json`) as Promise<{ default: Messages }>,
  ]);
  return { locale, messages, Panel };
}

/** Code, texts and figures of the account drawer: nothing of them is loaded before it is opened. */
export function AccountDrawerBody() {
  const t = useTranslations('Account');
  const locale = useLocale();
  const { status } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [content, setContent] = useState<Content>();
  const [failed, setFailed] = useState(false);
  const shown = content?.locale === locale ? content : undefined;

  const fetchContent = useEffectEvent(() => {
    if (!shown) load(locale).then(setContent, () => setFailed(true));
  });
  const retry = () => {
    setFailed(false);
    load(locale).then(setContent, () => setFailed(true));
  };

  useEffect(() => {
    const drawer = place.current?.parentElement;
    if (!drawer) return undefined;
    const turn = (opens: boolean) => {
      setOpen(opens);
      if (!opens) return;
      setFailed(false);
      fetchContent();
    };
    const follow = (event: Event) => turn((event as ToggleEvent).newState === 'open');
    const changes = ['beforetoggle', 'toggle'] as const;
    for (const change of changes) drawer.addEventListener(change, follow);
    // It opens without React: whoever pressed before this ran has it open already (early/drawers.ts).
    if (drawer.getAttribute('aria-modal') === 'true') turn(true);
    return () => {
      for (const change of changes) drawer.removeEventListener(change, follow);
    };
  }, []);

  // A session that ended elsewhere leaves nothing to show.
  useEffect(() => {
    if (status === 'out') place.current?.parentElement?.hidePopover?.();
  }, [status]);

  return (
    <div ref={place} className={styles.place}>
      {shown ? (
        <NextIntlClientProvider locale={locale} messages={shown.messages}>
          <BlockBoundary>
            <shown.Panel open={open} />
          </BlockBoundary>
        </NextIntlClientProvider>
      ) : failed ? (
        <div className={styles.failed} role="alert">
          <b>{t('unreachable')}</b>
          <p>{t('unreachableText')}</p>
          <button type="button" onClick={retry}>
            {t('tryAgain')}
          </button>
        </div>
      ) : (
        <AccountSkeleton />
      )}
    </div>
  );
}

/** The boxes of the panel until it is there. */
function AccountSkeleton() {
  const t = useTranslations('Account');
  return (
    <div className={styles.skeleton} role="status" aria-label={t('checking')}>
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
