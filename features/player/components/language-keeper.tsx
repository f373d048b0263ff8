'use client';

import { useEffect } from 'react';
import { onLanguageChosen } from '@/components/shell/language/language-choice';
import { updateLanguage } from '../api/update-language';
import { useSession } from '../hooks/use-session';
import { writeHint } from '../state/hint';

/** Saves a chosen language on the profile of a logged-in player (SPEC §1). */
export function LanguageKeeper() {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'in') return undefined;
    return onLanguageChosen(async (language) => {
      writeHint(language);
      await updateLanguage(language);
    });
  }, [status]);
  return null;
}
