'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { circleAlertGlyph, rotateCcwGlyph, xGlyph } from '@/components/ui/icon/glyphs';
import { fileTextGlyph, fileXGlyph, trashGlyph } from '@/components/ui/icon/document-glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '@/lib/domain/limits';
import { pagePicture } from '../api/get-me-verification-files-id-pages-page';
import type { DocumentFile } from '../api/get-me-verification';
import { canSendAgain, type Upload } from '../hooks/use-uploads';
import styles from './file-row.module.scss';

const MEGABYTE = 1024 * 1024;

/** A size as people say it: 2.4 MB, 310 kB. */
export function useSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) =>
    bytes < MEGABYTE
      ? format.number(Math.max(1, Math.round(bytes / 1024)), { style: 'unit', unit: 'kilobyte' })
      : format.number(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
}

interface RowProps {
  name: string;
  picture: ReactNode;
  tone: 'plain' | 'ok' | 'bad';
  said: string;
  children?: ReactNode;
  actions?: ReactNode;
}

function Row({ name, picture, tone, said, children, actions }: RowProps) {
  return (
    <li className={styles.row} data-tone={tone}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.text}>
        <b>{name}</b>
        <small>{said}</small>
        {children}
      </div>
      {actions}
    </li>
  );
}

/** A file on its way. */
export function UploadRow({
  upload,
  onSendAgain,
  onDiscard,
}: {
  upload: Upload;
  onSendAgain: () => void;
  onDiscard: () => void;
}) {
  const t = useTranslations('Verification.files');
  const refusal = useTranslations('Verification.refusal');
  const problemText = useProblemText();
  const format = useFormatter();
  const size = useSize();
  const { file, url, state, sent, problem, error } = upload;
  const { name } = file;
  const bad = state === 'failed' || state === 'unfit';
  // What leaves is a little more than the file.
  const part = Math.min(1, file.size === 0 ? 0 : sent / file.size);
  const percent = format.number(part, { style: 'percent' });
  const said = () => {
    if (problem) return refusal(problem, { megabytes: UPLOAD_MAX_BYTES / MEGABYTE, count: UPLOAD_MAX_FILES });
    if (state === 'failed') return problemText(error);
    if (state === 'waiting') return t('waiting');
    if (part === 1) return t('checking');
    return t('sending', { sent: size(part * file.size), total: size(file.size), percent });
  };
  return (
    <Row
      name={name}
      tone={bad ? 'bad' : 'plain'}
      said={said()}
      picture={
        // Its name stands beside it.
        url ? <img src={url} alt="" /> : <Icon glyph={bad ? fileXGlyph : fileTextGlyph} />
      }
      actions={
        <span className={styles.actions}>
          {canSendAgain(upload) && (
            <IconButton glyph={rotateCcwGlyph} label={t('again', { name })} onClick={onSendAgain} />
          )}
          <IconButton
            glyph={bad ? trashGlyph : xGlyph}
            label={t(bad ? 'remove' : 'stop', { name })}
            onClick={onDiscard}
          />
        </span>
      }
    >
      {!bad && (
        <span className={styles.bar}>
          <ProgressBar label={name} value={part === 1 ? undefined : part * 100} valueText={percent} />
        </span>
      )}
    </Row>
  );
}

interface DocumentRowProps {
  file: DocumentFile;
  /** Left out once it was handed in. */
  onRemove?: () => void;
  /** Asks for another file in its place. */
  onRetake?: () => void;
  busy?: boolean;
}

/** A file that the platform has. */
export function DocumentRow({ file, onRemove, onRetake, busy = false }: DocumentRowProps) {
  const t = useTranslations('Verification.files');
  const refusal = useTranslations('Verification.refusal');
  const size = useSize();
  const { id, name, state, pages, bytes } = file;
  // Once it was handed in, its step says how far it is.
  const open = file.submittedAt === null && file.reviewedAt === null;
  const said = () => {
    if (file.refusal) return refusal(file.refusal);
    if (state === 'uploading') return t('elsewhere');
    const of = { size: size(bytes ?? 0), pages };
    if (state === 'held') return t('held', of);
    return open ? t('ready', of) : t('sent', of);
  };
  const refused = state === 'refused';
  const fresh = state === 'ready' && open;
  return (
    <Row
      name={name}
      tone={refused ? 'bad' : fresh ? 'ok' : 'plain'}
      said={said()}
      picture={
        state === 'ready' ? (
          <a href={pagePicture(id, 1)} aria-label={t('open', { name })}>
            <img src={pagePicture(id, 1)} alt="" loading="lazy" decoding="async" />
          </a>
        ) : (
          <Icon glyph={refused ? circleAlertGlyph : fileTextGlyph} />
        )
      }
      actions={
        onRemove && (
          <span className={styles.actions}>
            {onRetake && (
              <IconButton
                glyph={rotateCcwGlyph}
                label={t('retake', { name })}
                disabled={busy}
                onClick={onRetake}
              />
            )}
            <IconButton glyph={trashGlyph} label={t('remove', { name })} disabled={busy} onClick={onRemove} />
          </span>
        )
      }
    />
  );
}
