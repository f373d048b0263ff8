import styles from './spinner.module.scss';

/** Turning ring in the colour of the text. With a label it is announced, without one it is decoration. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <span className={styles.spinner} role="status" aria-label={label} />
  ) : (
    <span className={styles.spinner} aria-hidden />
  );
}
