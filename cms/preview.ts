import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { webConfig } from '@/lib/server/config/web';
import { DEFAULT_LOCALE } from '@/lib/domain/locales';
import { previewAddress } from '@/lib/domain/preview';

/**
 * The page that shows a document, with its language: `/de/games/top`. Null when there is none, or a value is missing.
 */
export type PageOf = (
  doc: Readonly<Record<string, unknown>>,
  locale: string,
  req: PayloadRequest,
) => Promise<string | null> | string | null;

/** The three widths that the product is drawn for, in px. */
const BREAKPOINTS = [
  { name: 'phone', label: 'Phone (390)', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet (768)', width: 768, height: 1024 },
  { name: 'desk', label: 'Desk (1440)', width: 1440, height: 900 },
];

type Admin = Required<Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'>> &
  Required<Pick<NonNullable<GlobalConfig['admin']>, 'livePreview' | 'preview'>>;

/** The button "Preview" and the page beside the form: both use app/internal/preview, which shows drafts. */
export function previewOf(pageOf: PageOf): Admin {
  const address = async (doc: Record<string, unknown>, locale: string | undefined, req: PayloadRequest) => {
    const path = await pageOf(doc, locale ?? DEFAULT_LOCALE, req);
    return path === null ? null : previewAddress(webConfig().basePath, path);
  };
  return {
    preview: (doc, { locale, req }) => address(doc, locale, req),
    livePreview: {
      breakpoints: BREAKPOINTS,
      url: ({ data, locale, req }) => address(data, locale.code, req),
    },
  };
}
