'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Spinner } from '@/components/ui/spinner/spinner';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useStories } from '../queries/stories';
import styles from './story-viewer.module.scss';
import { StoryViewer } from './story-viewer';

interface StoryModalProps {
  /** Of the story to begin with. */
  code: string;
  onClose: () => void;
}

/** The stories over the whole screen (SPEC §2). */
export function StoryModal({ code, onClose }: StoryModalProps) {
  const t = useTranslations();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useStories(useLocale());
  if (data && data.length > 0) return <StoryViewer stories={data} first={code} onClose={onClose} />;
  const failed = !isFetching;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Stories.label')}
      size="screen"
      hideTitle
      reading
    >
      <div className={styles.waiting}>
        {failed ? (
          <>
            <p role="alert">{error ? problemText(error) : t('Stories.none')}</p>
            <Button tone="glass" onClick={() => void refetch()}>
              {t('Ui.list.tryAgain')}
            </Button>
          </>
        ) : (
          <Spinner label={t('Ui.loading')} />
        )}
      </div>
    </Dialog>
  );
}
