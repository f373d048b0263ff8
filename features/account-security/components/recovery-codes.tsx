'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { copyGlyph } from '@/components/ui/icon/account-glyphs';
import { downloadGlyph, printerGlyph } from '@/components/ui/icon/security-glyphs';
import { saveFile } from '@/lib/browser/save-file';
import styles from './account-security.module.scss';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The player has kept them: they are not shown again. */
  onKept: () => void;
}

const save = (name: string, text: string) =>
  saveFile(new Blob([text], { type: 'text/plain' }), `${name}.txt`);

/** The recovery codes, for the only time: to copy, to save, to print. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTranslations('SecondFactor.codes');
  const [isCopied, setCopied] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const text = codes.join('\n');
  // What was pressed is gone: whoever listens is told what came instead.
  useEffect(() => head.current?.focus(), []);

  return (
    <div>
      <h3 ref={head} tabIndex={-1}>
        {t('title')}
      </h3>
      <p className={styles.text}>{t('text')}</p>
      <ul className={styles.codes} aria-label={t('list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          <Icon glyph={copyGlyph} /> {isCopied ? t('copied') : t('copy')}
        </Button>
        <Button onClick={() => save(t('file'), `${t('file')}\n\n${text}\n`)}>
          <Icon glyph={downloadGlyph} /> {t('save')}
        </Button>
        <Button onClick={() => window.print()}>
          <Icon glyph={printerGlyph} /> {t('print')}
        </Button>
        <Button tone="primary" onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
    </div>
  );
}
