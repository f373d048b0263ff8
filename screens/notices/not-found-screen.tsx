import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button';
import { Code, Notice } from './notice';

/** 404: the 0 is a ball. */
export function NotFoundScreen() {
  const t = useTranslations('Errors.notFound');
  return (
    <Notice figure={<Code code="404" />} title={t('title')} text={t('text')}>
      <ButtonLink href="/" tone="primary">
        {t('home')}
      </ButtonLink>
    </Notice>
  );
}
