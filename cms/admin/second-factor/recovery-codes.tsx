'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

const FILE_NAME = 'parlour-recovery-codes.txt';

const textOf = (codes: string[]) =>
  ['Recovery codes of the Parlour CMS. Each counts once.', '', ...codes, ''].join('\n');

/** The recovery codes, the only time that they are seen: to be copied, or saved as a file. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => heading.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid('Copied.');
    } catch {
      // Not available without https, or blocked by the browser.
      setSaid('Your browser doesn’t let this page copy. Mark the codes and copy them, or save the file.');
    }
  }

  // lib/browser/save-file.ts does the same for the casino's own pages, which the CMS can't import.
  function save(): void {
    const address = URL.createObjectURL(new Blob([textOf(codes)], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = FILE_NAME;
    link.click();
    URL.revokeObjectURL(address);
    setSaid(`Saved as ${FILE_NAME}.`);
  }

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
      <div className="parlour-actions">
        <Button type="button" buttonStyle="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button type="button" buttonStyle="secondary" onClick={save}>
          Save as a file
        </Button>
        <Button type="button" onClick={onKept}>
          I have kept them
        </Button>
      </div>
      <p role="status">{said}</p>
    </>
  );
}
