'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useVipRules } from '../queries/vip-rules';
import styles from './vip-rules-modal.module.scss';

/** Widths of the skeleton's lines while the rules load. */
const LINES = ['38%', '100%', '92%', '57%', '44%', '98%', '100%', '63%'];

/** How the levels work, as operators write it: loyalty_main of the loyalty rules (SPEC §2). */
export function VipRulesModal({ onClose }: { onClose: () => void }) {
  const t = useTranslations('Vip');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useVipRules(useLocale());
  const failed = !data && error !== null && !isFetching;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.title ?? t('rules')}
      size="medium"
      reading
    >
      {data && (
        <div className={styles.chapters}>
          {data.childs.map(({ title, content }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <RichText text={content} />
            </section>
          ))}
        </div>
      )}
      {!data && !failed && (
        <div className={styles.waiting} role="status" aria-label={t('loading')}>
          {LINES.map((width, index) => (
            <Skeleton key={index} shape="line" width={width} />
          ))}
        </div>
      )}
      {failed && (
        <>
          <DialogText>
            <p role="alert">{problemText(error)}</p>
          </DialogText>
          <DialogActions>
            <Button wide onClick={() => void refetch()}>
              {t('tryAgain')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
