import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button';
import { Notice, Scene } from './notice';

/** SPEC §2: the page exists, its wheel does not turn. */
export function WheelScreen() {
  const t = useTranslations('Wheel');
  return (
    <Notice
      figure={<Scene name="maintenance" size={360} ratio={360 / 260} />}
      title={t('title')}
      text={t('text')}
    >
      <ButtonLink href="/" tone="primary">
        {t('home')}
      </ButtonLink>
    </Notice>
  );
}
