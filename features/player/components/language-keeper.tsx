'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import {
  forgetPressedLanguage,
  onLanguageChosen,
  pressedLanguage,
  restoreChoice,
  showIn,
} from '@/components/shell/language/language-choice';
import { LANGUAGE_CODES, localeFromLanguageCode } from '@/lib/domain/locales';
import { updateLanguage } from '../api/patch-me';
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
    const chosenHere = pressedLanguage() === locale;
    if (chosenHere && (status === 'out' || own === locale)) forgetPressedLanguage();
    if (!language || !own || own === locale) return;
    if (chosenHere) {
      // Pressed before anybody knew who is here: the profile follows. Where it can't, the next page asks again.
      const code = LANGUAGE_CODES[locale];
      writeHint(code);
      updateLanguage(code).then(forgetPressedLanguage, () => undefined);
      return;
    }
    writeHint(language);
    // After a log-in with a next step, the page that it leads to is in the player's language.
    if (!wasOut.current) showIn(own);
  }, [language, locale, status]);
  return null;
}
