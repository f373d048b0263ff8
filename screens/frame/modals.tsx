'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, type ComponentType } from 'react';
import type { ModalFrameProps, ModalOutcome, ModalRegistry } from '@/components/shell/modal-host/modal-host';
import { meKey, type Me } from '@/features/player/api/get-me';
import { useLogOut } from '@/features/player/api/post-auth-logout';
import { useSession } from '@/features/player/hooks/use-session';
import type { OpenableModal } from '@/lib/browser/modals/props';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { installPromptAtom } from '@/lib/browser/pwa/install-prompt';
import { useOpenDeposit } from './use-open-deposit';

/** The operators' text that every player accepts. */
const TERMS = 'terms_and_conditions';

interface ModalTools {
  /** Takes back what waits, by its name. */
  withdraw: (name: OpenableModal) => void;
}

/** Modals of all features by name. Recreated after one failed to load, so that the next try loads it again. */
export function createModals({ withdraw }: ModalTools): ModalRegistry {
  const AuthFrame = late(() => import('./auth-frame'), 'AuthFrame');
  const ResetModal = late(() => import('@/features/auth/components/reset-password'), 'ResetPasswordModal');
  const DepositFrame = late(() => import('./deposit-frame'), 'DepositFrame');
  const CryptoModal = late(() => import('@/features/cashier/components/crypto-modal'), 'CryptoModal');
  const FieldsModal = late(
    () => import('@/features/cashier/components/form-fields-modal'),
    'FormFieldsModal',
  );
  const BankModal = late(() => import('@/features/cashier/components/bank-modal'), 'BankModal');
  const InfoModal = late(
    () => import('@/features/cashier/components/payment-info-modal'),
    'PaymentInfoModal',
  );
  const NoticeModal = late(
    () => import('@/features/play/components/game-not-available-modal'),
    'GameNotAvailableModal',
  );
  const NotificationModal = late(
    () => import('@/features/play/components/game-notification-modal'),
    'GameNotificationModal',
  );
  const BalanceModal = late(
    () => import('@/features/play/components/minimal-balance-modal'),
    'MinimalBalanceModal',
  );
  const LeaveModal = late(() => import('@/features/play/components/leave-round-modal'), 'LeaveRoundModal');
  const OneGame = late(() => import('@/features/play/components/one-game-modal'), 'OneGameModal');
  const RealityCheck = late(() => import('./reality-check-frame'), 'RealityCheckFrame');
  const Reminder = late(() => import('@/features/protection/components/reminder-modal'), 'ReminderModal');
  const CancelModal = late(
    () => import('@/features/bonuses/components/cancel-bonus-modal'),
    'CancelBonusModal',
  );
  const OfferModal = late(() => import('@/features/bonuses/components/bonus-modal'), 'BonusModal');
  const QueueModal = late(() => import('@/features/bonuses/components/bonus-modal'), 'BonusFromQueueModal');
  const SpinsModal = late(() => import('@/features/bonuses/components/free-spins-modal'), 'FreeSpinsModal');
  const AttentionModal = late(
    () => import('@/features/bonuses/components/attention-bonus-modal'),
    'AttentionBonusModal',
  );
  const FinishedModal = late(
    () => import('@/features/bonuses/components/bonus-ended-modal'),
    'WageringFinishedModal',
  );
  const BonusRunout = late(() => import('./bonus-runout-frame'), 'BonusRunoutFrame');
  const TextModal = late(() => import('@/features/content/components/cms-text-modal'), 'CmsTextModal');
  const ImageModal = late(() => import('@/components/modals/image-modal'), 'ImageModal');
  const AppModal = late(() => import('@/components/modals/mobile-app-modal'), 'MobileAppModal');
  const SearchModal = late(() => import('@/features/lobby/components/search-modal'), 'SearchModal');
  const ProvidersModal = late(() => import('@/features/lobby/components/providers-modal'), 'ProvidersModal');
  const FormModal = late(
    () => import('@/features/support/components/support-form-modal'),
    'SupportFormModal',
  );
  const ProofModal = late(
    () => import('@/features/support/components/support-proof-modal'),
    'SupportProofModal',
  );
  const RequirementsModal = late(
    () => import('@/features/profile/components/requirements-modal'),
    'RequirementsModal',
  );
  const TermsModal = late(
    () => import('@/features/profile/components/terms-update-modal'),
    'TermsUpdateModal',
  );
  const CurrencyFrame = late(() => import('./currency-frame'), 'CurrencyFrame');
  const CurrencyBlocked = late(
    () => import('@/features/currencies/components/currency-blocked-modal'),
    'CurrencyBlockedModal',
  );
  const TournamentFrame = late(() => import('./tournament-frame'), 'TournamentFrame');
  const NetworkTournamentFrame = late(() => import('./network-tournament-frame'), 'NetworkTournamentFrame');
  const RulesModal = late(() => import('@/features/vip/components/vip-rules-modal'), 'VipRulesModal');
  const LevelUp = late(() => import('./level-up-frame'), 'LevelUpFrame');
  const StoriesModal = late(() => import('@/features/stories/components/story-modal'), 'StoryModal');

  const auth = {
    component: AuthFrame,
    // When the player closes the log-in, drop the deposit modal that was queued behind it: otherwise it would open at
    // the next log-in.
    onClose: (outcome: ModalOutcome) => {
      if (outcome === 'closed') withdraw('DEPOSIT');
    },
  };

  function ResetPassword({ request, onClose, onReplace }: ModalFrameProps<'RESET_PASSWORD'>) {
    return <ResetModal {...request.props} onLogIn={() => onReplace('LOGIN', {})} onClose={() => onClose()} />;
  }

  function MinimalBalance({ request, onClose }: ModalFrameProps<'MINIMAL_BALANCE_MODAL'>) {
    const deposit = useOpenDeposit();
    return (
      <BalanceModal
        {...request.props}
        onClose={() => onClose()}
        onDeposit={() => {
          onClose('done');
          deposit();
        }}
      />
    );
  }

  function MobileApp({ onClose }: ModalFrameProps<'MOBILE_APP'>) {
    return <AppModal prompt={useAtomValue(installPromptAtom)} onClose={() => onClose()} />;
  }

  function SupportForm({ request, onClose, onReplace }: ModalFrameProps<'SUPPORT_FORM'>) {
    const { status, player } = useSession();
    return (
      <FormModal
        {...request.props}
        player={status === 'unknown' ? undefined : player}
        onProve={status === 'in' ? (draft) => onReplace('SUPPORT', { draft }) : undefined}
        onClose={() => onClose()}
      />
    );
  }

  function SupportProof({ request, onClose, onReplace }: ModalFrameProps<'SUPPORT'>) {
    const { player } = useSession();
    const { draft } = request.props;
    return (
      <ProofModal
        email={player?.email ?? ''}
        onProven={(verification) => onReplace('SUPPORT_FORM', { draft, verification })}
        onClose={() => onClose()}
      />
    );
  }

  function Requirements({ request, onClose }: ModalFrameProps<'PROFILE_REQUIREMENTS_MODAL'>) {
    const { player } = useSession();
    const { fields, then } = request.props;
    return (
      player && (
        <RequirementsModal
          key={player.id}
          owner={player.id}
          fields={fields}
          onClose={() => onClose()}
          onDone={() => {
            onClose('done');
            then?.();
          }}
        />
      )
    );
  }

  function Terms({ onClose }: ModalFrameProps<'TERMS_UPDATE'>) {
    const open = useOpenModal();
    const logOut = useLogOut();
    const client = useQueryClient();
    return (
      <TermsModal
        terms={TERMS}
        onRead={() => open('CMS_TEXT', { code: TERMS })}
        onLogOut={() => logOut.mutate()}
        onAccepted={() => {
          // Before it closes: an answer that is still old would open it again.
          client.setQueryData<Me | null>(meKey, (me) => me && { ...me, termsDue: false });
          onClose('done');
        }}
      />
    );
  }

  return {
    LEAVE_ROUND: { component: plain(LeaveModal) },
    REALITY_CHECK: { component: RealityCheck },
    REMINDER: { component: plain(Reminder) },
    ONE_GAME: { component: plain(OneGame) },
    LOGIN: auth,
    SIGNUP: auth,
    RESET_PASSWORD: { component: ResetPassword },
    DEPOSIT: { component: DepositFrame },
    DEPOSIT_CRYPTO: { component: plain(CryptoModal) },
    FORM_FIELDS: { component: plain(FieldsModal) },
    DEPOSIT_HELLOCLEVER_RESULT: { component: plain(BankModal) },
    DEPOSIT_PAYMENT_INFO: { component: plain(InfoModal) },
    MINIMAL_BALANCE_MODAL: { component: MinimalBalance },
    PROFILE_REQUIREMENTS_MODAL: { component: Requirements },
    TERMS_UPDATE: { component: Terms },
    BALANCE_CHANGE_CURRENCY: { component: CurrencyFrame },
    BALANCE_CHANGE_CURRENCY_ERROR: { component: plain(CurrencyBlocked) },
    MOBILE_APP: { component: MobileApp },
    PROVIDERS: { component: plain(ProvidersModal) },
    SEARCH: { component: plain(SearchModal) },
    SUPPORT: { component: SupportProof },
    SUPPORT_FORM: { component: SupportForm },
    GAME_NOT_AVAILABLE: { component: plain(NoticeModal) },
    GAME_NOTIFICATION: { component: plain(NotificationModal) },
    BONUS: { component: plain(OfferModal) },
    BONUS_FROM_QUEUE: { component: plain(QueueModal) },
    FREESPINS: { component: plain(SpinsModal) },
    ATTENTION_BONUS: { component: plain(AttentionModal) },
    BONUS_WAGERING_FINISHED: { component: plain(FinishedModal) },
    BONUS_RUNOUT: { component: BonusRunout },
    CANCEL_BONUS: { component: plain(CancelModal) },
    NEW_LOCAL_TOURNAMENT: { component: TournamentFrame },
    NEW_TOURNAMENT: { component: NetworkTournamentFrame },
    CMS_TEXT: { component: plain(TextModal) },
    FULLSCREEN_IMAGE: { component: plain(ImageModal) },
    STORY: { component: plain(StoriesModal) },
    VIP_RULES: { component: plain(RulesModal) },
    LEVEL_UP: { component: LevelUp },
  };
}

/** A component by its name in a module that comes when it is first shown. */
function late<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** For a modal that needs no more than its own props. */
function plain<Props extends { onClose: () => void }>(Modal: ComponentType<Props>) {
  interface Frame {
    request: { props: Omit<Props, 'onClose'> };
    onClose: () => void;
  }
  return function Plain({ request, onClose }: Frame) {
    const props = { ...request.props, onClose: () => onClose() } as Props;
    return <Modal {...props} />;
  };
}
