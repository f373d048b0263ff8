import { ScenePicture } from './scene-picture';
import styles from './bonus-modal-parts.module.scss';

/** The picture at the head of a bonus' modal. */
export function BonusPicture({ scene }: { scene: string }) {
  return (
    <div className={styles.picture}>
      <ScenePicture scene={scene} eager />
    </div>
  );
}

/** Two or three figures side by side. */
export function BonusFigures({ figures }: { figures: readonly { name: string; value: string }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
