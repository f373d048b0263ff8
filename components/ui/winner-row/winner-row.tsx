import { Amount } from '../amount/amount';
import type { WrittenAmount } from '../amount/format-amount';
import { Poster } from '../poster/poster';
import { JACKPOT_TITLES, type JackpotCode } from '@/lib/domain/jackpots';
import type { Locale } from '@/lib/domain/locales';
import { Link } from '@/lib/i18n/navigation';
import type { Currency } from '@/lib/money/money';
import styles from './winner-row.module.scss';

export interface WinnerRowProps {
  /** As much of the player's name as may be shown. */
  login: string;
  game: {
    name: string;
    /** Path of the game's page, without language prefix. */
    geo_link: string;
    /** Poster address without its ending. */
    image: string;
    gradient_color: string;
  };
  /** The jackpot, when it is one that was drawn. */
  jackpot?: JackpotCode;
  /** In the smallest unit of `currency`. */
  amount: number;
  currency: Currency;
  locale: Locale;
  /** The amount as the server wrote it. */
  written?: WrittenAmount;
  /** The rank, when its list is a ranking. For screen readers the list itself gives it. */
  place?: number;
  /** On the first screen. */
  eager?: boolean;
}

/**
 * Who has won how much in which game; it leads there. As high as its parent. On a ground that is dark in every theme the
 * parent sets `--winner-muted` and `--winner-amount`.
 */
export function WinnerRow({
  login,
  game,
  jackpot,
  amount,
  currency,
  locale,
  written,
  place,
  eager,
}: WinnerRowProps) {
  return (
    <Link className={styles.row} href={game.geo_link} prefetch={false}>
      {place && (
        <span className={styles.place} aria-hidden>
          {place}
        </span>
      )}
      <span className={styles.thumb}>
        <Poster image={game.image} colour={game.gradient_color} sizes="38px" eager={eager} />
      </span>
      <span className={styles.who}>
        <b>{login}</b>
        <small>{jackpot ? JACKPOT_TITLES[jackpot] : game.name}</small>
      </span>
      <span className={styles.amount}>
        <Amount minor={amount} currency={currency} locale={locale} written={written} />
      </span>
    </Link>
  );
}
