import { useLocale, useTranslations } from 'next-intl';
import { Drawer } from '@/components/ui/drawer/drawer';
import { Icon } from '@/components/ui/icon/icon';
import { slidersGlyph, xGlyph } from '@/components/ui/icon/glyphs';
import {
  countFilters,
  listHref,
  LIST_FEATURES,
  NO_FILTERS,
  type ListFilters,
  type ListQuery,
} from '@/lib/games/list-query';
import { lawOfTarget, type Forbidden } from '@/lib/domain/law-of-target';
import { Link } from '@/lib/i18n/navigation';
import type { ProviderTile } from '../domain/game-tile';
import { FilterForm } from './filter-form';
import { returnOptions, showText } from './filter-texts';
import { SortLinks } from './sort-links';
import styles from './list-bar.module.scss';

interface ListBarProps {
  /** Address of the list without its query and language. */
  path: string;
  /** Path of its category. */
  category: string;
  /** A list of dealt games: without the filters for reels. */
  live: boolean;
  query: ListQuery;
  /** Games that the list has as it is. */
  total: number;
  /** The studios that it is narrowed to. */
  studios: readonly ProviderTile[];
  /** The list is a studio's own: that is not a filter that can be taken off. */
  ownStudio: boolean;
}

const DRAWER = 'filters';

/** Order and filters of a list. Everything is a link or a form, so that it works without a script. */
export function ListBar({ path, category, live, query, total, studios, ownStudio }: ListBarProps) {
  const t = useTranslations('Lists');
  const locale = useLocale();
  const hrefOf = (change: Partial<ListQuery>) => listHref(path, { ...query, page: 1, ...change });
  const kept: Partial<ListFilters> = ownStudio ? { providerIds: query.providerIds } : {};
  const count = countFilters({ ...query, ...(ownStudio && { providerIds: [] }) });
  return (
    <>
      <div className={styles.bar}>
        <button type="button" className={styles.open} popoverTarget={DRAWER} aria-haspopup="dialog">
          <Icon glyph={slidersGlyph} />
          {t('filters.open')}
          {count > 0 && (
            <span className={styles.count}>
              <span aria-hidden>{count}</span>
              <span className="visually-hidden">{t('filters.chosen', { count })}</span>
            </span>
          )}
        </button>
        <SortLinks current={query.sort} searched={query.name !== ''} hrefOf={(sort) => hrefOf({ sort })} />
      </div>
      {count > 0 && (
        <ActiveFilters
          query={query}
          studios={ownStudio ? [] : studios}
          hrefOf={hrefOf}
          clear={hrefOf({ ...NO_FILTERS, ...kept })}
        />
      )}
      <Drawer id={DRAWER} side="end" label={t('filters.title')} className={styles.drawer}>
        <FilterForm
          drawer={DRAWER}
          path={path}
          category={category}
          live={live}
          query={query}
          total={total}
          totalText={showText(t, total)}
          returns={{
            min: returnOptions(locale, t('filters.any'), query.rtpMin),
            max: returnOptions(locale, t('filters.any'), query.rtpMax),
          }}
          ownStudio={ownStudio}
        />
      </Drawer>
    </>
  );
}

interface ActiveFiltersProps {
  query: ListQuery;
  studios: readonly ProviderTile[];
  hrefOf: (change: Partial<ListQuery>) => string;
  clear: string;
}

/** The active filters: each can be removed. */
function ActiveFilters({ query, studios, hrefOf, clear }: ActiveFiltersProps) {
  const t = useTranslations('Lists.filters');
  const volatilities = useTranslations('Play.volatilities');
  const categories = useTranslations('Categories');
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 2 });
  const { rtpMin, rtpMax } = query;
  const [from, to] = [rtpMin, rtpMax].map((points) =>
    points === null ? '' : percent.format(points / 10_000),
  );
  const chips: { name: string; law?: Forbidden | undefined; without: Partial<ListQuery> }[] = [
    ...studios.map(({ id, name }) => ({
      name,
      without: { providerIds: query.providerIds.filter((known) => known !== id) },
    })),
    ...LIST_FEATURES.filter(({ path }) => query.features.includes(path)).map(({ code, path }) => ({
      name: categories(code),
      law: lawOfTarget(`/games/${path}`),
      without: { features: query.features.filter((known) => known !== path) },
    })),
    ...query.volatilities.map((volatility) => ({
      name: t('volatilityOf', { volatility: volatilities(volatility) }),
      without: { volatilities: query.volatilities.filter((known) => known !== volatility) },
    })),
    ...(rtpMin === null && rtpMax === null
      ? []
      : [
          {
            name: t(rtpMax === null ? 'rtpFrom' : rtpMin === null ? 'rtpTo' : 'rtpBetween', {
              from: from ?? '',
              to: to ?? '',
            }),
            without: { rtpMin: null, rtpMax: null },
          },
        ]),
    ...(query.demo ? [{ name: t('demo'), without: { demo: false } }] : []),
  ];
  return (
    <ul className={styles.chips} aria-label={t('active')}>
      {chips.map(({ name, law, without }) => (
        <li key={name} data-law={law}>
          <Link href={hrefOf(without)} rel="nofollow" prefetch={false} aria-label={t('remove', { name })}>
            {name}
            <Icon glyph={xGlyph} size="small" />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} href={clear} rel="nofollow" prefetch={false}>
          {t('clear')}
        </Link>
      </li>
    </ul>
  );
}
