import { OfflineScript } from '@/components/shell/early-scripts';
import { OfflineScreen } from './offline-screen';

/** The screen as the server sends it: with the script that works it, because React's code may not be there. */
export const Offline = () => (
  <>
    <OfflineScreen />
    <OfflineScript />
  </>
);
