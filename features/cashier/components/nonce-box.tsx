'use client';

import { useId, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { useCopy } from '@/components/ui/copy-field/use-copy';
import { Icon } from '@/components/ui/icon/icon';
import { checkGlyph } from '@/components/ui/icon/glyphs';
import { copyGlyph } from '@/components/ui/icon/account-glyphs';
import styles from './nonce-box.module.scss';

/** Four digits that link a transfer to its player, as large as the amount. */
export function NonceBox({ nonce }: { nonce: string }) {
  const t = useTranslations('BankTransfer');
  const ui = useTranslations('Ui.copyField');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { notice, copy } = useCopy(nonce, () => {
    field.current?.focus();
    field.current?.select();
  });
  const copied = notice?.result === 'copied';
  return (
    <div className={styles.nonce}>
      <div>
        <label htmlFor={id}>{t('nonce')}</label>
        <div className={styles.cells}>
          <input ref={field} id={id} value={nonce} readOnly />
          {[...nonce].map((digit, index) => (
            <b key={index} aria-hidden>
              {digit}
            </b>
          ))}
        </div>
      </div>
      <Button tone="primary" size="large" onClick={() => void copy()}>
        <Icon glyph={copied ? checkGlyph : copyGlyph} size="small" />
        {copied ? ui('copied') : t('copyNonce')}
      </Button>
      <p role="status" className={notice?.result === 'selected' ? undefined : 'visually-hidden'}>
        {notice && ui(notice.result)}
      </p>
    </div>
  );
}
