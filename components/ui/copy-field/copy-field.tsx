'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Icon } from '../icon/icon';
import { checkGlyph } from '../icon/glyphs';
import { copyGlyph } from '../icon/account-glyphs';
import { useCopy } from './use-copy';
import styles from './copy-field.module.scss';

export interface CopyFieldProps {
  label: string;
  value: string;
}

/** A value to take along: it can be read and copied, not changed. */
export function CopyField({ label, value }: CopyFieldProps) {
  const t = useTranslations('Ui.copyField');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { notice, copy } = useCopy(value, () => {
    field.current?.focus();
    field.current?.select();
  });

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
