'use client';

import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { formatAmount, type WrittenAmount } from '@/components/ui/amount/format-amount';
import { JACKPOT_ROTATION_MS, JACKPOTS, type JackpotName } from '@/lib/domain/jackpots';
import { JackpotCounter } from './jackpot-counter';
import { useJackpots } from './live-jackpots';
import styles from './jackpot-slide.module.scss';

/** How often the light has moved on. */
const Turn = createContext(0);

/**
 * The slide, whose highlight moves from one jackpot to the next every six seconds. It stops while the slide is
 * pointed at or has the keyboard's focus, while the page is hidden, and with reduced motion.
 */
export function LitJackpots({ children }: { children: ReactNode }) {
  const [turn, setTurn] = useState(0);
  const slide = useRef<HTMLElement>(null);

  useEffect(() => {
    const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)');
    const rotation = setInterval(() => {
      if (document.hidden || calm?.matches || slide.current?.matches(':hover, :focus-within')) return;
      setTurn((known) => known + 1);
    }, JACKPOT_ROTATION_MS);
    return () => clearInterval(rotation);
  }, []);

  return (
    <Turn value={turn}>
      <article ref={slide} className={styles.slide} data-slide="jackpots" data-law="jackpots">
        {children}
      </article>
    </Turn>
  );
}

interface LitJackpotProps {
  name: JackpotName;
  /** What it holds, as the server wrote it. */
  written: WrittenAmount;
  children: ReactNode;
}

/** A jackpot in the slide. Its amount counts up each time it is highlighted. */
export function LitJackpot({ name, written, children }: LitJackpotProps) {
  const turn = useContext(Turn);
  const locale = useLocale();
  const { data } = useJackpots();
  const place = JACKPOTS.indexOf(name);
  const { jackpotInfo } = data.find(({ code }) => code === `jackpot-${name}`) ?? {};
  if (!jackpotInfo) return null;
  return (
    <div
      className={styles.jackpot}
      data-jackpot={name}
      data-lit={turn % JACKPOTS.length === place || undefined}
    >
      {children}
      <JackpotCounter
        minor={jackpotInfo.amount}
        currency={jackpotInfo.currency}
        locale={locale}
        written={written}
        size={name === 'max' ? 'medium' : 'small'}
        turn={Math.floor((turn + JACKPOTS.length - place) / JACKPOTS.length)}
      />
    </div>
  );
}

/** What stands beside a jackpot's name: to whom it went when it was drawn a short while ago, else what it may reach. */
export function SlideNote({ name, upTo }: { name: JackpotName; upTo: string }) {
  const t = useTranslations('Jackpots');
  const locale = useLocale();
  const { lastDraw } = useJackpots();
  if (lastDraw?.code !== `jackpot-${name}`) return upTo;
  const { won, login } = lastDraw;
  return t('drawn', { amount: formatAmount(won.amount, won.currency, locale), login });
}
