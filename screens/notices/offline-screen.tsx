import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Notice, Scene } from './notice';

/** No network: says so. The page's script tries again, when asked and as soon as there is one. */
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
