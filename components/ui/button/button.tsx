import type { ComponentProps } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { Spinner } from '../spinner/spinner';
import styles from './button.module.scss';

export interface ButtonLook {
  /** One primary (marigold) button per region of a view. */
  tone?: 'primary' | 'secondary' | 'outline' | 'glass' | 'danger' | 'ivory';
  /** 36, 44 or 52 px high. */
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width of its container, and as many lines as its text needs. */
  wide?: boolean;
}

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** Work is under way: the button keeps its focus, its width and its place, and presses do nothing. */
    busy?: boolean;
    /** Not to be pressed for a while, by what was pressed just now: it looks disabled, and keeps its focus. */
    waiting?: boolean;
  };

export function Button({
  tone = 'secondary',
  size = 'medium',
  wide = false,
  busy = false,
  waiting = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isInert = busy || waiting;
  return (
    <button
      {...rest}
      type={isInert ? 'button' : type}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
      data-waiting={waiting || undefined}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : onClick}
    >
      {busy && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'className'>;

/** A link that looks like a button: it has a target, so it works without a script. */
export function ButtonLink({ tone = 'secondary', size = 'medium', wide = false, ...rest }: ButtonLinkProps) {
  return (
    <Link
      prefetch={false}
      {...rest}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
    />
  );
}
