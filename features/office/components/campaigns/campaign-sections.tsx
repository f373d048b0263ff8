'use client';

import { BONUS_PICTURES, BONUS_TAGS } from '@/lib/domain/bonuses';
import { categoryWord, TAG_WORDS } from './campaign-words';
import { BoxField, ChoiceField, Group, TextField } from './campaign-fields';
import { GamesField } from './games-field';
import type { Values } from './campaign-reader';
import { FORM_CURRENCIES, FORM_LANGUAGES, WEIGHED } from './campaign-values';
import { NEWS_LANGUAGE_WORDS } from '../news/news-content';
import own from './campaign-form.module.scss';

const SCENES = BONUS_PICTURES.map(
  (scene) => [scene, scene.replace(/^.*\/bonus-/, '').replace('-', ' ')] as const,
);
const TAGS = BONUS_TAGS.map((tag) => [tag, TAG_WORDS[tag]] as const);
const isPercent = (type: string) => type === '5' || type === '7';

/** What players read, in each language. */
export function TextsGroup() {
  return (
    <Group title="What players read">
      {FORM_LANGUAGES.map((code) => (
        <div key={code} className={own.texts}>
          <TextField name={`name.${code}`} label={`Name, ${NEWS_LANGUAGE_WORDS[code]}`} maxLength={80} />
          <TextField
            name={`shortDescription.${code}`}
            label={`In short, ${NEWS_LANGUAGE_WORDS[code]}`}
            maxLength={300}
          />
        </div>
      ))}
      <ChoiceField name="imageBackground" label="Picture" options={SCENES} />
      <ChoiceField name="tag" label="Where it stands" options={TAGS} />
    </Group>
  );
}

/** What it gives, by currency. */
export function GivesGroup({ values }: { values: Values }) {
  const { type = '' } = values;
  const hasSpins = Number(values.freeSpins ?? 0) > 0;
  return (
    <Group title="What it gives">
      {isPercent(type) && (
        <TextField
          name="percent"
          label={type === '5' ? 'Percent of the deposit' : 'Percent of the winnings'}
          kind="number"
        />
      )}
      <TextField name="freeSpins" label="Free spins" kind="number" />
      {hasSpins && (
        <>
          <div className={own.wide}>
            <GamesField
              name="freeSpinGames"
              label="In which games"
              hint="Slots that take the stake of a free spin. Players see six at most."
            />
          </div>
          <TextField
            name="freeSpinDayLimit"
            label="At most a day"
            kind="number"
            hint="Left empty: no limit."
          />
          <TextField name="freeSpinDays" label="Days that they live" kind="number" />
          <ChoiceField
            name="freeSpinWins"
            label="What they bring"
            options={[
              ['bonus', 'Bonus money, to be wagered'],
              ['real', 'Real money'],
            ]}
          />
        </>
      )}
      {FORM_CURRENCIES.map((currency) => {
        const at = `amounts.${currency}`;
        return (
          <div key={currency} className={own.amounts} role="group" aria-label={`In ${currency}`}>
            <BoxField name={at} label={currency} />
            {values[at] === 'yes' && (
              <>
                <TextField
                  name={`${at}.maxBonus`}
                  label={isPercent(type) ? 'At most' : 'Bonus money'}
                  kind="amount"
                />
                {type === '5' && <TextField name={`${at}.minDeposit`} label="Least deposit" kind="amount" />}
                <TextField name={`${at}.maxBet`} label="Largest stake" kind="amount" />
                <TextField name={`${at}.freeSpinBet`} label="A free spin" kind="amount" />
                <TextField name={`${at}.maxWin`} label="Becomes real at most" kind="amount" />
                <TextField name={`${at}.budget`} label="Budget" kind="amount" hint="Stops by itself." />
              </>
            )}
          </div>
        );
      })}
    </Group>
  );
}

