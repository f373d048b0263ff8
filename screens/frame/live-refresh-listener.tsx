'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useCallback } from 'react';
import { useRouter } from '@/lib/i18n/navigation';

/** The CMS has the same origin as its pages, and tells the frame of every save, including its own drafts. */
export default function LiveRefreshListener() {
  const router = useRouter();
  const refresh = useCallback(() => router.refresh(), [router]);
  return (
    <RefreshRouteOnSave
      refresh={refresh}
      serverURL={typeof window === 'undefined' ? '' : window.location.origin}
    />
  );
}
