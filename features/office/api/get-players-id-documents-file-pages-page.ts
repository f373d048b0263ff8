import { withBasePath } from '@/lib/domain/base-path';

/** Where the picture of a page is. */
export const pageAddress = (id: string, file: string, page: number): string =>
  withBasePath(`/api/office/v1/players/${id}/documents/${file}/pages/${page}`);
