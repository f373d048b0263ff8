'use client';

import { useTranslations } from 'next-intl';
import { isOwnDataName } from '@/lib/domain/own-data';
import { isCurrency, type Currency } from '@/lib/money/money';
import type { OwnData } from '../api/get-me-export';
import { useOwnDataWords } from '../hooks/use-own-data-words';
import styles from './profile-page.module.scss';

/** The file's content as headings, lists and texts, in the reader's language: it can be read without a program. */
export function OwnDataText({ data }: { data: OwnData }) {
  const nameOf = useName();
  return (
    <div className={styles.text}>
      {Object.entries(data).map(([name, value]) => (
        <section key={name}>
          <h3>{nameOf(name)}</h3>
          <Value name={name} value={value} currency={null} />
        </section>
      ))}
    </div>
  );
}

/** What a visit was tracked by has names of its own, which are shown as they are. */
function useName() {
  const t = useTranslations('OwnData.names');
  return (name: string) => (isOwnDataName(name) ? t(name) : name);
}

/** @param currency of the amounts beside it; null where there are none. */
function Value({ name, value, currency }: { name: string; value: unknown; currency: Currency | null }) {
  const words = useOwnDataWords();
  const nameOf = useName();
  if (value === null || value === undefined || value === '') return <span>–</span>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <span>–</span>;
    return (
      <ol>
        {value.map((item: unknown, index) => (
          // What is kept has no order of its own that could change.
          <li key={index}>
            <Value name={name} value={item} currency={currency} />
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value === 'object') {
    const own = 'currency' in value && isCurrency(value.currency) ? value.currency : currency;
    const parts = Object.entries(value);
    if (parts.length === 0) return <span>–</span>;
    return (
      <dl>
        {parts.map(([part, content]) => (
          <div key={part}>
            <dt>{nameOf(part)}</dt>
            <dd>
              {/* A tracked visit's own names mean nothing of ours. */}
              <Value name={name === 'tracking' ? 'tracking' : part} value={content} currency={own} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return <span>{words(name, value, currency)}</span>;
}
