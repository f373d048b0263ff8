import type { ListViewServerProps } from 'payload';
import { DEFAULT_LOCALE, isLocale } from '@/lib/domain/locales';
import { isEditor } from '../access/roles';
import { rowsOf } from '../page-tree/tree';
import { titleOf } from '../titles';
import { PageTreeEditor } from './page-tree-editor';

const PAGES = 'info-pages';

type Props = Pick<ListViewServerProps, 'payload' | 'user' | 'locale'>;

/** Above the list of info pages: their order and nesting, to be changed by those who may. */
export async function PageTree({ payload, user, locale }: Props) {
  const code = isLocale(locale?.code) ? locale.code : DEFAULT_LOCALE;
  const { docs } = await payload.find({
    collection: PAGES,
    sort: ['position', 'code'],
    pagination: false,
    depth: 0,
    draft: true,
    locale: code,
    fallbackLocale: DEFAULT_LOCALE,
    select: { code: true, title: true, parent: true, position: true },
    user,
    overrideAccess: false,
  });
  if (docs.length < 2 || !isEditor(user ?? null)) return null;
  const { config } = payload.collections[PAGES];
  const titles = Object.fromEntries(docs.map((page) => [page.id, titleOf(config, { ...page })]));
  const rows = rowsOf(
    docs.map(({ id, parent }) => ({ id, parent: typeof parent === 'number' ? parent : null })),
  );
  // Another order from the server: the editor starts again with it.
  return <PageTreeEditor key={JSON.stringify(rows)} rows={rows} titles={titles} />;
}
