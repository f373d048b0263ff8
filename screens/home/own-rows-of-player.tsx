'use client';

import type { ComponentProps } from 'react';
import { OwnRows } from '@/features/lobby/components/own-rows';
import { useSession } from '@/features/player/hooks/use-session';
import { whoseGames } from '@/screens/frame/whose-games';

/** The rows for one person, joined with who is here. */
export function OwnRowsOfPlayer({ rooms }: Pick<ComponentProps<typeof OwnRows>, 'rooms'>) {
  return <OwnRows whose={whoseGames(useSession())} rooms={rooms} />;
}
