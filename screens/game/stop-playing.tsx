'use client';

import { useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { BreakButton } from '@/features/protection/components/break-button';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { formatMomentInText } from '@/lib/domain/dates';
import { useRouter } from '@/lib/i18n/navigation';

/** The break of a day beside a game: it leads away from the game, and says until when it lasts. */
export function StopPlaying({
  onBegun,
  worded = false,
}: {
  onBegun?: () => void;
  worded?: boolean | 'never';
}) {
  const t = useTranslations('Play');
  const locale = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const router = useRouter();
  const problemText = useProblemText();
  const addToast = useSetAtom(addToastAtom);
  return (
    <BreakButton
      worded={worded}
      onBegun={(until) => {
        onBegun?.();
        addToast({
          status: 'success',
          title: t('stopped'),
          text: t('stoppedUntil', { until: formatMomentInText(new Date(until), locale, zone) }),
        });
        router.push('/account/limits');
      }}
      onFailed={(problem) => addToast({ status: 'error', title: problemText(problem) })}
    />
  );
}
