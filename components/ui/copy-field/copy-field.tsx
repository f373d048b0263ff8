'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { checkGlyph } from '../icon/glyphs';
import { copyGlyph } from '../icon/account-glyphs';
import styles from './copy-field.module.scss';

/** SPEC §9: how long the notice stays. Milliseconds. */
const NOTICE_MS = 3_000;

export interface CopyFieldProps {
  label: string;
  value: string;
}

/** A value to take along: it can be read and copied, not changed. */
export function CopyField({ label, value }: CopyFieldProps) {
  const t = useTranslations('Ui.copyField');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Counted, so that a second press shows the notice for its whole time again.
  const [notice, setNotice] = useState<{ result: 'copied' | 'selected'; press: number } | null>(null);

  useEffect(() => {
    if (notice?.result !== 'copied') return undefined;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  const copy = async () => {
    const result = await write(value).then(
      () => 'copied' as const,
      () => 'selected' as const,
    );
    if (result === 'selected') {
      // The browser refuses: everything is ready for the player's own hand.
      field.current?.focus();
      field.current?.select();
    }
    setNotice((known) => ({ result, press: (known?.press ?? 0) + 1 }));
  };

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          ref={field}
          id={id}
          className={styles.value}
          value={value}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          className={styles.copy}
          aria-label={t('copy', { label })}
          onClick={() => void copy()}
        >
          <Icon glyph={notice?.result === 'copied' ? checkGlyph : copyGlyph} />
        </button>
        <span className={styles.notice} data-result={notice?.result} role="status">
          {notice && <span key={notice.press}>{t(notice.result)}</span>}
        </span>
      </div>
    </div>
  );
}

/** @throws when the browser has no clipboard for this page, or refuses it. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
