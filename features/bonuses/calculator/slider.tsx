import { useId, type CSSProperties } from 'react';
import styles from './slider.module.scss';

interface SliderProps {
  label: string;
  /** The value in words, as it is shown, and read out with the slider. */
  text: string;
  /** Place among `count` values, from 0. */
  place: number;
  count: number;
  onPlaceChange: (place: number) => void;
  /** Id of what is wrong with the value. */
  describedBy?: string;
}

/** One of a row of values. The browser's own slider: arrow keys, Home and End move it. */
export function Slider({ label, text, place, count, onPlaceChange, describedBy }: SliderProps) {
  const id = useId();
  const share = count > 1 ? place / (count - 1) : 0;
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.value} aria-hidden>
        {text}
      </span>
      <input
        id={id}
        type="range"
        min={0}
        max={Math.max(count - 1, 1)}
        step={1}
        value={place}
        disabled={count < 2}
        aria-valuetext={text}
        aria-describedby={describedBy}
        style={{ '--share': share } as CSSProperties}
        onChange={({ currentTarget }) => onPlaceChange(Number(currentTarget.value))}
      />
    </div>
  );
}
