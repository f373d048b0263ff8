import 'server-only';
import { draftMode, headers } from 'next/headers';
import { getPayload } from 'payload';
import { cache } from 'react';
import config from '@/cms/payload.config';
import { roleOf } from '../access/roles';

/**
 * Whether the request comes from an operator who is logged in: their own session counts, which ends when they log out
 * or are removed.
 * @throws Error when the database is out of reach
 */
export async function isOperatorAsking(): Promise<boolean> {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  return roleOf(user) !== undefined;
}

/**
 * Whether the page is rendered with drafts: Next's cookie was given to this browser by app/internal/preview, and an
 * operator is logged in on it. The cookie alone would be worth as much in anybody's hands until the next build. Asks
 * nothing while pages are rendered for visitors.
 */
export const showsDrafts = cache(
  async (): Promise<boolean> => (await draftMode()).isEnabled && isOperatorAsking(),
);
