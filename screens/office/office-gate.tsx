'use client';

import { useEffect, type ReactNode } from 'react';
import { logInAddress, useOfficeSession, type OfficeMe } from '@/features/office/state/session';
import { problemWords } from '@/features/office/components/parts/problem-words';
import parts from '@/features/office/components/parts/parts.module.scss';
import { withBasePath } from '@/lib/domain/base-path';
import { isApiProblem } from '@/lib/http/problem';
import styles from './frame.module.scss';

/** Lets in who is logged in at the CMS and has a role here; leads everybody else to where they can get it. */
export function OfficeGate({ children }: { children: (me: OfficeMe) => ReactNode }) {
  const { data, error, refetch } = useOfficeSession();
  const isLoggedOut = isApiProblem(error) && error.status === 401;
  useEffect(() => {
    // What is half written stays for the same operator, who logs in again; forms give it to nobody else.
    if (isLoggedOut) window.location.assign(logInAddress(window.location));
  }, [isLoggedOut]);

  // A renewal that fails for want of a network leaves the page as it is.
  const isShut = isApiProblem(error) && [401, 403].includes(error.status);
  if (data && !isShut) return children(data);
  if (!error || isLoggedOut) {
    return (
      <Gate title="Parlour Office">
        <p role="status">{isLoggedOut ? 'The log-in is over. On to the log-in …' : 'One moment …'}</p>
      </Gate>
    );
  }
  if (isApiProblem(error) && error.status === 403) {
    return isApiProblem(error) && String(error.code) === 'second_factor_missing' ? (
      <Gate title="Set up your second factor first">
        <p>The office opens to operators who log in with a second factor.</p>
        <a className={parts.button} data-kind="primary" href={withBasePath('/admin/account')}>
          Set it up
        </a>
      </Gate>
    ) : (
      <Gate title="You have no role in the office yet">
        <p>An administrator finds you under Operators from now on, and can give you one.</p>
        <button type="button" className={parts.button} data-kind="primary" onClick={() => void refetch()}>
          Look again
        </button>
      </Gate>
    );
  }
  return (
    <Gate title="The office does not open">
      <p role="alert">{problemWords(error)}</p>
      <button type="button" className={parts.button} data-kind="primary" onClick={() => void refetch()}>
        Try again
      </button>
    </Gate>
  );
}

function Gate({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.gate}>
      <div className={styles.gateBox}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
