import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';

export interface ColumnLink {
  /** A path of ours without language, or for an external one the whole address. */
  href: string;
  label: string;
  external?: boolean;
}

interface ColumnProps {
  title: string;
  links: readonly ColumnLink[];
  /** It leads to play: not for who has excluded themselves. */
  offers?: boolean;
  /** More items, after the links. */
  children?: ReactNode;
}

/** A titled list of links of the footer. */
export function Column({ title, links, offers = false, children }: ColumnProps) {
  return (
    <div data-offers={offers || undefined}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <FooterLink {...link} />
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

function FooterLink({ href, label, external }: ColumnLink) {
  const t = useTranslations('Shell.footer');
  if (!external) {
    return (
      <Link href={href} prefetch={false}>
        {label}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {label}
      <span className="visually-hidden"> ({t('newTab')})</span>
    </a>
  );
}
