'use client';

import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { categoryWord, TYPE_OPTIONS } from './campaign-words';
import { BoxField, ChoiceField, Group, ManyField, TextField } from './campaign-fields';
import { GamesField } from './games-field';
import type { Values } from './campaign-reader';
import own from './campaign-form.module.scss';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (day, index) => [String(index + 1), day] as const,
);
/** Those that have a list of games. */
const CATEGORIES = GAME_CATEGORIES.filter(({ path, code }) => path !== null && code !== 'all').map(
  ({ code }) => [code, categoryWord(code)] as const,
);
const needsCode = (type: string) => ['1', '3', '5'].includes(type);

/** What sets it off. */
export function TriggerGroup({ values, isLocked }: { values: Values; isLocked: boolean }) {
  const { type = '', every } = values;
  return (
    <Group title="What gives it">
      <ChoiceField
        name="type"
        label="What gives it"
        options={isLocked ? TYPE_OPTIONS.filter(([code]) => code === type) : TYPE_OPTIONS}
        {...(isLocked && { hint: 'It was started with this.' })}
      />
      {needsCode(type) && (
        <TextField name="promocode" label="Promo code" maxLength={32} hint="A–Z, 0–9, _ and -" />
      )}
      {type === '5' && (
        <>
          <TextField
            name="deposits.from"
            label="From which deposit of a player"
            kind="number"
            hint="Left empty: any of them."
          />
          <TextField name="deposits.to" label="To which deposit" kind="number" />
        </>
      )}
      {type === '6' && (
        <>
          <ChoiceField
            name="every"
            label="When it comes"
            options={[
              ['', 'Choose …'],
              ['week', 'Every week'],
              ['month', 'Every month'],
              ['days', 'On several days of the week'],
            ]}
          />
          {every === 'week' && (
            <ChoiceField name="weekday" label="On" options={[['', 'Choose …'], ...WEEKDAYS]} />
          )}
          {every === 'month' && (
            <TextField
              name="day"
              label="On day"
              kind="number"
              hint="One that a month has not got is its last."
            />
          )}
          {every === 'days' && <ManyField name="weekdays" label="On days" options={WEEKDAYS} />}
        </>
      )}
      {type === '7' && (
        <>
          <ChoiceField
            name="every"
            label="Winnings of"
            options={[
              ['', 'Its whole time'],
              ['day', 'Each day'],
              ['week', 'Each week'],
            ]}
          />
          <div className={own.wide}>
            <GamesField name="games" label="Games that count" />
          </div>
          <ManyField
            name="categories"
            label="Categories that count"
            options={CATEGORIES}
            hint="Beside those games. No game and no category: all count."
          />
        </>
      )}
      <BoxField name="atOnce" label="Active at once, without being asked" />
    </Group>
  );
}
