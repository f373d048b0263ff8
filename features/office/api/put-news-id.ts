import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import type { NewsContent } from './post-news';

/** Changes a draft, unless a colleague has changed it meanwhile. */
export const changeNews = (id: string, revision: number, content: NewsContent) =>
  asked(() =>
    api.PUT('/api/office/v1/news/{id}', { params: { path: { id } }, body: { ...content, revision } }),
  );
