import { keepStream } from '@/lib/browser/keep-stream';
import { withBasePath } from '@/lib/domain/base-path';

type Followed = Omit<Parameters<typeof keepStream>[0], 'url'>;

/** Follows what the platform pushes to the player. @returns ends it */
export const followEvents = (followed: Followed) =>
  keepStream({ ...followed, url: withBasePath('/api/v1/events') });
