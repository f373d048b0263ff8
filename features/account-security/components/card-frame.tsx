import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card/card';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import styles from './account-security.module.scss';

interface CardFrameProps {
  title: string;
  /** Beside the title: a state or a button. */
  aside?: ReactNode;
  text?: string;
  children: ReactNode;
}

/** One of the cards of the security page. */
export function CardFrame({ title, aside, text, children }: CardFrameProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </Card>
  );
}

export function CardLoading({ label, rows = 2 }: { label: string; rows?: number }) {
  return (
    <div className={styles.loading} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height="44px" />
      ))}
    </div>
  );
}

interface CardFailureProps {
  title: string;
  text: string;
  again: string;
  onAgain: () => void;
}

export function CardFailure({ title, text, again, onAgain }: CardFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>{title}</strong> {text}
      </p>
      <Button size="small" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}

/** What went wrong with a press that belongs to no field. */
export function CardNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="alert">
      {children}
    </p>
  );
}
