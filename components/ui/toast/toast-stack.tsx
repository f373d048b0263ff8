'use client';

import { useEffect, useRef, type PointerEvent } from 'react';
import { useTranslations } from 'next-intl';
import type { Toast as ToastItem } from '@/lib/browser/toast/toasts';
import { Icon } from '../icon/icon';
import { circleAlertGlyph, circleCheckGlyph, giftGlyph, infoGlyph, xGlyph } from '../icon/frame-glyphs';
import styles from './toast-stack.module.scss';

interface ToastStackProps {
  items: readonly ToastItem[];
  onDismiss: (id: string) => void;
}

const GLYPHS = { success: circleCheckGlyph, error: circleAlertGlyph, info: infoGlyph };
/** The others wait until one of these goes. */
const SHOWN = 3;
/** How far a finger takes one away. Pixels. */
const SWIPE = 80;

/**
 * Toasts at the upper end of the screen. A press or a swipe dismisses one; none closes while it is pointed at or
 * focused. Two live regions exist from the start, because only changes of a known region are read out: errors at
 * once, the rest in turn.
 */
export function ToastStack({ items, onDismiss }: ToastStackProps) {
  const t = useTranslations('Ui');
  const shown = items.slice(0, SHOWN);
  const region = (live: 'polite' | 'assertive') => (
    <div className={styles.region} aria-live={live}>
      {shown.map(
        (item, order) =>
          (item.status === 'error') === (live === 'assertive') && (
            <Toast
              key={item.id}
              item={item}
              order={order}
              onDismiss={onDismiss}
              dismissLabel={t('dismiss')}
            />
          ),
      )}
    </div>
  );
  return (
    <section className={styles.stack} aria-label={t('messages')}>
      {region('assertive')}
      {region('polite')}
    </section>
  );
}

interface ToastProps {
  item: ToastItem;
  /** Position among the visible toasts: they are sorted by arrival, whichever region announces them. */
  order: number;
  onDismiss: (id: string) => void;
  dismissLabel: string;
}

function Toast({ item, order, onDismiss, dismissLabel }: ToastProps) {
  const { id, status, variant, title, text, duration } = item;
  const card = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef<number>(undefined);

  const hold = () => clearTimeout(timer.current);
  const release = () => {
    hold();
    if (!document.hidden) timer.current = setTimeout(leave, duration);
  };

  function leave() {
    hold();
    const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    const motion = still ? undefined : card.current?.animate?.({ opacity: 0, scale: 0.96 }, 160);
    if (motion) motion.onfinish = () => onDismiss(id);
    else onDismiss(id);
  }

  useEffect(() => {
    const go = () => onDismiss(id);
    const follow = () => {
      clearTimeout(timer.current);
      if (!document.hidden) timer.current = setTimeout(go, duration);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [id, duration, onDismiss]);

  const drag = ({ clientX }: PointerEvent) => {
    if (from.current === undefined || !card.current) return;
    card.current.style.translate = `${clientX - from.current}px`;
  };
  const drop = ({ clientX }: PointerEvent) => {
    const far = from.current !== undefined && Math.abs(clientX - from.current) > SWIPE;
    from.current = undefined;
    if (far) onDismiss(id);
    else if (card.current) card.current.style.translate = '';
  };

  return (
    <div ref={card} className={styles.toast} data-tone={variant ?? status} style={{ order }}>
      <Icon glyph={variant === 'bonus' ? giftGlyph : GLYPHS[status]} />
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
        onClick={leave}
        onPointerDown={(event) => {
          if (event.pointerType === 'touch') from.current = event.clientX;
        }}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <Icon glyph={xGlyph} size="small" />
      </button>
    </div>
  );
}
