'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from 'next-intl';
import type { Toast as ToastItem } from '@/lib/toast/toasts';
import { Icon } from '../icon/icon';
import { circleAlertGlyph, circleCheckGlyph, infoGlyph, xGlyph } from '../icon/glyphs';
import styles from './toast-stack.module.scss';

interface ToastStackProps {
  items: readonly ToastItem[];
  onDismiss: (id: string) => void;
}

const GLYPHS = { success: circleCheckGlyph, error: circleAlertGlyph, info: infoGlyph };

/** Messages at the upper end of the screen. A press dismisses one; none goes while it is being read. */
export function ToastStack({ items, onDismiss }: ToastStackProps) {
  const t = useTranslations('Ui');
  return (
    <section className={styles.stack} aria-label={t('messages')} aria-live="polite">
      {items.map((item) => (
        <Toast key={item.id} item={item} onDismiss={onDismiss} dismissLabel={t('dismiss')} />
      ))}
    </section>
  );
}

function Toast({
  item,
  onDismiss,
  dismissLabel,
}: {
  item: ToastItem;
  onDismiss: (id: string) => void;
  dismissLabel: string;
}) {
  const { id, status, title, text, duration } = item;
  const held = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function start() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => !held.current && onDismiss(id), duration);
  }

  useEffect(() => {
    timer.current = setTimeout(() => !held.current && onDismiss(id), duration);
    return () => clearTimeout(timer.current);
  }, [id, duration, onDismiss]);

  const hold = () => {
    held.current = true;
  };
  const release = () => {
    held.current = false;
    start();
  };

  return (
    <div className={styles.toast} data-tone={status} role={status === 'error' ? 'alert' : 'status'}>
      <Icon glyph={GLYPHS[status]} />
      <div>
        <b>{title}</b>
        {text}
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        // It covers the whole card: what rests on the card rests on it.
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
        onClick={() => onDismiss(id)}
      >
        <Icon glyph={xGlyph} size="small" />
      </button>
    </div>
  );
}
