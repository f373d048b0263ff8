import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type ValidationFieldError,
} from 'payload';
import { isLocale, LOCALES } from '@/lib/domain/locales';
import { LOCALE_LABELS } from '../locale-labels';
import { placesProblem } from '../seo-places';

/** In `context`: the one language that a save puts online; absent when it puts all of them online. */
const PUBLISHED_LANGUAGE = 'publishedLanguage';
const FIELDS = { title: 'Title', description: 'Description' } as const;

/** Payload names the language to the operation alone, and the check below needs it. */
export const notePublishedLanguage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') {
    const { publishSpecificLocale } = args as { publishSpecificLocale?: unknown };
    req.context[PUBLISHED_LANGUAGE] = isLocale(publishSpecificLocale) ? publishSpecificLocale : undefined;
  }
  return args;
};

type Texts = Partial<Record<string, Record<string, unknown>>>;

/**
 * Publishing puts the drafts of all languages online, and Payload looks at the one of the form alone: so the others
 * are looked at here.
 * @throws ValidationError that names the language and the place
 */
export const refuseUnknownPlaces: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { id } = (originalDoc ?? {}) as { id?: number };
  // Seed content is not checked: tests cover it.
  if (!req.user || data._status !== 'published' || id === undefined) return data;
  if (req.context[PUBLISHED_LANGUAGE] !== undefined) return data;
  const entry = (await req.payload.findByID({
    collection: 'seo-entries',
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    req: { ...req },
    overrideAccess: true,
  })) as unknown as Texts;
  const path = String(data.path ?? entry.path ?? '');
  const errors = LOCALES.filter((locale) => locale !== req.locale).flatMap((locale) =>
    Object.entries(FIELDS).flatMap(([name, label]): ValidationFieldError[] => {
      const text = entry[name]?.[locale];
      const problem = typeof text === 'string' ? placesProblem(text, path) : undefined;
      const where = `${label} (${LOCALE_LABELS[locale]})`;
      return problem === undefined ? [] : [{ path: name, label: where, message: `${where}: ${problem}` }];
    }),
  );
  if (errors.length > 0) throw new ValidationError({ collection: 'seo-entries', id, errors }, req.t);
  return data;
};
