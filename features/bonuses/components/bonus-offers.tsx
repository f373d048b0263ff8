import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import type { Grant } from '../api/get-me-bonuses';
import { useBonusChoice } from '../hooks/use-bonus-choice';
import { useGrantWords } from '../hooks/use-grant-words';
import { GrantCost } from './grant-cost';
import { GrantTermsLink } from './grant-terms-link';
import { ScenePicture } from './scene-picture';
import own from './bonus-offers.module.scss';
import styles from './own-bonuses.module.scss';

/** Offers that wait for an answer (SPEC §4: activate, to queue, turn down). */
export function BonusOffers({ offers }: { offers: readonly Grant[] }) {
  const t = useTranslations('Bonuses.own');
  return (
    <section className={styles.panel} aria-labelledby="bonus-offers">
      <h2 id="bonus-offers">{t('offers')}</h2>
      <ul className={own.offers}>
        {offers.map((grant) => (
          <li key={grant.id}>
            <Offer grant={grant} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offer({ grant }: { grant: Grant }) {
  const t = useTranslations('Bonuses.own');
  const words = useGrantWords();
  const choice = useBonusChoice();
  return (
    <article className={own.offer} aria-label={grant.name}>
      <div className={own.offerPicture}>
        <ScenePicture scene={grant.imageBackground} />
      </div>
      <div>
        <p className={styles.kind}>{words.type(grant)}</p>
        <h3>{grant.name}</h3>
        <p className={styles.asks}>{words.asks(grant)}</p>
        <GrantCost grant={grant} />
        <GrantTermsLink grant={grant} />
        {grant.expiresAt && (
          <p className={styles.asks}>{t('takeBy', { moment: words.moment(grant.expiresAt) })}</p>
        )}
      </div>
      <div className={own.choices}>
        <Button tone="primary" busy={choice.sending === 'Activated'} onClick={() => choice.activate(grant)}>
          {t('activate')}
        </Button>
        <Button busy={choice.sending === 'Queue'} onClick={() => choice.queue(grant)}>
          {t('toQueue')}
        </Button>
        <Button tone="outline" busy={choice.sending === 'Rejected'} onClick={() => choice.reject(grant)}>
          {t('reject')}
        </Button>
      </div>
    </article>
  );
}
