'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** The recovery codes, the only time that they are seen. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Recovery codes
      </h3>
      <p>
        The second factor is on. Each of these codes lets you in once without your phone. Keep them where you
        keep passwords: they are not shown again.
      </p>
      <ol className="parlour-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button type="button" onClick={onKept}>
        I have kept them
      </Button>
    </>
  );
}
