import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { searchGlyph } from '@/components/ui/icon/glyphs';
import { SEARCH_MIN } from '@/lib/domain/limits';
import { addressOfPage } from '@/lib/i18n/path';
import styles from './game-search.module.scss';

interface GameSearchProps {
  /** Size of the catalogue, for the placeholder; undefined when unknown. */
  total?: number;
  /** What was searched for. */
  name?: string;
  /** A list's other filters, which the search keeps. */
  keep?: Readonly<Record<string, string>>;
  /** Target of the search, without language prefix. */
  path?: string;
  /** A press opens the search over the page; without a script the form is sent. */
  opensSearch?: boolean;
  /** On a phone the home page leaves the search to the bottom bar. */
  hideOnPhone?: boolean;
}

/** Searches by sending a form, so that it works without a script. The slash key reaches it. */
export function GameSearch({
  total,
  name = '',
  keep = {},
  path = '/games/all',
  hideOnPhone = false,
  opensSearch = false,
}: GameSearchProps) {
  const t = useTranslations('Lobby.search');
  const locale = useLocale();
  return (
    <form
      className={styles.search}
      action={addressOfPage(path, locale)}
      method="get"
      role="search"
      data-hide-on-phone={hideOnPhone || undefined}
    >
      <Icon glyph={searchGlyph} />
      <input
        type="search"
        name="name"
        defaultValue={name}
        placeholder={total === undefined ? t('label') : t('placeholder', { count: total })}
        aria-label={t('label')}
        autoComplete="off"
        enterKeyHint="search"
        minLength={SEARCH_MIN}
        maxLength={60}
        data-shell-search
        data-modal={opensSearch ? 'SEARCH' : undefined}
      />
      {Object.entries(keep).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <kbd aria-hidden>/</kbd>
      <button type="submit" className="visually-hidden">
        {t('submit')}
      </button>
    </form>
  );
}
