'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { Entry, SIX_DIGITS } from '../entry';

interface Properties {
  busy: boolean;
  error: string | undefined;
  /** The button's label. */
  action: string;
  /** Whether a recovery code does as well. */
  recovery?: boolean;
  onCode: (code: string) => void;
  onLeave: () => void;
}

/** Stands inside of the document's own form, so that it can't be a form itself. */
export function CodeEntry({ busy, error, action, recovery = false, onCode, onLeave }: Properties) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), [error]);

  function send(): void {
    if (code.trim() === '' || busy) return;
    onCode(code);
    setCode('');
  }

  return (
    <>
      <Entry
        ref={input}
        label={recovery ? 'Code of the app, or a recovery code' : 'Six-digit code'}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          send();
        }}
        error={error}
        {...(recovery ? { autoComplete: 'one-time-code', maxLength: 40, spellCheck: false } : SIX_DIGITS)}
      />
      <div className="parlour-actions">
        <Button type="button" disabled={busy} onClick={send}>
          {action}
        </Button>
        <Button type="button" buttonStyle="secondary" onClick={onLeave}>
          Cancel
        </Button>
      </div>
    </>
  );
}
