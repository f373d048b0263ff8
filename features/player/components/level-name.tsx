import { useTranslations } from 'next-intl';
import type { Loyalty } from '../api/get-me-loyalty';

/** "Level 3, House Guest". */
export function LevelName({ level }: { level: Loyalty['level'] }) {
  const t = useTranslations('AccountDrawer');
  if (!level) return t('noLevel');
  return t('levelName', { level: level.levelInfo.level, name: t(`levels.${level.code}`) });
}
