import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import styles from './document-rules.module.scss';

const RULES = ['corners', 'glare', 'photo', 'months', 'card'] as const;
type Rule = (typeof RULES)[number];

const CARD = (
  <>
    <rect x="22" y="20" width="76" height="48" rx="6" className={styles.line} />
    <circle cx="39" cy="40" r="8" className={styles.brass} />
    <path d="M29 58c1-8 19-8 20 0" className={styles.brass} />
    <path d="M58 34h30M58 43h22M58 52h26" className={styles.faint} />
  </>
);

const DRAWINGS: Record<Rule, ReactNode> = {
  corners: (
    <>
      {CARD}
      <path d="M12 24V12h12M108 24V12H96M12 64v12h12" className={styles.frame} />
    </>
  ),
  glare: (
    <>
      {CARD}
      <path d="M60 16l26 0-22 54-26 0z" className={styles.glare} />
    </>
  ),
  photo: (
    <>
      <rect x="16" y="40" width="88" height="28" rx="5" className={styles.line} />
      <path d="M30 40l8-22h44l8 22" className={styles.faint} />
      <path d="M24 54h72" className={styles.brass} />
    </>
  ),
  months: (
    <>
      <rect x="22" y="18" width="76" height="58" rx="6" className={styles.line} />
      <path d="M22 34h76M40 12v12M80 12v12" className={styles.faint} />
      <text x="60" y="63" textAnchor="middle">
        3
      </text>
    </>
  ),
  card: (
    <>
      <rect x="16" y="20" width="88" height="54" rx="7" className={styles.line} />
      <path d="M19 32h82" className={styles.stripe} />
      <text x="21" y="53" className={styles.digits}>
        4539 82
      </text>
      <rect x="61" y="44" width="15" height="11" rx="2" className={styles.cover} />
      <text x="79" y="53" className={styles.digits}>
        4417
      </text>
      <path d="M22 64h30" className={styles.faint} />
    </>
  ),
};
const FORBIDDEN: readonly Rule[] = ['glare', 'photo'];

/** What a picture of a document has to look like, in drawings and words. */
export function DocumentRules() {
  const t = useTranslations('Verification.rules');
  return (
    <ul className={styles.rules}>
      {RULES.map((rule) => {
        const forbidden = FORBIDDEN.includes(rule);
        return (
          <li key={rule}>
            <svg viewBox="0 0 120 88" aria-hidden>
              {DRAWINGS[rule]}
              <g className={styles.mark} data-forbidden={forbidden || undefined}>
                <rect x="96" y="60" width="17" height="17" rx="2" transform="rotate(45 104.5 68.5)" />
                <path d={forbidden ? 'M101 65l7 7m0-7l-7 7' : 'M100 69l3.5 3.5 6-7'} />
              </g>
            </svg>
            <span>{t(rule)}</span>
          </li>
        );
      })}
    </ul>
  );
}
