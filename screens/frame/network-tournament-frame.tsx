'use client';

import type { ModalFrameProps } from '@/components/shell/modal-host/modal-host';
import { NewNetworkTournamentModal } from '@/features/tournaments/components/new-tournament-modal';
import { TournamentPlayerFrame } from '@/screens/tournaments/tournament-player-frame';

/** A new tournament of the studio, joined with who looks at it. */
export function NetworkTournamentFrame({ request, onClose }: ModalFrameProps<'NEW_TOURNAMENT'>) {
  return (
    <TournamentPlayerFrame>
      <NewNetworkTournamentModal {...request.props} onClose={() => onClose()} />
    </TournamentPlayerFrame>
  );
}