/** What it asks for. */
export function AsksGroup({ law }: { law: string }) {
  return (
    <Group title="What it asks for">
      <TextField name="wagering" label="Wagering, times" kind="number" hint={law} />
      <ChoiceField
        name="basis"
        label="Of"
        options={[
          ['bonus', 'the bonus'],
          ['bonus+deposit', 'the bonus and the deposit'],
        ]}
      />
      <TextField
        name="hoursToLive"
        label="Hours to live"
        kind="number"
        hint="From the activation; 168 is a week."
      />
      <TextField name="offerHours" label="Hours that an offer waits" kind="number" />
      <div className={own.amounts} role="group" aria-label="How much of a stake counts, in percent">
        {WEIGHED.map((code) => (
          <TextField
            key={code}
            name={`weights.${code}`}
            label={`${code === 'all' ? 'Every other game' : categoryWord(code)}, %`}
            kind="number"
          />
        ))}
      </div>
      <div className={own.wide}>
        <GamesField name="excludedGames" label="Games left out" hint="Only real money can be staked there." />
      </div>
      <div className={own.amounts} role="group" aria-label="Least odds of bets on sports; empty: none">
        <TextField name="minOdds.single" label="Least odds, single bet" kind="amount" />
        <TextField name="minOdds.multi" label="Each of a combination" kind="amount" />
        <TextField name="minOdds.system" label="Each of a system" kind="amount" />
      </div>
    </Group>
  );
}

/** When it is there, and how often. */
export function TimeGroup() {
  return (
    <Group title="When">
      <TextField
        name="startsAt"
        label="From, UTC"
        kind="datetime-local"
        hint="Left empty: from its start on."
      />
      <TextField name="endsAt" label="Until, UTC" kind="datetime-local" hint="Left empty: no end." />
      <TextField name="grantsPerPlayer" label="How often a player has it" kind="number" />
      <BoxField name="oncePerPerson" label="One for each person" hint="Of all campaigns that say so." />
    </Group>
  );
}

/** For whom it is. */
export function AudienceGroup({ values }: { values: Values }) {
  const sums = (name: 'deposited' | 'lost', label: string) => (
    <div className={own.amounts} role="group" aria-label={label}>
      {FORM_CURRENCIES.map((currency) => (
        <TextField
          key={currency}
          name={`${name}.${currency}`}
          label={`${label}, ${currency}`}
          kind="amount"
        />
      ))}
      <TextField name={`${name}.days`} label="In so many days" kind="number" hint="Empty: ever." />
    </div>
  );
  return (
    <Group title="For whom">
      <TextField name="countries" label="Countries" hint="Two letters each: DE, AT. Empty: everywhere." />
      <ChoiceField
        name="standing.is"
        label="New or returning"
        options={[
          ['', 'Everybody'],
          ['new', 'With a young account'],
          ['returning', 'Who have not played for a while'],
        ]}
      />
      {values['standing.is'] && <TextField name="standing.days" label="Of so many days" kind="number" />}
      <TextField name="levels.from" label="From VIP level" kind="number" />
      <TextField name="levels.to" label="To VIP level" kind="number" />
      <div className={own.amounts} role="group" aria-label="Languages; none ticked: all">
        {FORM_LANGUAGES.map((code) => (
          <BoxField key={code} name={`languages.${code}`} label={NEWS_LANGUAGE_WORDS[code]} />
        ))}
      </div>
      {sums('deposited', 'Paid in at least')}
      {sums('lost', 'Lost at least')}
      <BoxField name="listed" label="Only who is on its list" />
      {values.listed === 'yes' && (
        <div className={own.wide}>
          <TextField
            name="players"
            label="Who is on the list"
            kind="area"
            hint="Addresses or ids, a line each. Left empty, the list stays as it is."
          />
        </div>
      )}
      <TextField
        name="share"
        label="Share of them, %"
        kind="number"
        hint="The same players each time. The others neither see nor get it: results show both beside each other."
      />
    </Group>
  );
}
