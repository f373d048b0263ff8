'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Chip } from '@/components/ui/chip/chip';
import { Step } from '@/components/ui/step/step';
import { formatDayInText } from '@/lib/domain/dates';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useForgetDevices } from '../api/delete-me-second-factor-trusted-devices';
import { secondFactorKey, useSecondFactor } from '../api/get-me-second-factor';
import { postMeSecondFactor, type SecondFactorSetUp } from '../api/post-me-second-factor';
import { postMeSecondFactorRecoveryCodes } from '../api/post-me-second-factor-recovery-codes';
import { postMeSecondFactorRemove } from '../api/post-me-second-factor-remove';
import { sessionsKey } from '../api/get-me-sessions';
import { CardFailure, CardFrame, CardLoading, CardNote } from './card-frame';
import { OwnerProof } from './owner-proof';
import { RecoveryCodes } from './recovery-codes';
import { SetUpSteps } from './set-up-steps';
import styles from './account-security.module.scss';

type Asking = 'begin' | 'remove' | 'codes';

/** The second factor: set up in steps, then its state and what can be changed about it. */
export function SecondFactorCard() {
  const t = useTranslations('SecondFactor.card');
  const p = useTranslations('SecondFactor.proof');
  const locale = useLocale();
  const problemText = useProblemText();
  const client = useQueryClient();
  const state = useSecondFactor();
  const forget = useForgetDevices();
  const [asking, setAsking] = useState<Asking>();
  const [setUp, setSetUp] = useState<SecondFactorSetUp>();
  const [codes, setCodes] = useState<readonly string[]>();

  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: secondFactorKey }),
      client.invalidateQueries({ queryKey: sessionsKey }),
    ]);

  if (state.isPending) {
    return (
      <CardFrame title={t('title')}>
        <CardLoading label={t('loading')} />
      </CardFrame>
    );
  }
  if (state.isError) {
    return (
      <CardFrame title={t('title')}>
        <CardFailure
          title={t('failed')}
          text={problemText(state.error)}
          again={t('tryAgain')}
          onAgain={() => void state.refetch()}
        />
      </CardFrame>
    );
  }
  const { enabled, since, recoveryCodesLeft, trustedDevices, asks } = state.data;

  return (
    <CardFrame
      title={t('title')}
      text={t('text')}
      aside={<Chip tone={enabled ? 'ok' : 'neutral'}>{enabled ? t('on') : t('off')}</Chip>}
    >
      <Step of={codes ? 'codes' : setUp ? 'steps' : enabled ? 'on' : 'off'}>
        {codes ? (
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        ) : setUp ? (
          <SetUpSteps
            setUp={setUp}
            onCancel={() => setSetUp(undefined)}
            onDone={(fresh) => {
              setCodes(fresh);
              setSetUp(undefined);
              void refresh();
            }}
          />
        ) : enabled ? (
          <>
            <div className={styles.facts}>
              {since && <p>{t('since', { date: formatDayInText(new Date(since), locale) })}</p>}
              <p>{t('codesLeft', { count: recoveryCodesLeft })}</p>
              {trustedDevices > 0 && <p>{t('devices', { count: trustedDevices })}</p>}
            </div>
            {forget.isError && <CardNote>{problemText(forget.error)}</CardNote>}
            <div className={styles.actions}>
              <Button onClick={() => setAsking('codes')}>{t('newCodes')}</Button>
              {trustedDevices > 0 && (
                <Button busy={forget.isPending} onClick={() => forget.mutate()}>
                  {t('forget')}
                </Button>
              )}
              <Button tone="outline" onClick={() => setAsking('remove')}>
                {t('remove')}
              </Button>
            </div>
          </>
        ) : (
          <div className={styles.actions}>
            <Button tone="primary" onClick={() => setAsking('begin')}>
              {t('setUp')}
            </Button>
          </div>
        )}
      </Step>
      {asking && (
        <OwnerProof
          title={p(`${asking}Title`)}
          text={p(`${asking}Text`)}
          submit={p(asking)}
          danger={asking === 'remove'}
          asks={asks}
          onProof={async (proof) => {
            if (asking === 'begin') setSetUp(await postMeSecondFactor(proof));
            else if (asking === 'codes') setCodes(await postMeSecondFactorRecoveryCodes(proof));
            else await postMeSecondFactorRemove(proof);
            setAsking(undefined);
            await refresh();
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </CardFrame>
  );
}
