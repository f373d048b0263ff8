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
 * SPEC §2: a visitor who presses a gated banner signs up, or logs in, and is led on afterwards. Such a link names its
 * target by `data-gated` and leads there by itself: for players, in a new tab, and where no script runs.
 *
 * A press while nobody knows who is here waits for the answer; where none comes, the link does what links do.
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
  const ask = (target: string) => open('SIGNUP', { then: () => lead(target) });

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
  // With the paint and not behind it: a link that is awake before this leads on by itself.
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
