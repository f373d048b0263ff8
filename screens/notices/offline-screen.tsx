import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Notice, Scene } from './notice';

/** Shown without a network. The page's script tries again on a press and as soon as there is a network. */
export function OfflineScreen() {
  const t = useTranslations('Errors.offline');
  return (
    <Notice
      whole
      figure={<Scene name="offline" size={360} ratio={360 / 260} />}
      title={t('title')}
      text={t('text')}
    >
      <Button id="again" tone="primary">
        {t('again')}
      </Button>
    </Notice>
  );
}
