'use client';

import { Button, ConfirmationModal, useConfig, useModal } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useState } from 'react';
import { ask } from '../ask';

interface Properties {
  operatorId: number | string;
  on: boolean;
  allowed: boolean;
}

const QUESTION = 'reset-second-factor';

/** For an administrator: takes the factor away from an operator who has lost their phone. */
export function ResetFactor({ operatorId, on, allowed }: Properties) {
  const { config } = useConfig();
  const { openModal } = useModal();
  const [done, setDone] = useState(false);
  const [error, setError] = useState('');

  async function reset(): Promise<void> {
    const path: `/${string}` = `/operators/${operatorId}/second-factor/reset`;
    const answer = await ask(formatAdminURL({ apiRoute: config.routes.api, path }), {});
    setDone(answer.ok);
    setError(answer.ok ? '' : answer.message);
  }

  if (!on || done) return <p role="status">{done ? 'Taken away.' : 'Not set up.'}</p>;
  return (
    <>
      <p>Set up.</p>
      {allowed ? (
        <Button type="button" buttonStyle="secondary" onClick={() => openModal(QUESTION)}>
          Take the second factor away
        </Button>
      ) : null}
      <p className="parlour-error" role="alert">
        {error}
      </p>
      <ConfirmationModal
        modalSlug={QUESTION}
        heading="Take the second factor away?"
        body="They log in by the password alone until they set up a new one, and are logged out everywhere. Be sure that it is they who ask."
        confirmLabel="Take it away"
        onConfirm={reset}
      />
    </>
  );
}
