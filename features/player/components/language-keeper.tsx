'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { onLanguageChosen, restoreChoice, showIn } from '@/components/shell/language/language-choice';
import { localeFromLanguageCode } from '@/lib/domain/locales';
import { updateLanguage } from '../api/update-language';
import { useSession } from '../hooks/use-session';
import { writeHint } from '../state/hint';

/** Saves a chosen language on the profile of a logged-in player, and follows the profile's (SPEC §1). */
export function LanguageKeeper() {
  const { status, player } = useSession();
  const locale = useLocale();
  const wasOut = useRef(false);

  useEffect(restoreChoice, []);

  useEffect(() => {
    if (status !== 'in') return undefined;
    return onLanguageChosen(async (language) => {
      writeHint(language);
      await updateLanguage(language);
    });
  }, [status]);

  // Chosen on another device: what this browser remembers of the player is old.
  const language = status === 'in' ? player?.language : undefined;
  useEffect(() => {
    if (status === 'out') wasOut.current = true;
    const own = localeFromLanguageCode(language);
    if (!language || !own || own === locale) return;
    writeHint(language);
    // Whoever has just logged in is on the way to something, and meets their language there.
    if (!wasOut.current) showIn(own);
  }, [language, locale, status]);
  return null;
}
