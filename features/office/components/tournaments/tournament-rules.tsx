import type { TournamentFile } from '../../api/get-tournaments-id';
import { timeWords } from '../../state/when';
import { Card, Facts } from '../parts/card';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';
import {
  extras,
  placesWords,
  prizeWords,
  STRATEGY_RULES,
  STRATEGY_WORDS,
  sumWords,
  zonedWords,
} from './tournament-words';

type Prize = TournamentFile['content']['prizes'][number];

const PRIZES: OfficeColumn<Prize>[] = [
  { id: 'places', header: 'Places', cell: ({ row }) => placesWords(row.original) },
  { id: 'prize', header: 'Each gets', cell: ({ row }) => prizeWords(row.original) },
];
const stakes = (sums: Prize['amount'], none: string) => sumWords(sums).join(', ') || none;

/** By what it is decided, and what for. */
export function TournamentRules({ file: { content, pool, firstEnd } }: { file: TournamentFile }) {
  const { zone } = content;
  return (
    <Card title="Rules">
      <Facts
        facts={[
          ['Begins', zonedWords(content.startsAt, zone)],
          ['Ends', zonedWords(content.endsAt, zone)],
          ...(firstEnd === null ? [] : [['Announced end', zonedWords(firstEnd, zone)] as const]),
          ['What counts', `${STRATEGY_WORDS[content.strategy]}: ${STRATEGY_RULES[content.strategy]}`],
          ['Who takes part', content.entry === 'join' ? 'Who joins' : 'Everybody who plays its games'],
          ['VIP level', content.minLevel === null ? 'Every level' : `From level ${content.minLevel}`],
          ['Countries', content.countries.join(', ') || 'All'],
          ['Lowest stake', stakes(content.minimumBet, 'None yet')],
          ['Highest stake', stakes(content.maximumBet, 'None')],
          ['Games', content.games.length],
          ['Free spins of', content.spinCampaign],
          [
            'Before prizes are paid',
            content.needsReview ? 'An operator looks at the places' : 'Nobody looks: paid at once',
          ],
        ]}
      />
      <OfficeTable
        isPlain
        caption="Prizes by place"
        columns={PRIZES}
        rows={content.prizes}
        idOf={({ placeFrom }) => String(placeFrom)}
      />
      <p className={styles.quiet}>
        {pool.winners} places win. Together, in each currency:{' '}
        {[...sumWords(pool.amount), ...extras(pool)].join(', ') || 'nothing'}
      </p>
    </Card>
  );
}

/** How its places came out. */
export function TournamentSums({
  file: { sums, participants, openRounds, phase },
}: {
  file: TournamentFile;
}) {
  const isCounted = phase === 'review' || phase === 'counted' || phase === 'paid';
  return (
    <Card title="Status">
      <Facts
        facts={[
          ['Players', participants.toLocaleString('en')],
          ['Open rounds', openRounds.toLocaleString('en')],
          ...(isCounted
            ? ([
                ['Places', sums.places.toLocaleString('en')],
                ['Places with a prize', sums.winning.toLocaleString('en')],
                ['Settled', `${sums.settled} of ${sums.winning}`],
                ['Withheld, in whole or in part', sums.withheld],
                ...sums.given.map(
                  ({ currency, amount, freeSpins, points }) =>
                    [
                      `Paid, ${currency}`,
                      [money(amount, currency), ...extras({ freeSpins, points })].join(', '),
                    ] as const,
                ),
              ] as const)
            : []),
        ]}
      />
    </Card>
  );
}

const DEED_WORDS: Record<TournamentFile['deeds'][number]['what'], string> = {
  written: 'Written',
  opened: 'Announced',
  frozen: 'Ended',
  counted: 'Places counted',
  released: 'Prizes released',
  paid: 'All prizes paid',
  stopped: 'Stopped',
};

/** What happened, in order. */
export function TournamentPast({ file: { deeds, stopReason, stopWords } }: { file: TournamentFile }) {
  return (
    <Card title="What happened">
      <Facts
        facts={[
          ...deeds.map(
            ({ what, at, by }) =>
              [
                DEED_WORDS[what],
                `${at === null ? '' : timeWords(at)}${by === null ? '' : `, ${by}`}`,
              ] as const,
          ),
          ...(stopReason === null ? [] : [['Why', stopReason] as const]),
          ...(stopWords === null ? [] : [['Players read', stopWords] as const]),
        ]}
      />
    </Card>
  );
}
