import styles from './mobile-app-modal.module.scss';

/** The lower end of Apple's browser: the share sign in its bar, and the entry of the sheet that it opens. */
export function AddToHomePicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 360 150" aria-hidden>
      <rect className={styles.sheet} x="60" y="10" width="240" height="52" rx="14" />
      <g className={styles.line}>
        <rect x="256" y="24" width="24" height="24" rx="6" />
        <path d="M268 30v12M262 36h12" />
      </g>
      <rect className={styles.word} x="78" y="31" width="124" height="10" rx="5" />
      <path className={styles.lead} d="M180 66v22m-6-7 6 7 6-7" />
      <rect className={styles.bar} x="20" y="94" width="320" height="50" rx="16" />
      <g className={styles.faint}>
        <path d="m62 111-8 8 8 8M120 111l8 8-8 8" />
        <path d="M232 111c6-2 10-1 12 1v16c-2-2-6-3-12-1zm24 0c-6-2-10-1-12 1v16c2-2 6-3 12-1z" />
        <path d="M296 115h14v14h-14zM302 115v-5h13v14h-5" />
      </g>
      <g className={styles.line}>
        <path d="M172 116h-4v16h24v-16h-4M180 124v-18m-6 6 6-6 6 6" />
      </g>
    </svg>
  );
}
