import type { ReactNode } from 'react';
import { formatMoment } from '@/lib/domain/dates';
import type { Dashboard } from '../dashboard/dashboard';
import type { DeadEnd } from '../dashboard/links';
import type { Deed } from '../dashboard/records';
import type { Naming } from './dashboard-names';
import styles from './dashboard.module.scss';

const MAX_SHOWN = 12;

/** A time for operators, with its zone, because the casino may be elsewhere. */
function Time({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(new Date(at), 'en', 'UTC')} UTC</time>;
}

const MAX_NAMED = 3;

/** The first of the changes, and the number of others. */
function namedFields(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const WHY: Record<DeadEnd, string> = {
  no_page: 'There is no such page',
  not_built: 'Not built yet: visitors find it closed',
  switched_off: 'Switched off: visitors find it closed',
};

interface ListProps<Item> {
  name: string;
  /** Over all columns. */
  wide?: boolean;
  title: string;
  none: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

function List<Item>({ name, wide = false, title, none, items, children }: ListProps<Item>) {
  return (
    <section className={wide ? styles.wide : undefined} data-dashboard-list={name}>
      <h3>
        {title} {items.length > 0 && <small>{items.length}</small>}
      </h3>
      {items.length === 0 ? (
        <p className={styles.fine}>{none}</p>
      ) : (
        <ul>{items.slice(0, MAX_SHOWN).map(children)}</ul>
      )}
      {items.length > MAX_SHOWN && <p className={styles.hint}>and {items.length - MAX_SHOWN} more</p>}
    </section>
  );
}

/** A document that was deleted has no page any more. */
function DeedTitle({ deed, naming, isGlobal }: { deed: Deed; naming: Naming; isGlobal: boolean }) {
  if (deed.action === 'deleted') return <b>{deed.title}</b>;
  const id = isGlobal ? null : deed.documentId;
  return <a href={naming.href({ kind: deed.kind, id }, deed.locale)}>{deed.title || deed.documentId}</a>;
}

export function DashboardLists({ found, naming }: { found: Dashboard; naming: Naming }) {
  const { broken, drafts, scheduled, recent } = found;
  return (
    <>
      <List
        name="drafts"
        title="Drafts that wait"
        none="Everything that was written is published."
        items={drafts}
      >
        {(draft) => (
          <li key={`${draft.kind} ${draft.id}`}>
            <a href={naming.href(draft)}>{draft.label}</a>
            <span>
              {naming.kind(draft.kind)} · {draft.isNew ? 'never published' : 'changed'} ·{' '}
              <Time at={draft.updatedAt} />
            </span>
          </li>
        )}
      </List>
      <List name="scheduled" title="Scheduled" none="Nothing is scheduled." items={scheduled}>
        {(appointment) => (
          <li key={appointment.id}>
            <a href={naming.href({ kind: appointment.kind, id: appointment.documentId }, appointment.locale)}>
              {appointment.label}
            </a>
            <span>
              {naming.kind(appointment.kind)} · {appointment.what === 'publish' ? 'goes online' : 'comes off'}{' '}
              · <Time at={appointment.at} /> · {naming.locale(appointment.locale)}
            </span>
            {appointment.problem && <strong>Did not happen: {appointment.problem}</strong>}
          </li>
        )}
      </List>
      <List
        name="broken"
        title="Links that lead nowhere"
        none="Every link into the site leads somewhere."
        items={broken}
      >
        {(link) => (
          <li key={`${link.kind} ${link.id} ${link.field} ${link.locale} ${link.target}`}>
            <a href={naming.href(link, link.locale)}>{link.label}</a>
            <span>
              {naming.kind(link.kind)} · {naming.locale(link.locale)} · {link.field}:{' '}
              <code>{link.target}</code>
            </span>
            <strong>{WHY[link.why]}</strong>
          </li>
        )}
      </List>
      {recent && (
        <List
          name="recent"
          wide
          title="Latest changes"
          none="Nobody has changed anything yet."
          items={recent}
        >
          {(deed) => (
            <li key={deed.id}>
              <DeedTitle deed={deed} naming={naming} isGlobal={deed.documentId === deed.kind} />
              <span>
                {deed.action} by {deed.who} · {naming.kind(deed.kind)} · <Time at={deed.at} />
                {deed.fields.length > 0 &&
                  ` · ${naming.locale(deed.locale)}: ${namedFields(naming.fields(deed.kind, deed.fields))}`}
              </span>
            </li>
          )}
        </List>
      )}
    </>
  );
}
