import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type TournamentContent = components['schemas']['TournamentContent'];

/** Begins a draft. @returns its id */
export async function writeTournament(body: TournamentContent, key: string): Promise<string> {
  const { data } = await asked(() =>
    api.POST('/api/office/v1/tournaments', { params: { header: { 'Idempotency-Key': key } }, body }),
  );
  return data.id;
}
