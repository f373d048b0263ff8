'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useSetAtom, useStore } from 'jotai';
import { useTranslations } from 'next-intl';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { ToastHost } from '@/components/shell/toast-host/toast-host';
import { AnalyticsIdentity } from '@/features/player/components/analytics-identity';
import { LanguageKeeper } from '@/features/player/components/language-keeper';
import { useMayDeposit } from '@/features/player/hooks/use-may-deposit';
import { useSession } from '@/features/player/hooks/use-session';
import { isHintMarked } from '@/features/player/state/hint';
import { isPlainPress } from '@/lib/browser/plain-press';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { modalMarkOf } from '@/lib/browser/modals/history-mark';
import { useIsModalAsked, useOpenModal } from '@/lib/browser/modals/use-modals';
import { installPromptAtom, watchInstallPrompt } from '@/lib/browser/pwa/install-prompt';
import { keepWorker } from '@/lib/browser/pwa/register-worker';
import { useIsReachable } from '@/lib/browser/sections/use-closed-sections';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { usePathname } from '@/lib/i18n/navigation';
import { ModalBoundary } from './modal-boundary';
import { useAskedAction } from './use-asked-action';
import { useDepositOffer } from './use-deposit-offer';
import { useLawMarks } from './use-law-marks';
import { useGatedLinks } from './use-gated-links';
import { useIntendedLinks } from './use-intended-links';
import { useOpenDeposit } from './use-open-deposit';
import { useExcludedDoor } from './use-excluded-door';
import { markRoot, rootMark } from '@/early/root';

/** What the static frame may open, by `data-modal` on a link or button. A story has its code after a slash. */
const FROM_FRAME = [
  'LOGIN',
  'SIGNUP',
  'DEPOSIT',
  'SUPPORT_FORM',
  'MOBILE_APP',
  'SEARCH',
  'PROVIDERS',
  'STORY',
  'VIP_RULES',
] as const;

interface Trigger {
  name: (typeof FROM_FRAME)[number];
  code: string;
}

const BONUSES = '/bonuses';
const TOURNAMENTS = '/tournaments';
/** For players alone: a visitor's page does not carry it. */
const BonusWatch = lazy(async () => ({ default: (await import('./bonus-watch')).BonusWatch }));
const FreeSpinsWatch = lazy(async () => ({
  default: (await import('./free-spins-watch')).FreeSpinsWatch,
}));
const TournamentWatch = lazy(async () => ({
  default: (await import('./tournament-watch')).TournamentWatch,
}));
const StopEverywhere = lazy(async () => ({ default: (await import('./stop-everywhere')).StopEverywhere }));
const never = () => () => undefined;
const loadStage = () => import('./modal-stage');
const loadStories = () => import('@/features/stories/components/story-modal');
const createStage = () => lazy(async () => ({ default: (await loadStage()).ModalStage }));

function fromFrame(value: string | undefined): Trigger | undefined {
  const [called, code = ''] = value?.split('/') ?? [];
  const name = FROM_FRAME.find((known) => known === called);
  return name && { name, code };
}
const triggerOf = ({ target }: Event) =>
  target instanceof Element
    ? fromFrame(target.closest<HTMLElement>('[data-modal]')?.dataset.modal)
    : undefined;

/**
 * Client code of every page that shows nothing at first: modals, toasts, the language choice. Links and buttons of
 * the static frame name the modal that they open with `data-modal`; `data-gated` marks links for which a visitor
 * signs up first.
 */
