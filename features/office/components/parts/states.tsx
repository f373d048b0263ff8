import Link from 'next/link';
import type { ReactNode } from 'react';
import { isApiProblem } from '@/lib/http/problem';
import { problemWords } from './problem-words';
import styles from './parts.module.scss';

/** A place of its own for what is not the content: it waits, failed, or is empty. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <b>{title}</b>
      {children && <div>{children}</div>}
    </div>
  );
}

export function Loading({ what }: { what: string }) {
  return (
    <p className={styles.notice} role="status">
      Loading {what} …
    </p>
  );
}

/** Why something is not here, with the way to try again. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isApiProblem(error) && error.status === 403) return <NotPermitted />;
  const isMissing = isApiProblem(error) && error.status === 404;
  return (
    <div className={styles.notice} role="alert">
      <b>{isMissing ? 'There is nothing here.' : problemWords(error)}</b>
      {isMissing ? (
        <Link className={styles.link} href="/office">
          Back to the start
        </Link>
      ) : (
        <button type="button" className={styles.button} onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

export function NotPermitted() {
  return (
    <Notice title="Your roles don’t open this.">
      An administrator can give you another role, under Operators.
    </Notice>
  );
}
