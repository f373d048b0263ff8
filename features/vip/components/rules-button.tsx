'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { infoGlyph } from '@/components/ui/icon/frame-glyphs';
import { IconButton } from '@/components/ui/icon-button/icon-button';

/** Opens the rules of the levels (SPEC §2). @param as a button in words, or the info sign of a level's card */
export function RulesButton({ as, title }: { as: 'words' | 'sign'; title?: string }) {
  const t = useTranslations('Vip');
  return as === 'words' ? (
    <Button tone="glass" data-modal="VIP_RULES">
      {t('rules')}
    </Button>
  ) : (
    <IconButton
      glyph={infoGlyph}
      label={title ? t('rulesAt', { name: title }) : t('rules')}
      data-modal="VIP_RULES"
    />
  );
}
