'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { FieldGroup } from '@/components/ui/field/field';
import { Select, type SelectOption } from '@/components/ui/select/select';
import { useDebounced } from '@/lib/browser/use-debounced';
import { lawOfTarget } from '@/lib/domain/law-of-target';
import {
  LIST_FEATURES,
  LIST_VOLATILITIES,
  listHref,
  listSegment,
  NO_FILTERS,
  parseListQuery,
  type ListQuery,
} from '@/lib/games/list-query';
import { useRouter } from '@/lib/i18n/navigation';
import { addressOfPage } from '@/lib/i18n/path';
import { listCountQuery } from '../queries/list-pages';
import { showText } from './filter-texts';
import { FilterStudios } from './filter-studios';
import styles from './filter-form.module.scss';

interface FilterFormProps {
  /** Id of the drawer that holds it. */
  drawer: string;
  path: string;
  category: string;
  live: boolean;
  query: ListQuery;
  total: number;
  /** The number of matching games, shown on the button. */
  totalText: string;
  /** Returns to choose between, in percent, as the server wrote them: see `WrittenAmount`. */
  returns: Record<'min' | 'max', readonly SelectOption[]>;
  ownStudio: boolean;
}

/** Pause after the last change before the count is fetched. Milliseconds. */
const COUNT_AFTER_MS = 250;

const queryOf = (form: HTMLFormElement) =>
  parseListQuery(new URLSearchParams([...new FormData(form)] as [string, string][]));

/**
 * The filters of a list. A native form: it works without a script, and all filters are in the address. With a script
 * it shows the number of matches and changes the list without a reload.
 */
export function FilterForm({
  drawer,
  path,
  category,
  live,
  query,
  total,
  totalText,
  returns,
  ownStudio,
}: FilterFormProps) {
  const t = useTranslations('Lists');
  const categories = useTranslations('Categories');
  const volatilities = useTranslations('Play.volatilities');
  const locale = useLocale();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(query);
  const asked = useDebounced(chosen, COUNT_AFTER_MS);
  const changed = listSegment({ ...asked, page: 1 }) !== listSegment({ ...query, page: 1 });
  const { data: count = total, isFetching } = useQuery({
    ...listCountQuery(category, asked),
    enabled: changed,
    placeholderData: (known: number | undefined) => known ?? total,
  });
  const shown = changed ? count : total;
  const inPercent = (points: number | null) => (points === null ? '' : String(points / 100));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    document.getElementById(drawer)?.hidePopover();
    router.push(listHref(path, queryOf(event.currentTarget)));
  }

  return (
    <form
      ref={form}
      className={styles.form}
      action={addressOfPage(path, locale)}
      method="get"
      onSubmit={submit}
      onChange={() => form.current && setChosen(queryOf(form.current))}
    >
      <h2 className={styles.title}>{t('filters.title')}</h2>
      {query.name !== '' && <input type="hidden" name="name" value={query.name} />}
      <input type="hidden" name="sort" value={query.sort} />
      {ownStudio && <input type="hidden" name="providerId" value={query.providerIds.join(',')} />}
      <div className={styles.fields}>
        {!live && (
          <>
            <FieldGroup id="filter-features" label={t('filters.features')}>
              <div className={styles.boxes}>
                {LIST_FEATURES.filter((feature) => feature.path !== category).map(({ code, path: value }) => (
                  <div key={value} data-law={lawOfTarget(`/games/${value}`)}>
                    <Checkbox name="feature" value={value} defaultChecked={query.features.includes(value)}>
                      {categories(code)}
                    </Checkbox>
                  </div>
                ))}
              </div>
            </FieldGroup>
            <FieldGroup id="filter-volatility" label={t('filters.volatility')}>
              <div className={styles.boxes}>
                {LIST_VOLATILITIES.map((volatility) => (
                  <Checkbox
                    key={volatility}
                    name="volatility"
                    value={volatility}
                    defaultChecked={query.volatilities.includes(volatility)}
                  >
                    {volatilities(volatility)}
                  </Checkbox>
                ))}
              </div>
            </FieldGroup>
          </>
        )}
        <FieldGroup id="filter-rtp" label={t('filters.rtp')}>
          <div className={styles.range}>
            <Select
              name="rtpMin"
              label={t('filters.from')}
              options={returns.min}
              defaultValue={inPercent(query.rtpMin)}
            />
            <Select
              name="rtpMax"
              label={t('filters.to')}
              options={returns.max}
              defaultValue={inPercent(query.rtpMax)}
            />
          </div>
        </FieldGroup>
        {!live && (
          <Checkbox name="demo" value="1" defaultChecked={query.demo}>
            {t('filters.demo')}
          </Checkbox>
        )}
        {!ownStudio && <FilterStudios chosen={query.providerIds} />}
      </div>
      <div className={styles.foot}>
        <ButtonLink
          href={listHref(path, {
            ...query,
            ...NO_FILTERS,
            page: 1,
            ...(ownStudio && { providerIds: query.providerIds }),
          })}
          rel="nofollow"
          tone="outline"
        >
          {t('filters.clear')}
        </ButtonLink>
        <Button type="submit" tone="primary" wide>
          <span aria-live="polite" data-counting={isFetching || undefined}>
            {shown === total ? totalText : showText(t, shown)}
          </span>
        </Button>
      </div>
    </form>
  );
}
