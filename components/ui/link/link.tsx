import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import styles from './link.module.scss';

interface LinkLook {
  /** Stands alone, not in a sentence: no underline at rest, and as high as a finger needs. */
  alone?: boolean;
}

type TextLinkProps = LinkLook & Omit<ComponentProps<typeof Link>, 'className'>;

/** A link in running text, to a page of ours. */
export function TextLink({ alone = false, ...rest }: TextLinkProps) {
  return <Link prefetch={false} {...rest} className={styles.link} data-alone={alone || undefined} />;
}

/** A link to another site. It opens a new tab, and says so to screen readers. */
export function ExternalLink({
  href,
  alone = false,
  children,
}: LinkLook & { href: string; children: ReactNode }) {
  const t = useTranslations('Ui.link');
  return (
    <a
      className={styles.link}
      data-alone={alone || undefined}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <span className="visually-hidden"> ({t('newTab')})</span>
    </a>
  );
}

type TextButtonProps = LinkLook & Omit<ComponentProps<'button'>, 'className'>;

/** Looks like a link and acts in place: “Forgot your password?” in a dialog. */
export function TextButton({ alone = false, type = 'button', ...rest }: TextButtonProps) {
  return <button {...rest} type={type} className={styles.link} data-alone={alone || undefined} />;
}
