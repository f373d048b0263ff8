import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/messages/en.json';
import type { Messages } from '@/messages/en.types';

/** The English messages. A module of JSON has only `string` for its texts. */
export const messages = en as Messages;

/** Renders with the English messages, as the root layout does. */
export function renderWithMessages(element: ReactElement) {
  return render(element, {
    wrapper: ({ children }) => (
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    ),
  });
}
