'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { cameraGlyph } from '@/components/ui/icon/document-glyphs';
import { uploadGlyph } from '@/components/ui/icon/glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '@/lib/domain/limits';
import { UPLOAD_ACCEPT } from '@/lib/domain/uploads';
import styles from './drop-zone.module.scss';

interface DropZoneProps {
  /** What the files are for. */
  label: string;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** Files are dropped, chosen, or taken with the phone's camera. */
export function DropZone({ label, disabled, onFiles }: DropZoneProps) {
  const t = useTranslations('Verification.drop');
  const [over, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  const zone = useRef<HTMLDivElement>(null);
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  const hover = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  });
  // Dropping is for whoever has a mouse; everybody has the buttons.
  useEffect(() => {
    const place = zone.current;
    const leave = () => setOver(false);
    const enter = (event: DragEvent) => hover(event);
    const take = (event: DragEvent) => drop(event);
    place?.addEventListener('dragover', enter);
    place?.addEventListener('dragleave', leave);
    place?.addEventListener('drop', take);
    return () => {
      place?.removeEventListener('dragover', enter);
      place?.removeEventListener('dragleave', leave);
      place?.removeEventListener('drop', take);
    };
  }, []);

  const input = (source: 'files' | 'camera') => (
    <input
      ref={source === 'files' ? files : camera}
      type="file"
      hidden
      multiple={source === 'files'}
      accept={source === 'files' ? UPLOAD_ACCEPT : 'image/jpeg,image/png'}
      capture={source === 'camera' ? 'environment' : undefined}
      aria-label={`${t(source === 'files' ? 'choose' : 'camera')}: ${label}`}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // The same file may be chosen again after it was removed.
        event.target.value = '';
      }}
    />
  );

  return (
    <div ref={zone} className={styles.zone} role="group" aria-label={label} data-over={over || undefined}>
      <span className={styles.icon}>
        <Icon glyph={uploadGlyph} />
      </span>
      <p className={styles.text}>
        <b>{t('title')}</b>
        <small>{t('rules', { megabytes: UPLOAD_MAX_BYTES / 1024 / 1024, count: UPLOAD_MAX_FILES })}</small>
      </p>
      {input('files')}
      {input('camera')}
      <div className={styles.buttons}>
        <Button disabled={disabled} onClick={() => files.current?.click()}>
          {t('choose')}
        </Button>
        <span className={styles.camera}>
          <Button disabled={disabled} onClick={() => camera.current?.click()}>
            <Icon glyph={cameraGlyph} />
            {t('camera')}
          </Button>
        </span>
      </div>
    </div>
  );
}
