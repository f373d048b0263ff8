import { keptUntil } from '@/lib/domain/retention';
import type { OfficePermission } from '@/lib/domain/office-permissions';
import type { PlayerFile } from '../../api/get-players-id';
import { dayWords } from '../../state/when';

/** Why an account is blocked or closed, and why that can’t be changed; null when there is nothing to say. */
export function standingWords(
  { status, block, closure }: Pick<PlayerFile, 'status' | 'block' | 'closure'>,
  may: (permission: OfficePermission) => boolean,
): string | null {
  if (closure) {
    const kept = keptUntil(new Date(closure.closedAt));
    return `The player closed this account on ${dayWords(closure.closedAt)}${
      closure.reason ? `: “${closure.reason}”.` : '.'
    } It stays closed, so there is nothing to block or to log out. What the law asks for is kept until ${dayWords(kept.toISOString())}, then erased.`;
  }
  if (status === 'excluded') {
    return 'The player has excluded themselves: nobody in the office can end that before its day.';
  }
  if (status === 'blocked' && !block) {
    return 'This account is shut for a reason outside of the office, which can’t lift it.';
  }
  if (status === 'blocked' && !may('unblock:players')) {
    return 'Your roles don’t lift blocks: risk or an administrator can.';
  }
  return null;
}
