import { useSearchParams } from 'next/navigation';
import { changed, readAddress, writeAddress, type HistoryAddress } from '../domain/history-address';

/**
 * What the page's address asks the history for, and how to ask for something else. The page is the same for everybody
 * and need not be fetched again for it; other words of the address stay.
 */
export function useHistoryAddress() {
  const query = useSearchParams();
  const address = readAddress(query);
  const hrefOf = (part: Partial<HistoryAddress>) =>
    `${globalThis.location?.pathname ?? ''}${writeAddress(changed(address, part), query)}`;
  return {
    address,
    change: (part: Partial<HistoryAddress>) => window.history.pushState(null, '', hrefOf(part)),
    /** Where a page of the list is. */
    queryOf: (page: number) => writeAddress(changed(address, { page }), query) || '?page=1',
  };
}
