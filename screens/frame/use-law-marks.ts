import { useEffect } from 'react';
import { keepLaw, markLaw } from '@/early/law';
import { useLaw } from '@/endpoints/get-law';
import { usePathname } from '@/lib/i18n/navigation';

/** Says on the root element what the law of the country forbids to show; what bears a name of it (`data-law`) is not shown then. */
export function useLawMarks(): void {
  const law = useLaw();
  const pathname = usePathname();
  useEffect(() => markLaw(), [pathname]);
  useEffect(() => {
    if (law)
      keepLaw([!law.jackpots && 'no-jackpots', !law.wheel && 'no-wheel'].filter((one) => one !== false));
  }, [law]);
}
