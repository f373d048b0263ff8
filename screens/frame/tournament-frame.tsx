'use client';

import type { ModalFrameProps } from '@/components/shell/modal-host/modal-host';
import { NewTournamentModal } from '@/features/tournaments/components/new-tournament-modal';
import { TournamentPlayerFrame } from '@/screens/tournaments/tournament-player-frame';

/** A new tournament, joined with who looks at it. */
export function TournamentFrame({ request, onClose }: ModalFrameProps<'NEW_LOCAL_TOURNAMENT'>) {
  return (
    <TournamentPlayerFrame>
      <NewTournamentModal {...request.props} onClose={() => onClose()} />
    </TournamentPlayerFrame>
  );
}
