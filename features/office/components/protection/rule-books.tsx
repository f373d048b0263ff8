'use client';

import type { ReactNode } from 'react';
import { countryName } from '@/lib/domain/countries';
import { REGISTER_TITLES } from '@/lib/domain/registers';
import { useJurisdictions, type JurisdictionProfile } from '../../api/get-jurisdictions';
import { dayWords } from '../../state/when';
import { Card, Facts, Mark } from '../parts/card';
import { Failure, Loading } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import parts from '../parts/parts.module.scss';
import { bookWords } from './book-words';
import { CountryBooks } from './country-books';
import styles from './rule-books.module.scss';
import { DEMAND_WORDS, PERIOD_WORDS, SIGN_WORDS } from './protection-words';

const PROOF_WORDS = { email: 'the address', identity: 'who they are' } as const;
const FAMILY_WORDS: Readonly<Record<string, string>> = {
  table: 'table games',
  crash: 'crash games',
  instant: 'instant games',
  live: 'live tables',
  slots: 'slots',
};

const euro = (amount: number) => money(amount, 'EUR');
const seconds = (ms: number | null) => (ms === null ? 'no rule' : `${ms / 1000} s`);
const none = 'No rule';
/** One on a line. */
function some(lines: readonly (string | false)[]): ReactNode {
  const said = lines.filter((line) => line !== false);
  if (said.length === 0) return none;
  return said.length === 1 ? (
    said[0]
  ) : (
    <ul className={styles.lines}>
      {said.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const proofs = ({ deposit, play, withdraw }: JurisdictionProfile['proofs']) =>
  some(
    [
      ['to pay in', deposit],
      ['to play', play],
      ['to withdraw', withdraw],
    ]
      .map(([what, asked]) => ({ what, asked: asked as (keyof typeof PROOF_WORDS)[] }))
      .filter(({ asked }) => asked.length > 0)
      .map(({ what, asked }) => `${asked.map((one) => PROOF_WORDS[one]).join(' and ')} ${String(what)}`),
  );

function limits({ raiseAfterHours, raiseAfterPeriod, required, most, net }: JurisdictionProfile['limits']) {
  return some([
    required.length > 0 &&
      `nobody plays without a limit ${required.map((one) => PERIOD_WORDS[one]).join(', ')}`,
    ...most.map(({ period, amount }) => `at most ${euro(amount)} ${PERIOD_WORDS[period]}`),
    net !== null &&
      `deposits less withdrawals at most ${euro(net.most)} ${PERIOD_WORDS[net.period]}, below ${net.youngBelow} years ${euro(net.youngMost)}`,
    `a higher one waits ${raiseAfterHours} hours${raiseAfterPeriod ? ' and the end of its period' : ''}`,
  ]);
}

const play = ({
  mostStake,
  checkMinutes,
  pause,
  oneGame,
  stopEverywhere,
  autoplay,
  turbo,
}: JurisdictionProfile['play']) =>
  some([
    mostStake !== null &&
      `a round of slots costs at most ${euro(mostStake.amount)}${
        mostStake.youngBelow === null || mostStake.youngAmount === null
          ? ''
          : `, below ${mostStake.youngBelow} years ${euro(mostStake.youngAmount)}`
      }`,
    checkMinutes !== null && `players are told of their play every ${checkMinutes} minutes at least`,
    pause !== null && `after ${pause.afterMinutes} minutes a pause of ${pause.forMinutes}`,
    oneGame && 'one game at a time',
    stopEverywhere && 'a break of a day on every page',
    `${autoplay ? 'autoplay' : 'no autoplay'}, ${turbo ? 'turbo' : 'no turbo'}`,
  ]);

const bonus = ({ mostWagering, leastDays, firstPlayOnly, oneProduct }: JurisdictionProfile['bonus']) =>
  some([
    mostWagering !== null && `wagered ${mostWagering} times at most`,
    leastDays !== null && `alive for ${leastDays} days at least`,
    firstPlayOnly && 'one, before the first play alone',
    oneProduct && 'one type of product counts',
  ]);

const demands = ({ demands: { noticed, serious } }: JurisdictionProfile['harm']) =>
  some([
    noticed.length > 0 && `noticed: ${noticed.map((one) => DEMAND_WORDS[one]).join(', ')}`,
    serious.length > 0 && `serious: ${serious.map((one) => DEMAND_WORDS[one]).join(', ')}`,
  ]);

/** The rule books of jurisdictions: what each changes, in words. They are read here, and change with the product. */
export function RuleBooks() {
  const { data, error, isPending, refetch } = useJurisdictions();
  return (
    <>
      <div className={parts.heading}>
        <h1>Rule books</h1>
      </div>
      <p className={parts.quiet}>
        What the law of a player’s country asks for. The rules are dated and come with the product; which of
        them hold where is decided here, by two people. Where nothing was decided, the licences of the
        platform (LICENCES) say it, and the base holds in every other country. A change is told to the
        country’s players and holds from their next session of play.
      </p>
      <CountryBooks />
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="rule books" />
      ) : (
        <div className={styles.books}>
          {data.map((book) => (
            <Book key={book.code} book={book} />
          ))}
        </div>
      )}
    </>
  );
}

function Book({ book }: { book: JurisdictionProfile }) {
  const { code, inForce, countries, play: speed, harm } = book;
  return (
    <Card
      title={bookWords(code)}
      beside={<Mark tone={inForce ? 'ok' : 'plain'}>{inForce ? 'In force' : 'Holds nowhere'}</Mark>}
    >
      <Facts
        sentences
        facts={[
          ['Code', code],
          [
            'Players of',
            [
              ...countries.map((one) => countryName(one, 'en')),
              ...(code === 'base' ? [countries.length > 0 ? 'every other country' : 'Every country'] : []),
            ].join(', ') || 'No country',
          ],
          ['Holds since', dayWords(book.validFrom)],
          ['Proved first', proofs(book.proofs)],
          ['Play money', book.provedDemo ? 'For verified players alone' : 'For everybody'],
          ['Limits on deposits', limits(book.limits)],
          ['From round to round', `slots ${seconds(speed.slotMs)}, other games ${seconds(speed.otherMs)}`],
          ['Play', play(speed)],
          ['Bonuses', bonus(book.bonus)],
          ['Jackpots', book.jackpots ? 'Can be won' : 'None'],
          ['Wheel of fortune', book.wheel ? 'Turns' : 'Stands still'],
          [
            'Not offered',
            book.withheld.map((one) => FAMILY_WORDS[one] ?? one).join(', ') || 'Nothing is left out',
          ],
          ['Register', book.register ? REGISTER_TITLES[book.register] : 'None is asked'],
          [
            'Signs of harm',
            some(
              harm.thresholds.map(
                ({ sign, noticed, serious }) => `${SIGN_WORDS[sign]}: ${noticed}, serious ${serious}`,
              ),
            ),
          ],
          ['Before a case is closed', demands(harm)],
        ]}
      />
    </Card>
  );
}
