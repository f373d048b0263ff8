'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { Icon } from '@/components/ui/icon/icon';
import { chevronDownGlyph, searchGlyph } from '@/components/ui/icon/glyphs';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { TextField } from '@/components/ui/text-field/text-field';
import { hasName } from '@/lib/games/provider-filter';
import { providerListQuery } from '../api/get-providers';
import styles from './filter-form.module.scss';

/**
 * Studios as checkboxes. They load when the group is opened; until then, and without a script, the chosen ones are
 * kept as hidden inputs. Studios that do not match the typed name are hidden and stay checked.
 */
export function FilterStudios({ chosen }: { chosen: readonly number[] }) {
  const t = useTranslations('Lists.filters');
  const [open, setOpen] = useState(chosen.length > 0);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set(chosen));
  const [name, setName] = useState('');
  const { data, isError, refetch } = useQuery({ ...providerListQuery, enabled: open });
  const studios = data?.slice(1);
  const toggle = (id: number, on: boolean) =>
    setTicked((known) => {
      const next = new Set(known);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  const found = studios?.filter((studio) => hasName(studio, name)) ?? [];

  return (
    <details
      className={styles.studios}
      open={chosen.length > 0}
      onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)}
    >
      <summary>
        {t('studios')}
        {ticked.size > 0 && <span className={styles.ticked}>{ticked.size}</span>}
        <Icon glyph={chevronDownGlyph} size="small" />
      </summary>
      {!studios && chosen.map((id) => <input key={id} type="hidden" name="providerId" value={id} />)}
      {!studios && !isError && (
        <div className={styles.boxes} role="status" aria-label={t('loading')}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} shape="line" width={`${50 + ((index * 17) % 40)}%`} />
          ))}
        </div>
      )}
      {!studios && isError && (
        <p role="alert" className={styles.failed}>
          {t('studiosFailed')}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t('again')}
          </button>
        </p>
      )}
      {studios && (
        <>
          <TextField
            type="search"
            label={t('studioName')}
            glyph={searchGlyph}
            value={name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
            // Enter ends the typing, not the choosing.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <p className="visually-hidden" role="status">
            {name !== '' && t('studiosFound', { count: found.length })}
          </p>
          <div className={styles.boxes}>
            {studios.map((studio) => (
              <div key={studio.id} hidden={!found.includes(studio)}>
                <Checkbox
                  name="providerId"
                  value={studio.id}
                  checked={ticked.has(studio.id)}
                  onChange={({ target }) => toggle(studio.id, target.checked)}
                >
                  <span className={styles.studio}>
                    {studio.name} <small className="num">{studio.gamesCount}</small>
                  </span>
                </Checkbox>
              </div>
            ))}
          </div>
          {found.length === 0 && <p className={styles.failed}>{t('noStudio', { name })}</p>}
        </>
      )}
    </details>
  );
}
