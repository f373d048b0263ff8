import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { PROFILE_FIELDS } from '@/lib/domain/player-profile';
import { isApiProblem } from '@/lib/http/problem';
import { usePathname, useRouter } from '@/lib/i18n/navigation';
import { useNetworkRegister } from '../api/post-network-tournaments-code-registrations';
import { useRegister } from '../api/post-tournaments-id-registrations';
import { pathOf } from '../domain/network';
import type { TournamentDetails } from '../domain/tournament';
import { useTournamentPlayer } from '../state/player';
import { addRaceGames } from '../state/race-games';

interface Join {
  busy: boolean;
  join(): void;
}

/**
 * Takes part in a tournament (SPEC §4): a visitor logs in or signs up first; then the player is registered, what is known of
 * tournaments is asked for anew, the tournament's page opens, and a toast says so.
 * @param onDone runs before the page opens
 */
export function useJoin(
  { id, code, name, status, games }: Pick<TournamentDetails, 'id' | 'code' | 'name' | 'status' | 'games'>,
  onDone?: () => void,
): Join {
  const t = useTranslations('Tournaments.join');
  const router = useRouter();
  const pathname = usePathname();
  const addToast = useSetAtom(addToastAtom);
  const problemText = useProblemText();
  const { playerId, onNeedLogIn, onNeedProfile } = useTournamentPlayer();
  const local = useRegister();
  const network = useNetworkRegister();

  // Not by callbacks of the call: where a modal asked, it may be gone behind the log-in by then.
  const register = () => {
    const registered = code === undefined ? local.mutateAsync(id) : network.mutateAsync(code);
    void registered.then(done, failed);
  };
  const done = () => {
    if (status === 'active') addRaceGames(games);
    onDone?.();
    const page = pathOf({ id, code });
    if (pathname !== page) router.push(page);
    addToast({ id: `tournament-${id}`, status: 'success', title: t('done'), text: name });
  };
  const failed = (problem: unknown) => {
    const fields = isApiProblem(problem) && problem.code === 'profile_incomplete' && problem.body.fields;
    const missing = fields ? PROFILE_FIELDS.filter((field) => fields[field] !== undefined) : [];
    if (missing.length > 0) {
      onNeedProfile(missing, register);
      return;
    }
    const text = problemText(problem);
    addToast({ id: `tournament-${id}`, status: 'error', title: t('failed'), text, history: false });
  };

  return {
    busy: local.isPending || network.isPending,
    join: () => (playerId ? register() : onNeedLogIn(register)),
  };
}
