'use client';

import { Button, useAuth, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { formatAdminURL } from 'payload/shared';
import { useState } from 'react';
import type { Operator } from '@/cms/payload-types';
import type { Confirmed, SetUp } from '@/cms/second-factor/answers';
import { ask, type Answer } from '../ask';
import { CodeEntry } from './code-entry';
import { RecoveryCodes } from './recovery-codes';

type Step =
  | { at: 'rest' }
  | { at: 'scan'; setUp: SetUp }
  | { at: 'keep'; codes: string[] }
  | { at: 'turnOff' };

/** One's own second factor: its state, the set-up with picture and recovery codes, and the way to turn it off. */
export function OwnFactor() {
  const { user, fetchFullUser, refreshPermissions } = useAuth<Operator>();
  const { config } = useConfig();
  const router = useRouter();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(path: 'start' | 'confirm' | 'disable', body: object): Promise<Answer> {
    setBusy(true);
    const address = formatAdminURL({
      apiRoute: config.routes.api,
      path: `/operators/second-factor/${path}`,
    });
    const answer = await ask(address, body);
    setBusy(false);
    setError(answer.ok ? undefined : answer.message);
    return answer;
  }

  /** What the operator may see and do hangs on the state. */
  async function settle(): Promise<void> {
    setStep({ at: 'rest' });
    await fetchFullUser();
    await refreshPermissions();
    router.refresh();
  }

  async function start(): Promise<void> {
    const answer = await send('start', {});
    if (answer.ok) setStep({ at: 'scan', setUp: answer.body as SetUp });
  }

  async function confirm(code: string): Promise<void> {
    const answer = await send('confirm', { code });
    if (answer.ok) setStep({ at: 'keep', codes: (answer.body as Confirmed).recoveryCodes });
  }

  async function turnOff(code: string): Promise<void> {
    if ((await send('disable', { code })).ok) await settle();
  }

  function leave(): void {
    setStep({ at: 'rest' });
    setError(undefined);
  }

  if (step.at === 'keep') return <RecoveryCodes codes={step.codes} onKept={() => void settle()} />;
  if (step.at === 'scan') {
    return (
      <>
        <p>
          Read the picture with an authenticator app, or type the key into it. Then enter the code it shows.
        </p>
        <img
          className="parlour-qr"
          src={`data:image/svg+xml;utf8,${encodeURIComponent(step.setUp.picture)}`}
          alt="QR code of the key below"
          width={220}
          height={220}
        />
        <p>
          Key: <code className="parlour-key">{step.setUp.secret}</code>
        </p>
        <CodeEntry
          busy={busy}
          error={error}
          action="Turn on"
          onCode={(code) => void confirm(code)}
          onLeave={leave}
        />
      </>
    );
  }
  if (step.at === 'turnOff') {
    return (
      <CodeEntry
        busy={busy}
        error={error}
        action="Turn off"
        recovery
        onCode={(code) => void turnOff(code)}
        onLeave={leave}
      />
    );
  }
  const on = user?.secondFactor === 'on';
  return (
    <>
      <p role="status">
        {on
          ? 'On: after the password, the log-in asks for a code of your authenticator app.'
          : 'Off: whoever has your password can log in.'}
      </p>
      <Button
        type="button"
        buttonStyle="secondary"
        disabled={busy}
        onClick={() => {
          if (on) setStep({ at: 'turnOff' });
          else void start();
        }}
      >
        {on ? 'Turn off' : 'Set up'}
      </Button>
      <p className="parlour-error" role="alert">
        {error}
      </p>
    </>
  );
}
