import styles from './logo.module.scss';

/** The lamp over a ball, with the name beside it unless `mark` is set. */
export function Logo({ mark = false }: { mark?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg
        viewBox="0 0 36 36"
        {...(mark ? { role: 'img', 'aria-label': 'Parlour' } : { 'aria-hidden': true })}
      >
        <path d="M18 2v5" stroke="#D2AC66" strokeWidth="2.2" strokeLinecap="round" />
        <path d="M4 19C5 11.5 10.6 7 18 7s13 4.5 14 12z" fill="#FFB627" />
        <path
          d="M9.5 15.5C11 12.4 13.6 10.8 16.5 10.5"
          stroke="#FFF0C4"
          strokeWidth="1.8"
          strokeLinecap="round"
          fill="none"
        />
        <circle cx="18" cy="27.5" r="6.2" fill="var(--text)" />
        <path d="M18 24l2.6 3.5L18 31l-2.6-3.5z" fill="var(--ink)" />
      </svg>
      {!mark && <span>Parlour</span>}
    </span>
  );
}
