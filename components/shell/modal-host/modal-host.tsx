'use client';

import { useAtomValue, useSetAtom, useStore } from 'jotai';
import {
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { DialogPlaceContext } from '@/components/ui/dialog/dialog-place';
import { needsLogIn } from '@/lib/domain/modals';
import {
  closeModalAtom,
  modalRequestsAtom,
  replaceModalAtom,
  type ModalRequest,
  type RequestOf,
} from '@/lib/browser/modals/modals';
import { inOrder } from '@/lib/browser/modals/order';
import type { ModalProps, OpenableModal } from '@/lib/browser/modals/props';
import { giveFocusBack } from './give-focus-back';
import { keepModalHistory } from './modal-history';
import { ModalMessages } from './modal-messages';

/** Done: what the modal was opened for has happened. Else it was closed: by its cross, Escape, Back, the log-out. */
export type ModalOutcome = 'done' | 'closed';

export interface ModalFrameProps<Name extends OpenableModal = OpenableModal> {
  request: RequestOf<Name>;
  onClose: (outcome?: ModalOutcome) => void;
  /** Puts another modal in this one's place. */
  onReplace: <Next extends OpenableModal>(name: Next, props: ModalProps[Next]) => void;
}

export interface ModalEntry<Name extends OpenableModal = OpenableModal> {
  /** A lazy component: a closed modal costs nothing. */
  component: ComponentType<ModalFrameProps<Name>>;
  /** The modal's own handler: runs however it is closed, before the opener's. */
  onClose?: (outcome: ModalOutcome) => void;
}

/** The component of each modal. A modal name without a component does not compile. */
export type ModalRegistry = { [Name in OpenableModal]: ModalEntry<Name> };

export interface ModalHostProps {
  registry: ModalRegistry;
  session: 'unknown' | 'in' | 'out';
  /** Id of who is in. */
  player?: string;
}

/**
 * Renders modals: of all requests, it shows the one that is due (SPEC §2). A modal that is covered by a more
 * important one stays mounted but inert, and reappears unchanged.
 */
export function ModalHost({ registry, session, player }: ModalHostProps) {
  const store = useStore();
  const requests = useAtomValue(modalRequestsAtom);
  const forget = useSetAtom(closeModalAtom);
  const replace = useSetAtom(replaceModalAtom);
  /** Modals whose code and texts have loaded: they stay mounted until they are closed. */
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set<number>());
  const order = inOrder(requests, { signedIn: session === 'in', shown: ready });
  const top = order[0];
  const standing = order.filter(({ id }) => id === top?.id || ready.has(id));

  const arrived = useCallback((id: number) => setReady((known) => new Set(known).add(id)), []);
  const close = (id: number, outcome: ModalOutcome = 'closed') => {
    const request = store.get(modalRequestsAtom).find((known) => known.id === id);
    if (!request) return;
    registry[request.name].onClose?.(outcome);
    forget(id);
  };

  const closeTop = useEffectEvent(() => {
    const now = inOrder(store.get(modalRequestsAtom), { signedIn: session === 'in', shown: ready });
    if (now[0]) close(now[0].id);
  });
  useEffect(() => keepModalHistory({ open: standing.length, closeTop: () => closeTop() }), [standing.length]);

  const closeForPlayers = useEffectEvent(() => {
    for (const { id, name } of requests) if (needsLogIn(name)) close(id);
  });
  /** Id of who was in last; undefined for nobody. */
  const lastPlayer = useRef<string>(undefined);
  useEffect(() => {
    if (session === 'unknown') return;
    const present = session === 'in' ? (player ?? '') : undefined;
    // Logged out, or somebody else came: what one player has typed is never sent as another's.
    if (lastPlayer.current !== undefined && lastPlayer.current !== present) closeForPlayers();
    lastPlayer.current = present;
  }, [player, session]);

  const last = useRef<ModalRequest>(undefined);
  useEffect(() => {
    if (!top && last.current) giveFocusBack(last.current.opener);
    last.current = top;
  }, [top]);

  const topId = top?.id;
  useEffect(() => {
    // An open drawer lies in the browser's top layer, over every modal.
    if (topId !== undefined)
      document.querySelectorAll<HTMLElement>('[popover]').forEach((open) => open.hidePopover?.());
  }, [topId]);

  return standing.map((request) => {
    const { component: Modal } = registry[request.name] as unknown as ModalEntry;
    return (
      <Suspense key={request.id} fallback={null}>
        <ModalMessages>
          <DialogPlaceContext value={{ covered: request.id !== top?.id && ready.has(top?.id ?? 0) }}>
            <Modal
              request={request}
              onClose={(outcome) => close(request.id, outcome)}
              onReplace={(name, props) => replace(request.id, { name, props } as ModalRequest)}
            />
          </DialogPlaceContext>
          <Arrival id={request.id} onArrive={arrived} />
        </ModalMessages>
      </Suspense>
    );
  });
}

/** Rendered beside a modal to signal that it has loaded: React shows both at once. */
function Arrival({ id, onArrive }: { id: number; onArrive: (id: number) => void }) {
  useLayoutEffect(() => onArrive(id), [id, onArrive]);
  return null;
}
