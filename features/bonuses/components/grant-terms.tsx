'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { Link } from '@/lib/i18n/navigation';
import { grantQuery, type GrantWithSteps } from '../api/get-me-bonuses-id';
import { useGrantWords } from '../hooks/use-grant-words';
import { useRuleWords } from '../hooks/use-rule-words';
import { Loaded } from './bonus-modal';
import { GrantCost } from './grant-cost';
import { Rules } from './rules';
import styles from './own-bonuses.module.scss';

/** The rules of a player's own copy of a bonus: they hold whatever has become of the offer since. */
export function GrantTerms({ id }: { id: string }) {
  const t = useTranslations('Bonuses.nav');
  const grant = useQuery(grantQuery(id, LANGUAGE_CODES[useLocale()]));
  return (
    <div className={styles.parts}>
      <Link className="link" href="/account/bonuses" prefetch={false}>
        {t('inPlay')}
      </Link>
      <Loaded grant={grant}>{(found) => <Terms grant={found} />}</Loaded>
    </div>
  );
}

function Terms({ grant }: { grant: GrantWithSteps }) {
  const t = useTranslations('Bonuses.own');
  const words = useGrantWords();
  const rule = useRuleWords();
  const { wagering, minOdds, maxWin, depositAmount } = grant;
  const rules = [
    {
      key: 'gives',
      figure: words.gives(grant),
      text:
        depositAmount === null
          ? t('termsGives')
          : t('termsDeposit', { amount: words.money(grant, depositAmount) }),
    },
    wagering.times > 0 && {
      ...rule.wagering(wagering.times, wagering.basis),
      ...(wagering.target > 0 && {
        text: `${rule.wagering(wagering.times, wagering.basis).text} ${t('termsTarget', { amount: words.money(grant, wagering.target) })}`,
      }),
    },
    rule.maxBet(words.money(grant, grant.maxBet)),
    rule.time(grant.hoursToLive),
    maxWin !== null && rule.maxWin(words.money(grant, maxWin)),
    grant.freeSpins > 0 && rule.freeSpins(grant, words.money(grant, grant.freeSpinBet), wagering.times),
    minOdds && rule.minOdds(minOdds),
    rule.ownFirst(),
  ].filter((one) => one !== false && one !== null);
  return (
    <>
      <section className={styles.panel} aria-labelledby="own-bonus">
        <p className={styles.kind}>
          {words.type(grant)} · {t(`states.${grant.state}`)}
        </p>
        <h2 id="own-bonus">{grant.name}</h2>
        <p>{grant.shortDescription}</p>
        {(grant.state === 'pending' || grant.state === 'queued') && <GrantCost grant={grant} />}
      </section>
      <Rules
        rules={rules}
        weights={grant.weights}
        excludedGames={grant.excludedGames}
        freeSpinGames={grant.freeSpins > 0 ? grant.freeSpinGames : []}
      />
    </>
  );
}
