'use client';

import { decimalToMinor } from '@/lib/money/money';
import { Group, TextField, useField } from '../campaigns/campaign-fields';
import form from '../campaigns/campaign-form.module.scss';
import type { Values } from '../campaigns/campaign-reader';
import { FORM_CURRENCIES } from '../campaigns/campaign-values';
import styles from '../parts/parts.module.scss';
import { extras, sumWords } from './tournament-words';
import { inOthers, linesOf, poolOf, PRIZE_LINES, typedSum } from './tournament-values';
import type { TournamentContent } from '../../api/post-tournaments';

/** What each place gets, and what all of it comes to. */
export function PrizesGroup({
  values,
  set,
  prizes,
  campaigns,
}: {
  values: Values;
  set: (name: string, value: string) => void;
  /** As far as they can be read. */
  prizes: TournamentContent['prizes'] | null;
  /** Campaigns that may give free spins. */
  campaigns: readonly (readonly [id: string, name: string])[];
}) {
  const lines = linesOf(values);
  const pool = prizes && poolOf(prizes);
  const { problem } = useField('prizes');
  const add = () => {
    const next = Number(values[`prizes.${lines - 1}.to`] || values[`prizes.${lines - 1}.from`] || 0) + 1;
    set(`prizes.${lines}.from`, String(next));
    set(`prizes.${lines}.to`, String(next));
    set('lines', String(lines + 1));
  };
  const remove = () => {
    for (const name of ['from', 'to', 'freeSpins', 'points', ...FORM_CURRENCIES])
      set(`prizes.${lines - 1}.${name}`, '');
    set('lines', String(lines - 1));
  };
  const fill = () => {
    for (let line = 0; line < lines; line += 1) {
      const euro = decimalToMinor(values[`prizes.${line}.EUR`]?.trim() ?? '', 'EUR');
      if (euro === null || euro === 0) continue;
      const others = inOthers(euro);
      for (const currency of FORM_CURRENCIES)
        set(`prizes.${line}.${currency}`, typedSum(others[currency], currency));
    }
  };
  return (
    <Group title="Prizes by place">
      {Array.from({ length: lines }, (_, line) => {
        const at = `prizes.${line}`;
        return (
          <div key={line} className={form.line} role="group" aria-label={`Prize, line ${line + 1}`}>
            <TextField name={`${at}.from`} label="From place" kind="number" />
            <TextField name={`${at}.to`} label="To place" kind="number" />
            {FORM_CURRENCIES.map((currency) => (
              <TextField
                key={currency}
                name={`${at}.${currency}`}
                label={`Each, ${currency}`}
                kind="amount"
              />
            ))}
            <TextField name={`${at}.freeSpins`} label="Free spins" kind="number" />
            <TextField name={`${at}.points`} label="Points (E.P.)" kind="number" />
          </div>
        );
      })}
      <div className={form.wide}>
        <div className={styles.buttons}>
          {lines < PRIZE_LINES && (
            <button type="button" className={styles.button} onClick={add}>
              Another line
            </button>
          )}
          {lines > 1 && (
            <button type="button" className={styles.button} onClick={remove}>
              Remove the last line
            </button>
          )}
          <button type="button" className={styles.button} onClick={fill}>
            Other currencies from euro
          </button>
        </div>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <p className={styles.quiet} role="status">
          {pool
            ? `All ${pool.winners} places together: ${[...sumWords(pool.amount), ...extras(pool)].join(', ') || 'nothing'}. Each place is paid in its player’s currency, so one of these sums is the most that is paid.`
            : 'The sum stands here once all fields can be read.'}
        </p>
      </div>
      <SpinCampaign campaigns={campaigns} />
    </Group>
  );
}

/** Whose free spins they are; said only where there are any. */
function SpinCampaign({ campaigns }: { campaigns: readonly (readonly [id: string, name: string])[] }) {
  const { id, value, change, problem, named } = useField('spinCampaign');
  const known = campaigns.some(([one]) => one === value) || value === '';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Campaign that gives the free spins</label>
      <select {...named} value={value} onChange={({ target }) => change(target.value)}>
        <option value="">No free spins</option>
        {!known && <option value={value}>{value}</option>}
        {campaigns.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      <small>It says what a spin is worth, in which games, and how long it lives.</small>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
