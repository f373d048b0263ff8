'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { BONUS_SCENES } from '@/lib/domain/bonuses';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { Link } from '@/lib/i18n/navigation';
import { grantQuery, type GrantWithSteps } from '../api/get-me-bonuses-id';
import { useBonusChoice } from '../hooks/use-bonus-choice';
import { useGrantWords } from '../hooks/use-grant-words';
import { BonusFigures, BonusPicture } from './bonus-modal-parts';
import { GrantCost } from './grant-cost';
import styles from './bonus-modal-parts.module.scss';

/** The bonus that a modal is about; undefined while it is asked for. */
function useGrant(id: string) {
  return useQuery(grantQuery(id, LANGUAGE_CODES[useLocale()]));
}

interface BonusModalProps {
  /** Id of the player's copy. */
  bonusId: string;
  onClose: () => void;
}

/** SPEC §4: an offer that waits. It is activated, put in the queue or turned down; closing it leaves it waiting. */
export function BonusModal({ bonusId, onClose }: BonusModalProps) {
  const t = useTranslations('Bonuses.modal');
  const grant = useGrant(bonusId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      centred
      picture={<BonusPicture scene={grant.data?.imageBackground ?? BONUS_SCENES.offer} />}
    >
      <Loaded grant={grant}>{(found) => <Offered grant={found} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

/** SPEC §4: what was active has ended, and the next of the queue is offered; it never starts unasked. */
export function BonusFromQueueModal({ bonusId, onClose }: BonusModalProps) {
  const t = useTranslations('Bonuses.modal');
  const grant = useGrant(bonusId);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('nextTitle')} lead={t('nextText')}>
      <Loaded grant={grant}>{(found) => <NextInQueue grant={found} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

/** What a modal about a bonus says until it is known, and when it can't be. */
export function Loaded({
  grant,
  children,
}: {
  grant: ReturnType<typeof useGrant>;
  children: (grant: GrantWithSteps) => React.ReactNode;
}) {
  const t = useTranslations('Bonuses.own');
  const problemText = useProblemText();
  if (grant.data) return children(grant.data);
  if (grant.isError) {
    return (
      <EmptyState title={t('unreachable')} text={problemText(grant.error)}>
        <Button onClick={() => void grant.refetch()}>{t('tryAgain')}</Button>
      </EmptyState>
    );
  }
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height="336px" />
    </div>
  );
}

interface PartProps {
  grant: GrantWithSteps;
  onClose: () => void;
}

function Offered({ grant, onClose }: PartProps) {
  const t = useTranslations('Bonuses.modal');
  const own = useTranslations('Bonuses.own');
  const words = useGrantWords();
  const choice = useBonusChoice(onClose);
  const [now] = useState(() => Date.now());
  if (grant.state !== 'pending') return <Answered onClose={onClose} />;
  return (
    <>
      <DialogText>
        <p>{t('text', { name: grant.name, amount: words.gives(grant) })}</p>
      </DialogText>
      <BonusFigures
        figures={[
          { name: t('toStake'), value: words.toStake(grant) },
          { name: own('maxBet'), value: words.money(grant, grant.maxBet) },
          ...(grant.expiresAt ? [{ name: t('takeWithin'), value: words.left(grant.expiresAt, now) }] : []),
        ]}
      />
      <Choices
        grant={grant}
        choice={choice}
        activate={own('activate')}
        wait={
          <Button wide busy={choice.sending === 'Queue'} onClick={() => choice.queue(grant)}>
            {own('toQueue')}
          </Button>
        }
        reject={own('reject')}
      >
        <p className={styles.terms}>
          <Link className="link" href={`/account/bonuses/${grant.id}`} prefetch={false} onClick={onClose}>
            {own('terms')}
          </Link>
        </p>
      </Choices>
    </>
  );
}

function NextInQueue({ grant, onClose }: PartProps) {
  const t = useTranslations('Bonuses.modal');
  const own = useTranslations('Bonuses.own');
  const words = useGrantWords();
  const choice = useBonusChoice(onClose);
  if (grant.state !== 'queued') return <Answered onClose={onClose} />;
  return (
    <>
      <DialogText>
        <p>
          <strong>{grant.name}</strong>
        </p>
        <p>{words.asks(grant)}</p>
      </DialogText>
      <Choices
        grant={grant}
        choice={choice}
        activate={t('activateAmount', { amount: words.gives(grant) })}
        wait={
          <Button wide onClick={onClose}>
            {t('leaveWaiting')}
          </Button>
        }
        reject={own('giveUp')}
      />
    </>
  );
}

/** What the bonus costs, and what can be done about it: use it, let it wait, give it up. */
function Choices({
  grant,
  choice,
  activate,
  wait,
  reject,
  children,
}: Pick<PartProps, 'grant'> & {
  choice: ReturnType<typeof useBonusChoice>;
  activate: string;
  /** The button of who decides later. */
  wait: React.ReactNode;
  reject: string;
  /** What stands below the buttons. */
  children?: React.ReactNode;
}) {
  return (
    <>
      <div className={styles.cost}>
        <GrantCost grant={grant} />
      </div>
      <DialogActions>
        <Button
          tone="primary"
          size="large"
          wide
          busy={choice.sending === 'Activated'}
          onClick={() => choice.activate(grant)}
        >
          {activate}
        </Button>
        <div className={styles.pair}>
          {wait}
          <Button
            tone="outline"
            wide
            busy={choice.sending === 'Rejected'}
            onClick={() => choice.reject(grant)}
          >
            {reject}
          </Button>
        </div>
        {children}
      </DialogActions>
    </>
  );
}

/** Answered meanwhile, on another device perhaps. */
function Answered({ onClose }: { onClose: () => void }) {
  const t = useTranslations('Bonuses.modal');
  return (
    <>
      <DialogText>
        <p>{t('answered')}</p>
      </DialogText>
      <DialogActions>
        <Button wide onClick={onClose}>
          {t('okay')}
        </Button>
      </DialogActions>
    </>
  );
}
