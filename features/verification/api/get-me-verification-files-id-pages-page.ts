import { withBasePath } from '@/lib/domain/base-path';

/** Where the picture of a page lies; its player alone gets it. */
export const pagePicture = (id: string, page: number) =>
  withBasePath(`/api/v1/me/verification/files/${id}/pages/${page}`);
