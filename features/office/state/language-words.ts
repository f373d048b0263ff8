const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });
/** A language by its code. */
export const languageWords = (code: string): string => LANGUAGES.of(code) ?? code;
