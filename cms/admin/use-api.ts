'use client';

import { useConfig } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useEffect, useState } from 'react';

/** Asks the CMS's own API; null while it is asked, when nothing is, and when there is no answer. */
export function useApi<Answer>(path: `/${string}` | null): Answer | null {
  const { config } = useConfig();
  const [known, setKnown] = useState<{ path: string; answer: Answer }>();
  useEffect(() => {
    if (path === null) return;
    const abort = new AbortController();
    const address = formatAdminURL({ apiRoute: config.routes.api, path });
    fetch(address, { credentials: 'include', signal: abort.signal })
      .then(async (response) => {
        if (response.ok) setKnown({ path, answer: (await response.json()) as Answer });
      })
      // The check is a help, not a duty: it is made again with the next letter.
      .catch(() => undefined);
    return () => abort.abort();
  }, [path, config.routes.api]);
  return known?.path === path ? known.answer : null;
}
