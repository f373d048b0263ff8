'use client';

import { useTranslations } from 'next-intl';
import type { ModalFrameProps } from '@/components/shell/modal-host/modal-host';
import { useLoyalty } from '@/features/player/api/get-me-loyalty';
import { LevelUpModal } from '@/features/vip/components/level-up-modal';

/** The news of a level, with what the platform says that it brings. */
export function LevelUpFrame({ request, onClose }: ModalFrameProps<'LEVEL_UP'>) {
  const t = useTranslations('AccountDrawer.levels');
  const { level, code } = request.props;
  const { data } = useLoyalty(true);
  const facts =
    data?.level?.levelInfo.level === level
      ? {
          count: data.levelsTotal,
          percent: data.cashbackPercent,
          personalManager: data.level.personalManager,
        }
      : undefined;
  return <LevelUpModal level={level} name={t(code)} facts={facts} onClose={() => onClose()} />;
}
