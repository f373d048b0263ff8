'use client';

import { useEffect } from 'react';
import { pushToDataLayer } from '@/lib/browser/analytics/data-layer';
import { onConsentChange } from '@/lib/browser/consent/consent';
import { useSession } from '../hooks/use-session';

/** Tells the data layer who is logged in, once for each player, as soon as they have agreed to be counted. */
export function AnalyticsIdentity() {
  const userId = useSession().player?.id;
  useEffect(() => {
    if (!userId) return undefined;
    let told = false;
    const tell = () => {
      told ||= pushToDataLayer({ event: 'userId', userId });
    };
    tell();
    return onConsentChange(tell);
  }, [userId]);
  return null;
}
