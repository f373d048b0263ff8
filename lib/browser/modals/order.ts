import { needsLogIn, priorityOf } from '@/lib/domain/modals';
import type { ModalRequest } from './modals';

interface Standing {
  signedIn: boolean;
  /** Those that have been on the screen: a question about the session that is being asked anew hides none of them. */
  shown?: ReadonlySet<number>;
}

/** The requests whose turn may come, the next one first: by priority, then by who asked first. */
export function inOrder(
  requests: readonly ModalRequest[],
  { signedIn, shown }: Standing,
): readonly ModalRequest[] {
  return requests
    .filter(({ id, name }) => signedIn || !needsLogIn(name) || shown?.has(id))
    .sort((a, b) => priorityOf(a.name) - priorityOf(b.name) || a.id - b.id);
}
