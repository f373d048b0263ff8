import styles from './list-head.module.scss';

/** Title of a list with how much is in it, where something is. */
export function ListHead({ title, count }: { title: string; count?: string }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {count !== undefined && <p className="num">{count}</p>}
    </header>
  );
}
