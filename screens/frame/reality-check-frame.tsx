'use client';

import type { ModalFrameProps } from '@/components/shell/modal-host/modal-host';
import { RealityCheckModal } from '@/features/protection/components/reality-check-modal';
import { useRouter } from '@/lib/i18n/navigation';
import { StopPlaying } from '@/screens/game/stop-playing';

const WAYS = { lobby: '/games/all', history: '/account/transaction-history/games' } as const;

/** The reality check joined with the ways out of the game. */
export function RealityCheckFrame({ onClose }: ModalFrameProps<'REALITY_CHECK'>) {
  const router = useRouter();
  return (
    <RealityCheckModal
      stop={<StopPlaying worded onBegun={() => onClose()} />}
      onLeave={(to) => {
        onClose();
        router.push(WAYS[to]);
      }}
      onClose={() => onClose()}
    />
  );
}
