import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import type { Grant } from '../api/get-me-bonuses';
import type { Rule } from '../hooks/use-rule-words';
import { GameNames } from './game-names';
import { GameWeights } from './game-weights';
import styles from './bonus-terms.module.scss';

interface RulesProps extends Pick<Grant, 'weights' | 'excludedGames' | 'freeSpinGames'> {
  rules: readonly Rule[];
}

/** The rules of a bonus, each with its figure, then its games. */
export function Rules({ rules, weights, excludedGames, freeSpinGames }: RulesProps) {
  const t = useTranslations('Bonuses.terms');
  const names = useTranslations('Bonuses.weights');
  return (
    <section className={styles.terms} aria-labelledby="bonus-terms">
      <h2 id="bonus-terms">{t('title')}</h2>
      <dl>
        {rules.map(({ key, figure, text }) => (
          <div key={key}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <GameNames title={names('spinGames')} ids={freeSpinGames} />
      <GameWeights weights={weights} excludedGames={excludedGames} />
      <p>
        {t.rich('full', {
          link: (text) => (
            <Link className="link" href="/info_pages/bonus_terms_and_conditions" prefetch={false}>
              {text}
            </Link>
          ),
        })}
      </p>
    </section>
  );
}
