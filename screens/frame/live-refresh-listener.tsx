'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useCallback } from 'react';
import { useRouter } from '@/lib/i18n/navigation';

/** The CMS is of the same origin as its pages, and tells the frame of every save, its own drafts' included. */
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