export function PlayerSide() {
  const { status, failed, player } = useSession();
  const open = useOpenModal();
  const openDeposit = useOpenDeposit();
  const depositAsked = useIsModalAsked('DEPOSIT');
  const registering = useIsModalAsked('SIGNUP');
  const termsAsked = useIsModalAsked('TERMS_UPDATE');

  const setInstallPrompt = useSetAtom(installPromptAtom);

  // Next sends an error without the frame, and React makes it in the browser.
  useLayoutEffect(() => {
    if (!isHintMarked()) void import('@/early/all').then(({ runEarlyScripts }) => runEarlyScripts());
  }, []);

  // A layout effect: a link that hydrates before this listener is attached would navigate instead of opening its
  // modal.
  useLayoutEffect(() => {
    const show = ({ name, code }: Trigger) => {
      if (name === 'DEPOSIT') openDeposit();
      else if (name === 'STORY') open(name, { code });
      else open(name, {});
    };
    const press = (event: MouseEvent) => {
      markRoot('pressed', null);
      if (event.defaultPrevented || !isPlainPress(event)) return;
      const trigger = triggerOf(event);
      if (!trigger) return;
      event.preventDefault();
      event.stopPropagation();
      show(trigger);
    };
    // What was pressed before this was here: the frame's script has kept it (early/shell).
    const early = fromFrame(rootMark('pressed'));
    markRoot('pressed', null);
    if (early) show(early);
    // Load the modal's code on pointerdown: the click follows about 100 ms later.
    const begin = (event: Event) => {
      const trigger = triggerOf(event);
      if (trigger) void loadStage().catch(() => undefined);
      if (trigger?.name === 'STORY') void loadStories().catch(() => undefined);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      open('SEARCH', {});
    };
    document.addEventListener('keydown', key);
    document.addEventListener('click', press, { capture: true });
    document.addEventListener('pointerdown', begin, { capture: true });
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('click', press, { capture: true });
      document.removeEventListener('pointerdown', begin, { capture: true });
    };
  }, [open, openDeposit]);

  // Pressed before anybody knew that the session had ended: the cashier waits for the log-in.
  const askToLogIn = useEffectEvent(() => depositAsked && open('LOGIN', {}));
  const known = useRef(false);
  useEffect(() => {
    if (status === 'out' && !known.current) askToLogIn();
    known.current ||= status === 'in';
  }, [status]);

  // Terms that are new are asked for until they are answered, however the question was closed.
  const termsDue = status === 'in' && player?.termsDue === true && !termsAsked;
  useEffect(() => {
    if (termsDue) open('TERMS_UPDATE', {});
  }, [open, termsDue]);

  useLawMarks();
  useExcludedDoor(status === 'in' ? player?.away : null);

  const client = useQueryClient();
  const store = useStore();
  useEffect(() => {
    if (status !== 'in') return;
    void import('./join-visitor-marks')
      .then(({ joinVisitorMarks }) => joinVisitorMarks(client, store))
      .catch(() => undefined);
  }, [client, status, store]);

  const isReachable = useIsReachable();
  const goesOn = useGoesOn();
  useDepositOffer(useMayDeposit() ? status : 'unknown', registering, openDeposit);
  useAskedAction(status);
  useGatedLinks(status, failed);
  useIntendedLinks();
  useEffect(() => watchInstallPrompt((prompt) => setInstallPrompt(prompt)), [setInstallPrompt]);

  useEffect(() => {
    const keep = () => void keepWorker(process.env.NODE_ENV === 'production').catch(() => undefined);
    if (document.readyState === 'complete') keep();
    else window.addEventListener('load', keep, { once: true });
    return () => window.removeEventListener('load', keep);
  }, []);

  return (
    <>
      <Modals session={status} player={player?.id} />
      <ToastHost />
      <LanguageKeeper />
      {status === 'in' && isReachable(BONUSES) && (
        <BlockBoundary key={player?.id} shape="none">
          <Suspense fallback={null}>
            <BonusWatch />
            <FreeSpinsWatch />
          </Suspense>
        </BlockBoundary>
      )}
      {(status === 'in' ? !player?.away : goesOn) && isReachable(TOURNAMENTS) && (
        <BlockBoundary shape="none">
          <Suspense fallback={null}>
            <TournamentWatch />
          </Suspense>
        </BlockBoundary>
      )}
      {player?.stopEverywhere && (
        <BlockBoundary key={`stop-${player.id}`} shape="none">
          <Suspense fallback={null}>
            <StopEverywhere />
          </Suspense>
        </BlockBoundary>
      )}
      <AnalyticsIdentity />
    </>
  );
}

/** Whether this is not the first page of the visit any more: a visitor's first page carries and shows no more than it has to. */
function useGoesOn(): boolean {
  const pathname = usePathname();
  const [first] = useState(pathname);
  const [goesOn, setGoesOn] = useState(false);
  if (!goesOn && pathname !== first) setGoesOn(true);
  return goesOn;
}

/** A modal's code loads when it opens. If loading fails, the page stays, says so, and the next press tries again. */
function Modals(who: { session: 'unknown' | 'in' | 'out'; player: string | undefined }) {
  const t = useTranslations('Ui');
  const [requests, forget] = useAtom(modalRequestsAtom);
  const addToast = useSetAtom(addToastAtom);
  const [Stage, setStage] = useState(createStage);
  // After a reload on a history entry that a modal left behind, Back must work before any modal opens, so load the
  // modal code now.
  const marked = useSyncExternalStore(
    never,
    () => modalMarkOf(window.history.state) !== null,
    () => false,
  );
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  if ((requests.length > 0 || (marked && !failed)) && !wanted) setWanted(true);

  const fail = useCallback(() => {
    forget([]);
    setWanted(false);
    setFailed(true);
    setStage(createStage);
    addToast({
      id: 'modal',
      status: 'error',
      title: t('notOpened'),
      text: t('notOpenedText'),
      history: false,
    });
  }, [addToast, forget, t]);
  return (
    <ModalBoundary onFail={fail}>
      <Suspense fallback={null}>{wanted && <Stage {...who} />}</Suspense>
    </ModalBoundary>
  );
}
