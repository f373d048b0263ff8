import { needsLogIn, priorityOf } from '@/lib/domain/modals';
import type { ModalRequest } from './modals';

interface Standing {
  signedIn: boolean;
  /** Those that have been shown already: a session question that is asked again does not hide them. */
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
