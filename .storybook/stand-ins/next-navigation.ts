/** Stands in for next/navigation in the workbench: no route, no query. */
export { redirect, usePathname, useRouter } from './navigation';

const params = {};
const query = new URLSearchParams();
export const useParams = () => params;
export const useSearchParams = () => query;
export const useSelectedLayoutSegment = () => null;
export function notFound(): never {
  throw new Error('notFound()');
}
