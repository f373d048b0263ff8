'use client';

import { useProtectionRecord, type ProtectionRecord } from '../../api/get-players-id-protection';
import { timeWords } from '../../state/when';
import { Card, Facts, Mark } from '../parts/card';
import { Failure, Loading } from '../parts/states';
import own from '../players/player.module.scss';
import { CareCard } from './care-card';
import { CaseCard } from './case-card';
import {
  DEED_WORDS,
  EXCLUSION_WORDS,
  LENGTH_WORDS,
  LEVEL_TONES,
  LEVEL_WORDS,
  LIMIT_WORDS,
  muchWords,
  PERIOD_WORDS,
  SIGN_WORDS,
  signReason,
  STEP_WORDS,
} from './protection-words';

/** Everything that protects one player, and what can be done. */
export function PlayerProtection({ id, currency }: { id: string; currency: string }) {
  const { data, error, isPending, refetch } = useProtectionRecord(id);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="the record of protection" />;
  return (
    <>
      <CaseCard id={id} record={data} />
      <CareCard id={id} currency={currency} record={data} />
      <Signs signs={data.signs} />
      <Deeds deeds={data.deeds} />
      <Limits record={data} />
      <Breaks record={data} />
    </>
  );
}

function Signs({ signs }: Pick<ProtectionRecord, 'signs'>) {
  return (
    <Card title="Signs of harm">
      {signs.length === 0 ? (
        <p className={own.none}>None was ever noticed.</p>
      ) : (
        <ul className={own.lines}>
          {signs.map((one) => (
            <li key={`${one.sign} ${one.since}`}>
              <span className={own.marks}>
                <b>{SIGN_WORDS[one.sign]}</b>
                <Mark tone={one.goneAt ? 'plain' : LEVEL_TONES[one.level]}>
                  {one.goneAt ? 'Over' : LEVEL_WORDS[one.level]}
                </Mark>
              </span>
              <span>{signReason(one)}</span>
              <small>
                Since {timeWords(one.since)}
                {one.goneAt ? `, over ${timeWords(one.goneAt)}` : `, computed ${timeWords(one.seenAt)}`}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const detailWords = ({ detail }: ProtectionRecord['deeds'][number]): string => {
  const { limit, period, amount, currency, length } = detail;
  const kind = Object.entries(LIMIT_WORDS).find(([one]) => one === limit)?.[1];
  const time = Object.entries(PERIOD_WORDS).find(([one]) => one === period)?.[1];
  const much =
    typeof amount === 'number' ? muchWords(amount, typeof currency === 'string' ? currency : null) : null;
  const long = Object.entries(LENGTH_WORDS).find(([one]) => one === length)?.[1];
  return [kind, much, time, long].filter(Boolean).join(' ');
};

function Deeds({ deeds }: Pick<ProtectionRecord, 'deeds'>) {
  return (
    <Card title="What was done">
      {deeds.length === 0 ? (
        <p className={own.none}>Nothing yet.</p>
      ) : (
        <ol className={own.lines}>
          {deeds.map((one) => (
            <li key={one.id}>
              <span>
                <b>{DEED_WORDS[one.kind]}</b> {detailWords(one)}
              </span>
              <p className={own.note}>{one.reason}</p>
              <small>
                {timeWords(one.at)}, {one.operator}
              </small>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Limits({ record: { limits, limitChanges, realityCheck } }: { record: ProtectionRecord }) {
  return (
    <Card title="Limits and reality check">
      <Facts
        facts={[
          [
            'Reality check',
            realityCheck
              ? `Every ${realityCheck.minutes} minutes, since ${timeWords(realityCheck.since)}`
              : 'None of their own',
          ],
          ...limits.map(
            (one) =>
              [
                `${LIMIT_WORDS[one.kind]} ${PERIOD_WORDS[one.period]}`,
                <span key="limit" className={own.marks}>
                  {muchWords(one.amount, one.currency)}, {muchWords(Math.max(0, one.used), one.currency)} used
                  until {timeWords(one.endsAt)}
                  {one.asked &&
                    `; ${muchWords(one.asked.amount, one.currency)} asked for, from ${timeWords(one.asked.from)}`}
                  {one.fixed && <Mark tone="wait">Set by us</Mark>}
                </span>,
              ] as const,
          ),
        ]}
      />
      {limitChanges.length > 0 && (
        <ol className={own.lines} aria-label="What became of limits">
          {limitChanges.map((one) => (
            <li key={`${one.at} ${one.kind} ${one.period} ${one.step}`}>
              <span>
                <b>
                  {LIMIT_WORDS[one.kind]} {PERIOD_WORDS[one.period]}
                </b>
                : {STEP_WORDS[one.step]}, {muchWords(one.before, one.currency)} →{' '}
                {muchWords(one.after, one.currency)}
              </span>
              <small>
                {timeWords(one.at)}, {one.operator ?? 'the player'}
              </small>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

const ORIGIN_WORDS = {
  page: 'on the page of limits',
  play: 'beside a game',
  office: 'by the office',
} as const;

function Breaks({ record: { breaks } }: { record: ProtectionRecord }) {
  return (
    <Card title="Breaks and exclusions">
      {breaks.length === 0 ? (
        <p className={own.none}>The player never took one.</p>
      ) : (
        <ol className={own.lines}>
          {breaks.map((one) => (
            <li key={one.beganAt}>
              <span>
                <b>{one.kind === 'exclusion' ? 'Exclusion' : 'Break'}</b>,{' '}
                {{ ...LENGTH_WORDS, ...EXCLUSION_WORDS }[one.length]}, begun {ORIGIN_WORDS[one.origin]}
              </span>
              <small>
                {timeWords(one.beganAt)} to {one.until ? timeWords(one.until) : 'for good'}
                {one.endedAt && `, came back ${timeWords(one.endedAt)}`}
              </small>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
