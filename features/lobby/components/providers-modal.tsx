'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { providerListQuery } from '../api/get-providers';
import { ProvidersBrowser } from './providers-browser';
import styles from './providers-modal.module.scss';

/** Number of skeleton tiles while studios load. */
const WAITING = 12;

/** All studios in a dialog, to choose one. It starts fresh each time it is opened. */
export function ProvidersModal({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ProvidersDrawer');
  const { data, isFetching, refetch } = useQuery(providerListQuery);
  return (
    // While the studios are on their way there is only the cross, which is not what it was opened for.
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title')} size="large" reading={!data}>
      <div className={styles.place}>
        {data ? (
          <ProvidersBrowser providers={data} headingLevel={3} onChoose={onClose} />
        ) : isFetching ? (
          <div className={styles.waiting} role="status" aria-label={t('loading')}>
            <Skeleton height="48px" />
            {Array.from({ length: WAITING }, (_, index) => (
              <Skeleton key={index} height="92px" />
            ))}
          </div>
        ) : (
          <div className={styles.failed}>
            <p role="alert">{t('failed')}</p>
            <Button onClick={() => void refetch()}>{t('again')}</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
