'use client';

import { useMemo, useRef, useState, type RefObject } from 'react';
import { Popover } from '@base-ui/react/popover';
import { useLocale, useTranslations } from 'next-intl';
import { DayPicker } from 'react-day-picker';
import { isoDate } from '@/lib/domain/typed-date';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { chevronLeftGlyph, chevronRightGlyph } from '../icon/glyphs';
import styles from './calendar.module.scss';

interface CalendarProps {
  /** Element that holds the button which opened it: it is placed there, and gives the focus back to it. */
  anchor: RefObject<HTMLElement | null>;
  /** All three `YYYY-MM-DD`. */
  value: string | null;
  min: string;
  max: string;
  onChoose: (iso: string) => void;
  onClose: () => void;
}

/** Noon: there is one on every day, also where the clocks change at midnight. */
function dateOf(iso: string): Date {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, day, 12);
}

const isoOf = (date: Date) => isoDate(date.getFullYear(), date.getMonth() + 1, date.getDate());

/** Names of days and months in the reader's language, from the browser itself. */
function useNames() {
  const t = useTranslations('Ui.date');
  const locale = useLocale();
  return useMemo(() => {
    const by = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, options);
      return (date: Date) => format.format(date);
    };
    return {
      formatters: {
        formatMonthDropdown: by({ month: 'long' }),
        formatWeekdayName: by({ weekday: 'short' }),
        formatDay: by({ day: 'numeric', numberingSystem: 'latn' }),
      },
      labels: {
        labelNav: () => t('title'),
        labelPrevious: () => t('previous'),
        labelNext: () => t('next'),
        labelMonthDropdown: () => t('month'),
        labelYearDropdown: () => t('year'),
        labelGrid: by({ month: 'long', year: 'numeric' }),
        labelWeekday: by({ weekday: 'long' }),
        labelDayButton: by({ dateStyle: 'full' }),
      },
    };
  }, [locale, t]);
}

/** Month sheet of 42 days that begins on Monday (SPEC §5). A choice takes effect with the button below. */
export default function Calendar({ anchor, value, min, max, onChoose, onClose }: CalendarProps) {
  const t = useTranslations('Ui.date');
  const names = useNames();
  const popup = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(value ? dateOf(value) : undefined);
  const [first, last] = [dateOf(min), dateOf(max)];
  const [today] = useState(() => new Date());
  const opened = chosen ?? (today < first ? first : today > last ? last : today);

  return (
    <Popover.Root
      open
      onOpenChange={(_open, { event, reason }) => {
        // A press on the opener closes it natively; Escape there does not.
        const pressed = reason === 'outside-press' && event.target instanceof Node;
        if (!(pressed && anchor.current?.contains(event.target))) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          anchor={anchor}
          align="end"
          sideOffset={10}
          collisionPadding={8}
        >
          <Popover.Popup
            className={styles.popup}
            ref={popup}
            aria-label={t('title')}
            // The one day that the arrow keys begin from.
            initialFocus={() => popup.current?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')}
            finalFocus={() => anchor.current?.querySelector('button')}
          >
            <DayPicker
              {...names}
              mode="single"
              classNames={{
                root: styles.root,
                months: styles.months,
                nav: styles.nav,
                button_previous: styles.step,
                button_next: styles.step,
                month_caption: styles.caption,
                dropdowns: styles.dropdowns,
                dropdown_root: styles.dropdown,
                month_grid: styles.grid,
                weekday: styles.weekday,
                day: styles.day,
                day_button: styles.dayButton,
              }}
              components={{
                Chevron: ({ orientation }) =>
                  orientation === 'left' || orientation === 'right' ? (
                    <Icon
                      glyph={orientation === 'left' ? chevronLeftGlyph : chevronRightGlyph}
                      className={styles.chevron}
                    />
                  ) : (
                    <></>
                  ),
              }}
              weekStartsOn={1}
              fixedWeeks
              showOutsideDays
              captionLayout="dropdown"
              reverseYears
              startMonth={first}
              endMonth={last}
              disabled={{ before: first, after: last }}
              defaultMonth={opened}
              selected={chosen}
              onSelect={setChosen}
            />
            <Button tone="primary" wide disabled={!chosen} onClick={() => chosen && onChoose(isoOf(chosen))}>
              {t('choose')}
            </Button>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
