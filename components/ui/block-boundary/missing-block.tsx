'use client';

import { useRouter } from '@/lib/i18n/navigation';
import { BlockError } from './block-error';

/** Replaces a part whose data the server could not get. Trying again asks the server for the page. */
export function MissingBlock() {
  const router = useRouter();
  return <BlockError onRetry={() => router.refresh()} />;
}
