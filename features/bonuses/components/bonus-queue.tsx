import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import type { Grant } from '../api/get-me-bonuses';
import { useBonusChoice } from '../hooks/use-bonus-choice';
import { useGrantWords } from '../hooks/use-grant-words';
import { GrantCost } from './grant-cost';
import { GrantTermsLink } from './grant-terms-link';
import styles from './bonus-queue.module.scss';

const COLUMNS = ['amount', 'maxBet', 'wager', 'date'] as const;

/** What waits behind the active bonus, in order, with SPEC §3's columns. */
export function BonusQueue({ queue }: { queue: readonly Grant[] }) {
  const t = useTranslations('Bonuses.queue');
  return (
    <section className={styles.queue} id="bonus-queue" aria-labelledby="bonus-queue-title">
      <h2 id="bonus-queue-title">{t('title')}</h2>
      {queue.length > 0 && (
        <table>
          <caption>{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('type')}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" data-align="end">
                  {t(column)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {queue.map((grant, index) => (
              <Row key={grant.id} grant={grant} place={index + 1} />
            ))}
          </tbody>
        </table>
      )}
      <p>{t(queue.length > 0 ? 'note' : 'empty')}</p>
    </section>
  );
}

function Row({ grant, place }: { grant: Grant; place: number }) {
  const t = useTranslations('Bonuses.queue');
  const own = useTranslations('Bonuses.own');
  const words = useGrantWords();
  const choice = useBonusChoice();
  const cells = {
    amount: words.gives(grant),
    maxBet: words.money(grant, grant.maxBet),
    wager: words.toStake(grant),
    date: words.moment(grant.offeredAt),
  };
  return (
    <>
      <tr>
        <th scope="row">
          <span className={styles.place} data-next={place === 1 || undefined}>
            {place}
          </span>
          <span>
            {grant.name}
            <small>{words.type(grant)}</small>
          </span>
        </th>
        {COLUMNS.map((column) => (
          <td key={column} data-label={t(column)}>
            {cells[column]}
          </td>
        ))}
        <td className={styles.actions}>
          <Button
            size="small"
            aria-label={t('activateNamed', { name: grant.name })}
            busy={choice.sending === 'Activated'}
            onClick={() => choice.activate(grant)}
          >
            {own('activate')}
          </Button>
          <Button
            size="small"
            tone="outline"
            aria-label={t('rejectNamed', { name: grant.name })}
            busy={choice.sending === 'Rejected'}
            onClick={() => choice.reject(grant)}
          >
            {own('giveUp')}
          </Button>
        </td>
      </tr>
      <tr data-kind="cost">
        <td colSpan={COLUMNS.length + 2}>
          <GrantCost grant={grant} />
          <GrantTermsLink grant={grant} />
        </td>
      </tr>
    </>
  );
}
