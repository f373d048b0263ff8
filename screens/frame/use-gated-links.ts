import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { leaveFor } from '@/lib/browser/leave';
import { isPlainPress } from '@/lib/browser/plain-press';
import { usePathname, useRouter } from '@/lib/i18n/navigation';
import { withdrawModalAtom } from '@/lib/browser/modals/modals';
import { useOpenModal } from '@/lib/browser/modals/use-modals';

const targetOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-gated]')?.dataset.gated : undefined;

/**
 * SPEC §2: a visitor who presses a gated banner signs up, or logs in, and is then led on. Such a link has its target
 * in `data-gated` as well as in `href`, which serves players, new tabs, and pages without scripts.
 *
 * A press while the session is unknown waits for the answer; if none comes, the link works as usual.
 */
export function useGatedLinks(status: 'unknown' | 'in' | 'out', failed: boolean): void {
  const pathname = usePathname();
  const router = useRouter();
  const open = useOpenModal();
  const withdraw = useSetAtom(withdrawModalAtom);
  const waiting = useRef<string>(undefined);

  const lead = (target: string) => {
    withdraw('STORY');
    if (target.startsWith('/')) router.push(target);
    else leaveFor(target);
  };
  const ask = (target: string) => open('SIGNUP', { short: true, then: () => lead(target) });

  const press = useEffectEvent((event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainPress(event)) return;
    const target = targetOf(event);
    // Whatever is pressed after it counts instead.
    waiting.current = undefined;
    if (!target || status === 'in' || (status === 'unknown' && failed)) return;
    event.preventDefault();
    event.stopPropagation();
    if (status === 'out') ask(target);
    else waiting.current = target;
  });
  // A layout effect: a link that hydrates before this listener is attached would navigate.
  useLayoutEffect(() => {
    const hear = (event: MouseEvent) => press(event);
    document.addEventListener('click', hear, { capture: true });
    return () => document.removeEventListener('click', hear, { capture: true });
  }, []);

  const answer = useEffectEvent(() => {
    const target = waiting.current;
    waiting.current = undefined;
    if (target === undefined) return;
    if (status === 'out') ask(target);
    else lead(target);
  });
  useEffect(() => {
    if (status !== 'unknown' || failed) answer();
  }, [status, failed]);
  // Who has gone elsewhere meanwhile is not called back.
  useEffect(
    () => () => {
      waiting.current = undefined;
    },
    [pathname],
  );
}
