'use client';

import { NextIntlClientProvider, useLocale, type Messages } from 'next-intl';
import { use, type ReactNode } from 'react';
import type { Locale } from '@/lib/domain/locales';

const loaded = new Map<Locale, Promise<Messages>>();

/** Texts of the modals come with the first one that opens, not with every page. */
function messagesOf(locale: Locale): Promise<Messages> {
  let messages = loaded.get(locale);
  if (!messages) {
    messages = import(`../../../messages/${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    );
    loaded.set(locale, messages);
    // Not for good: the network may be back at the next press.
    messages.catch(() => loaded.delete(locale));
  }
  return messages;
}

export function ModalMessages({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const messages = use(messagesOf(locale));
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
