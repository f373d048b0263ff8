import { getTranslations } from 'next-intl/server';
import { webConfig } from '@/lib/server/config/web';
import { PREVIEW_EXIT_PATH } from '@/lib/domain/preview';
import { LiveRefresh } from './live-refresh';
import styles from './preview-bar.module.scss';

/** Tells an operator that drafts are shown, with a link to leave them. Rendered for operators only. */
export async function PreviewBar() {
  const t = await getTranslations('Preview');
  return (
    <aside className={styles.bar} data-preview aria-label={t('label')}>
      <LiveRefresh />
      <strong>{t('notice')}</strong>
      {/* No page of the product: the browser is to ask for it, and nothing is to ask beforehand. */}
      <a href={`${webConfig().basePath}${PREVIEW_EXIT_PATH}`}>{t('exit')}</a>
    </aside>
  );
}
