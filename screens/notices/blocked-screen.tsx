import { useTranslations } from 'next-intl';
import { webConfig } from '@/lib/server/config/web';
import type { BlockStatus } from '@/lib/domain/site-rules';
import { Code, Notice } from './notice';

/**
 * Replaces the whole product for a visitor from a blocked country (SPEC §1). No link leads into the product; the live
 * chat is part of it, so support is reached by mail.
 */
export function BlockedScreen({ status }: { status: BlockStatus }) {
  const t = useTranslations('Errors.blocked');
  const { supportEmail } = webConfig();
  return (
    <Notice
      whole
      figure={<Code code={String(status)} />}
      title={t('title')}
      text={
        <>
          {t('text')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </>
      }
    />
  );
}
