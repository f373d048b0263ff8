import type { Messages } from '@/messages/en.types';
import type { routing } from './routing';

declare module 'next-intl' {
  interface AppConfig {
    Locale: (typeof routing.locales)[number];
    /** With every text as a type of its own: from it follows which arguments a message takes. */
    Messages: Messages;
  }
}
