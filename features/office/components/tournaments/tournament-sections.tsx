'use client';

import { useState } from 'react';
import { GAME_THEMES } from '@/lib/domain/game-themes';
import { PRIZES_ALONE, TOURNAMENT_STRATEGIES, type TournamentStrategy } from '@/lib/domain/tournaments';
import { readGamesOf, type TournamentTheme } from '../../api/get-tournament-games';
import { CATEGORY_PATHS } from '../../state/games-address';
import { ZONES } from '../../state/zone';
import { BoxField, ChoiceField, Group, TextField, useField } from '../campaigns/campaign-fields';
import form from '../campaigns/campaign-form.module.scss';
import { FORM_CURRENCIES, FORM_LANGUAGES } from '../campaigns/campaign-values';
import { GamesField } from '../campaigns/games-field';
import { NEWS_LANGUAGE_WORDS } from '../news/news-content';
import { problemWords } from '../parts/problem-words';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';
import { PICTURE_WORDS, STRATEGY_RULES, STRATEGY_WORDS, zonedWords } from './tournament-words';
import { PICTURES } from './tournament-values';

const words = (code: string) => code.replaceAll(/[-_]/g, ' ');

/** What players read, in each language. */
export const TextsGroup = () => (
  <Group title="What players read">
    {FORM_LANGUAGES.map((code) => (
      <div key={code} className={form.texts}>
        <TextField name={`name.${code}`} label={`Name, ${NEWS_LANGUAGE_WORDS[code]}`} maxLength={60} />
        <TextField
          name={`descriptionShort.${code}`}
          label={`In short, ${NEWS_LANGUAGE_WORDS[code]}`}
          maxLength={200}
        />
      </div>
    ))}
    <ChoiceField
      name="image"
      label="Picture"
      options={PICTURES.map((one) => [one, PICTURE_WORDS[one]] as const)}
    />
  </Group>
);

/** What counts, and for whom. */
export function RulesGroup({ strategy }: { strategy: TournamentStrategy }) {
  return (
    <Group title="What counts">
      <ChoiceField
        name="strategy"
        label="Points"
        options={TOURNAMENT_STRATEGIES.map((one) => [one, STRATEGY_WORDS[one]] as const)}
        hint={STRATEGY_RULES[strategy]}
      />
      <ChoiceField
        name="entry"
        label="Who takes part"
        options={[
          ['join', 'Who joins'],
          ['all', 'Everybody who plays its games'],
        ]}
      />
      <TextField name="minLevel" label="From VIP level" kind="number" hint="Left empty: everybody." />
      <TextField name="countries" label="Countries" hint="Two letters each: DE, AT. Empty: everywhere." />
      <div className={form.amounts} role="group" aria-label="Lowest stake">
        {FORM_CURRENCIES.map((currency) => (
          <TextField
            key={currency}
            name={`minimumBet.${currency}`}
            label={`Lowest stake, ${currency}`}
            kind="amount"
          />
        ))}
      </div>
      <div className={form.amounts} role="group" aria-label="Highest stake">
        {FORM_CURRENCIES.map((currency) => (
          <TextField
            key={currency}
            name={`maximumBet.${currency}`}
            label={`Highest stake, ${currency}`}
            kind="amount"
            hint="Empty: none."
          />
        ))}
      </div>
    </Group>
  );
}

/** Which games, one by one or a theme or category at once. */
export function GamesGroup() {
  const { value, change } = useField('games');
  const ids = value.split(/[\s,;]+/).filter(Boolean);
  const [kind, setKind] = useState('');
  const [said, setSaid] = useState('');
  const add = async () => {
    const [of, code = ''] = kind.split(':');
    if (code === '') return;
    try {
      const more = await readGamesOf(
        of === 'theme' ? { theme: code as TournamentTheme } : { category: code },
      );
      const all = [...new Set([...ids, ...more])];
      change(all.join(', '));
      setSaid(`${all.length - ids.length} added.`);
    } catch (error) {
      setSaid(problemWords(error));
    }
  };
  return (
    <Group title={`Games: ${ids.length}`}>
      <div className={form.wide}>
        <GamesField name="games" label="Games that count" />
      </div>
      <label className={styles.field}>
        A theme or category at once
        <select value={kind} onChange={({ target }) => setKind(target.value)}>
          <option value="">Choose …</option>
          <optgroup label="Themes">
            {Object.keys(GAME_THEMES).map((theme) => (
              <option key={theme} value={`theme:${theme}`}>
                {words(theme)}
              </option>
            ))}
          </optgroup>
          <optgroup label="Categories">
            {CATEGORY_PATHS.map((path) => (
              <option key={path} value={`category:${path}`}>
                {words(path)}
              </option>
            ))}
          </optgroup>
        </select>
        <small>The hundred most played ones of it.</small>
      </label>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={kind === ''}
          onClick={() => void add()}
        >
          Add them
        </button>
        {ids.length > 0 && (
          <button type="button" className={styles.button} onClick={() => change('')}>
            Take all out
          </button>
        )}
        <p className={styles.quiet} role="status">
          {said}
        </p>
      </div>
    </Group>
  );
}

/** When, and what happens at its end. */
export function TimeGroup({ at }: { at: { startsAt: string; endsAt: string; zone: string } | null }) {
  return (
    <Group title="When">
      <ChoiceField name="zone" label="Times of" options={ZONES.map((zone) => [zone, zone] as const)} />
      <TextField name="startsAt" label="Begins" kind="datetime-local" />
      <TextField name="endsAt" label="Ends" kind="datetime-local" />
      {at && (
        <p className={form.wide}>
          {zonedWords(at.startsAt, at.zone)} – {zonedWords(at.endsAt, at.zone)}
        </p>
      )}
      <BoxField
        name="needsReview"
        label="Look at the places before prizes are paid"
        hint={`Somebody of Risk releases them. Prizes of more than ${money(PRIZES_ALONE, 'EUR')} are always looked at, by somebody who neither wrote nor announced them.`}
      />
    </Group>
  );
}
