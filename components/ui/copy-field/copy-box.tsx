'use client';

import { useId, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { Icon } from '../icon/icon';
import { checkGlyph } from '../icon/glyphs';
import { copyGlyph } from '../icon/account-glyphs';
import { useCopy } from './use-copy';
import styles from './copy-box.module.scss';

interface CopyBoxProps {
  label: string;
  /** What is copied. */
  value: string;
  /** What is shown, where that is more than what is copied: an amount with its unit. */
  shown?: string;
  /** It must not be forgotten: it has a ring. */
  must?: boolean;
}

/** A value to take along to another app: all of it is in sight, and one press copies it. */
export function CopyBox({ label, value, shown = value, must = false }: CopyBoxProps) {
  const t = useTranslations('Ui.copyField');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { notice, copy } = useCopy(value, () => {
    field.current?.focus();
    field.current?.select();
  });
  const copied = notice?.result === 'copied';

  return (
    <div className={styles.box} data-must={must || undefined}>
      <div className={styles.text}>
        <label htmlFor={id}>{label}</label>
        <textarea
          ref={field}
          id={id}
          value={shown}
          readOnly
          // For browsers that don't fit a field to its text.
          rows={shown.length > 30 ? 2 : 1}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <CopyButton copied={copied} label={label} className={styles.button} onPress={() => void copy()} />
      <span className={styles.notice} data-result={notice?.result} role="status">
        {notice && (
          <span key={notice.press} className={copied ? 'visually-hidden' : undefined}>
            {t(notice.result)}
          </span>
        )}
      </span>
    </div>
  );
}

interface CopyButtonProps {
  copied: boolean;
  label: string;
  className: string | undefined;
  onPress: () => void;
}

function CopyButton({ copied, label, className, onPress }: CopyButtonProps) {
  const t = useTranslations('Ui.copyField');
  return (
    <button type="button" className={className} aria-label={t('copy', { label })} onClick={onPress}>
      <Icon glyph={copied ? checkGlyph : copyGlyph} size="small" />
      <span aria-hidden>{t(copied ? 'copied' : 'copyIt')}</span>
    </button>
  );
}
