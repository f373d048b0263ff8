import { answerOf, api } from '@/lib/browser/platform/client';
import type { LanguageCode } from '@/lib/domain/locales';

/** Saves the language on the profile (SPEC §1). */
export async function updateLanguage(language: LanguageCode): Promise<void> {
  await answerOf(api.PATCH('/api/v1/me', { body: { language } }));
}
