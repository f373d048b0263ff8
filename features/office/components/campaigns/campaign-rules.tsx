import type { ReactNode } from 'react';
import { categoryOfId } from '@/lib/domain/game-categories';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/domain/locales';
import { isCurrency } from '@/lib/money/money';
import type { CampaignFile } from '../../api/get-campaigns-id';
import { timeWords } from '../../state/when';
import { categoryWord, segmentWords, TAG_WORDS, triggerWords, typeWords } from './campaign-words';
import { Card, Facts } from '../parts/card';
import { GameNames } from './game-names';
import { NEWS_LANGUAGE_WORDS } from '../news/news-content';
import { money } from '../parts/withdrawal-words';
import own from './campaigns.module.scss';

type Amounts = CampaignFile['amounts'][number];

const each = (amounts: readonly Amounts[], of: (one: Amounts) => ReactNode) => (
  <span className={own.lines}>
    {amounts.map((one) => (
      <span key={one.currency}>{of(one)}</span>
    ))}
  </span>
);
const hours = (number: number) => (number % 24 === 0 ? `${number / 24} days` : `${number} hours`);
const times = (number: number) => (number === 1 ? 'Once' : `${number} times`);

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Of which games winnings are raised. */
function WhatCounts({ trigger }: Pick<CampaignFile, 'trigger'>) {
  const games = listIn(trigger.games).map(String);
  const categories = listIn(trigger.categories).map(Number);
  if (games.length + categories.length === 0) return 'Of every game';
  const named = categories.map((id) => categoryWord(categoryOfId(id)?.code ?? String(id)));
  return (
    <span className={own.lines}>
      {games.length > 0 && (
        <span>
          <GameNames ids={games} />
        </span>
      )}
      {named.length > 0 && <span>{named.join(', ')}</span>}
    </span>
  );
}

/** What a campaign gives, asks for, and to whom: all of its rules, to be read. */
export function CampaignRules({ file }: { file: CampaignFile }) {
  const { amounts, freeSpins, deposits, wagering } = file;
  const isPercent = file.percent > 0;
  return (
    <>
      <Card title="What it gives">
        <Facts
          facts={[
            ['Set off by', [typeWords(file.type), triggerWords(file)].filter(Boolean).join(', ')],
            ...(file.type === 7
              ? ([['Winnings that count', <WhatCounts trigger={file.trigger} />]] as const)
              : []),
            ['Promo code', file.promocode],
            ...(deposits
              ? ([
                  [
                    'Of a player’s deposits',
                    deposits.from === deposits.to
                      ? `number ${deposits.from}`
                      : `numbers ${deposits.from} to ${deposits.to}`,
                  ],
                ] as const)
              : []),
            ...(isPercent ? ([['Percent', `${file.percent} %`]] as const) : []),
            [
              isPercent ? 'At most' : 'Bonus money',
              each(amounts, ({ maxBonus, currency }) => money(maxBonus, currency)),
            ],
            ...(deposits
              ? ([
                  ['Least deposit', each(amounts, ({ minDeposit, currency }) => money(minDeposit, currency))],
                ] as const)
              : []),
            ...(freeSpins > 0
              ? ([
                  [
                    'Free spins',
                    `${freeSpins}${file.freeSpinDayLimit === null ? '' : `, ${file.freeSpinDayLimit} a day`}, for ${file.freeSpinDays} days`,
                  ],
                  ['Of', each(amounts, ({ freeSpinBet, currency }) => money(freeSpinBet, currency))],
                  ['In', <GameNames ids={file.freeSpinGames} />],
                  ['They bring', file.freeSpinWins === 'real' ? 'Real money' : 'Bonus money, to be wagered'],
                ] as const)
              : []),
          ]}
        />
      </Card>
      <Card title="What it asks for">
        <Facts
          facts={[
            [
              'Wagering',
              wagering === 0
                ? 'None'
                : `${times(wagering)} the bonus${file.basis === 'bonus' ? '' : ' and the deposit'}`,
            ],
            ['Largest stake', each(amounts, ({ maxBet, currency }) => money(maxBet, currency))],
            [
              'Becomes real at most',
              each(amounts, ({ maxWin, currency }) =>
                maxWin === null ? `All, in ${currency}` : money(maxWin, currency),
              ),
            ],
            [
              'Stakes count',
              Object.entries(file.weights)
                .map(
                  ([code, percent]) =>
                    `${code === 'all' ? 'Every other game' : categoryWord(code)} ${percent} %`,
                )
                .join(', '),
            ],
            [
              'Games left out',
              file.excludedGames.length > 0 ? <GameNames ids={file.excludedGames} /> : 'None',
            ],
            [
              'Least odds, sports',
              file.minOdds
                ? `Single ${file.minOdds.single}, combination ${file.minOdds.multi}, system ${file.minOdds.system}`
                : 'None',
            ],
            ['Lives', hours(file.hoursToLive)],
            ['An offer waits', hours(file.offerHours)],
          ]}
        />
      </Card>
      <Card title="For whom">
        <Facts
          facts={[
            ['Tag', TAG_WORDS[file.tag]],
            ['Countries', file.countries?.join(', ') ?? 'Everywhere'],
            ['Segment', segmentWords(file.segment)],
            ['Share of them', file.share === 100 ? 'All' : `${file.share} %, the same players each time`],
            ['A player has it', times(file.grantsPerPlayer)],
            ['One for each person', file.oncePerPerson ? 'Yes' : 'No'],
            ['From', file.startsAt ? timeWords(file.startsAt) : 'Its start'],
            ['Until', file.endsAt ? timeWords(file.endsAt) : 'No end'],
            [
              'Budget used',
              each(amounts, ({ budget, used, currency }) =>
                budget === null
                  ? `No bound in ${currency}`
                  : `${money(used, currency)} of ${money(budget, currency)}`,
              ),
            ],
          ]}
        />
      </Card>
      <Card title="What players read">
        <Facts
          facts={Object.values(LANGUAGE_CODES).map((language: LanguageCode) => {
            const name = file.name[language];
            const more = file.shortDescription[language];
            return [
              NEWS_LANGUAGE_WORDS[language],
              name || more ? [name, more].filter(Boolean).join(': ') : 'As in English',
            ];
          })}
        />
      </Card>
    </>
  );
}

/** Currencies that a campaign is given in, with the most that can be given by hand. */
export const handAmounts = (file: Pick<CampaignFile, 'amounts'>) =>
  file.amounts.flatMap(({ currency, maxBonus }) =>
    isCurrency(currency) && maxBonus > 0 ? [{ currency, most: maxBonus }] : [],
  );
