'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useText } from '../queries/cms-text';
import styles from './cms-text-modal.module.scss';

/** Widths of the skeleton's lines while a text loads. */
const LINES = ['42%', '100%', '94%', '98%', '61%', '36%', '97%', '100%', '72%'];

/** A text that operators write, over whatever is open: terms, rules, a page's small print. */
export function CmsTextModal({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useTranslations('Modals.text');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useText(useLocale(), code);
  const failed = error !== null && !isFetching;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.title ?? (failed ? t('failed') : t('loading'))}
      hideTitle={!data && !failed}
      size="medium"
      reading
    >
      {data && <RichText text={data.text} />}
      {!data && !failed && (
        <div className={styles.waiting} role="status" aria-label={t('loading')}>
          <Skeleton width="52%" height="32px" />
          {LINES.map((width, index) => (
            <Skeleton key={index} shape="line" width={width} />
          ))}
        </div>
      )}
      {!data && failed && (
        <>
          <DialogText>
            <p role="alert">{problemText(error)}</p>
          </DialogText>
          <DialogActions>
            <Button wide onClick={() => void refetch()}>
              {t('again')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
