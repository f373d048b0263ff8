import { useLayoutEffect, useState, type ReactNode } from 'react';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { NextIntlClientProvider } from 'next-intl';
import type { Locale } from '@/lib/domain/locales';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import de from '@/messages/de.json';
import deCh from '@/messages/de-CH.json';
import enAu from '@/messages/en-AU.json';
import en from '@/messages/en.json';
import type { Messages } from '@/messages/en.types';
import fr from '@/messages/fr.json';
import { visit } from './stand-ins/navigation';

const MESSAGES = { en, de, 'en-AU': enAu, 'de-CH': deCh, fr } as Record<Locale, unknown> as Record<
  Locale,
  Messages
>;

/** What the toolbar chooses. */
export interface FrameGlobals {
  theme: 'dark' | 'ivory';
  locale: Locale;
  direction: 'ltr' | 'rtl';
}

interface FrameProps {
  globals: FrameGlobals;
  /** Where the visitor is, for what marks the current page. */
  path?: string;
  children: ReactNode;
}

/** What the product's root layout gives every page, around every story; calls and state are of each story's own. */
export function Frame({ globals: { theme, locale, direction }, path = '/', children }: FrameProps) {
  const [client] = useState(createQueryClient);
  visit(path);

  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.dataset.theme = theme;
    html.lang = locale;
    html.dir = direction;
  }, [theme, locale, direction]);

  return (
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="UTC">
      <DirectionProvider direction={direction}>
        <Provider>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </Provider>
      </DirectionProvider>
    </NextIntlClientProvider>
  );
}
