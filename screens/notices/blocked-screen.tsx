import { useTranslations } from 'next-intl';
import { webConfig } from '@/lib/server/config/web';
import type { BlockStatus } from '@/lib/domain/site-rules';
import { Code, Notice } from './notice';

/**
 * In place of the whole product for a visitor from a blocked country (SPEC §1). No button leads into it; the live
 * chat is a part of it, so that support is reached by mail.
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
