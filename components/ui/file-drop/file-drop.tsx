'use client';

import { useId, useState, type DragEvent } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '@/lib/domain/limits';
import { admitUploads, UPLOAD_ACCEPT, type UploadProblem } from '@/lib/domain/uploads';
import { FieldGroup, type FieldTexts } from '../field/field';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { circleAlertGlyph, fileGlyph, uploadGlyph, xGlyph } from '../icon/glyphs';
import styles from './file-drop.module.scss';

const MEGABYTE = 1024 * 1024;

interface FileDropProps extends Omit<FieldTexts, 'hint'> {
  files: readonly File[];
  onFilesChange: (files: File[]) => void;
  onBlur?: () => void;
  disabled?: boolean;
}

/**
 * Files to be sent, by SPEC §5: JPEG, PNG, PDF or BMP, 5 MB each, 20 of them. They are chosen, dropped or
 * taken with a phone's camera; one that may not come along is named with the reason, the others stay.
 */
export function FileDrop({ label, error, files, onFilesChange, onBlur, disabled = false }: FileDropProps) {
  const t = useTranslations('Ui.files');
  const format = useFormatter();
  const id = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<{ name: string; problem: UploadProblem }[]>([]);
  const limits = { megabytes: UPLOAD_MAX_BYTES / MEGABYTE, count: UPLOAD_MAX_FILES };
  const rules = t('rules', limits);

  function add(added: readonly File[]) {
    const result = admitUploads(files, added);
    setRefused(result.refused.map(({ file: { name }, problem }) => ({ name, problem })));
    if (result.admitted.length > 0) onFilesChange([...files, ...result.admitted]);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) add([...event.dataTransfer.files]);
  }

  const sizeOf = ({ size }: File) =>
    size < MEGABYTE
      ? format.number(Math.max(1, Math.round(size / 1024)), { style: 'unit', unit: 'kilobyte' })
      : format.number(size / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

  return (
    <FieldGroup id={id} label={label} hint={rules} error={error} disabled={disabled}>
      <label className={styles.zone} data-over={over || undefined} data-invalid={Boolean(error) || undefined}>
        <input
          type="file"
          multiple
          accept={UPLOAD_ACCEPT}
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          onBlur={onBlur}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!disabled);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // The same file may be chosen again after it was removed.
            event.target.value = '';
          }}
        />
        <Icon glyph={uploadGlyph} size="large" />
        <span>
          <b>{t('choose')}</b> <span className={styles.drop}>{t('drop')}</span>
        </span>
      </label>
      <p className="visually-hidden" role="status">
        {files.length > 0 && t('count', { count: files.length })}
      </p>
      {refused.length > 0 && (
        <div role="alert">
          <ul className={styles.refused}>
            {refused.map(({ name, problem }, index) => (
              <li key={`${index} ${name}`}>
                <Icon glyph={circleAlertGlyph} size="small" />
                <span>{t(`refused.${problem}`, { name, ...limits })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('chosen')}>
          {files.map((file) => (
            <li key={`${file.size} ${file.name}`}>
              <Icon glyph={fileGlyph} />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{sizeOf(file)}</span>
              <IconButton
                glyph={xGlyph}
                label={t('remove', { name: file.name })}
                onClick={() => {
                  setRefused([]);
                  onFilesChange(files.filter((other) => other !== file));
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}
