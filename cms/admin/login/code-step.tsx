'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Entry, SIX_DIGITS } from '../entry';

interface Properties {
  busy: boolean;
  error: string | undefined;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** The second step of the log-in: six digits of the authenticator app, or one of the recovery codes. */
export function CodeStep({ busy, error, onCode, onBack }: Properties) {
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);

  // Here from the first step, from the other kind of code, or with an error that makes the code worthless.
  useEffect(() => input.current?.focus(), [recovery, error]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onCode(code);
    setCode('');
  }

  return (
    <form className="login__form parlour-code" method="post" onSubmit={submit}>
      <h1>{recovery ? 'Recovery code' : 'Code of your app'}</h1>
      <Entry
        key={recovery ? 'recovery' : 'code'}
        ref={input}
        label={recovery ? 'Recovery code' : 'Six-digit code'}
        hint={
          recovery
            ? 'One of the ten that you kept. It counts once.'
            : 'Your authenticator app shows it, and a new one every 30 seconds.'
        }
        name={recovery ? 'recovery-code' : 'code'}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error}
        required
        {...(recovery ? { autoComplete: 'off', maxLength: 40, spellCheck: false } : SIX_DIGITS)}
      />
      <Button type="submit" size="large" disabled={busy}>
        Log in
      </Button>
      <p>
        <Button
          buttonStyle="none"
          className="parlour-link"
          type="button"
          onClick={() => {
            setRecovery(!recovery);
            setCode('');
          }}
        >
          {recovery ? 'Use a code of the app instead' : 'Use a recovery code instead'}
        </Button>
        <Button buttonStyle="none" className="parlour-link" type="button" onClick={onBack}>
          Back
        </Button>
      </p>
    </form>
  );
}
