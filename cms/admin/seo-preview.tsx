'use client';

import { useConfig, useDebounce, useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useSyncExternalStore } from 'react';
import { duplicatesOf, duplicatesQuery, type Duplicate, type Entry } from '../seo-editor/duplicates';
import {
  clip,
  DESCRIPTION_LIMITS,
  judge,
  TITLE_LIMITS,
  type Limits,
  type Measure,
} from '../seo-editor/length';
import { breadcrumb } from '../seo-editor/snippet';
import { fillExamples, placesProblem } from '../seo-places';
import styles from './seo-preview.module.scss';
import { useApi } from './use-api';

const PAUSE_MS = 400;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

let canvas: CanvasRenderingContext2D | null | undefined;

const measure: Measure = (text, font) => {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = font;
  return canvas.measureText(text).width;
};

const never = () => () => undefined;
/** Nothing can be measured on the server. */
const useIsBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

function Length({ name, text, limits }: { name: string; text: string; limits: Limits }) {
  const { tone, words, characters, pixels } = judge(text, limits, measure);
  const shown = Math.min(pixels, limits.pixels);
  return (
    <div className={styles.length} data-tone={tone} data-length={name.toLowerCase()}>
      <strong>{name}</strong>
      <div
        className={styles.track}
        role="meter"
        aria-label={`Width of the ${name.toLowerCase()} in pixels`}
        aria-valuemin={0}
        aria-valuemax={limits.pixels}
        aria-valuenow={shown}
      >
        <div style={{ inlineSize: `${(100 * shown) / limits.pixels}%` }} />
      </div>
      <span>
        <b>{words}</b> · {characters} of {limits.characters} characters · {pixels} of {limits.pixels} px
      </span>
    </div>
  );
}

function Duplicates({ found, locale }: { found: readonly Duplicate[]; locale: string }) {
  const { config } = useConfig();
  if (found.length === 0) return null;
  return (
    <ul className={styles.warnings} role="status">
      {found.map(({ id, path, field }) => (
        <li key={`${id} ${field}`}>
          The same {field} as{' '}
          <a
            href={formatAdminURL({
              adminRoute: config.routes.admin,
              path: `/collections/seo-entries/${id}?locale=${locale}`,
              includeBasePath: true,
            })}
          >
            {path}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface MediaFile {
  url?: string | null;
  sizes?: { social?: { url?: string | null } };
}

/** Picture of a shared link, as networks show it. */
function Card({
  image,
  host,
  title,
  description,
}: {
  image: unknown;
  host: string;
  title: string;
  description: string;
}) {
  const id = typeof image === 'object' && image !== null ? Reflect.get(image, 'id') : image;
  const media = useApi<MediaFile>(
    typeof id === 'number' || typeof id === 'string' ? `/media/${id}?depth=0` : null,
  );
  const address = media?.sizes?.social?.url ?? media?.url;
  return (
    <div className={styles.card} data-card>
      {address ? <img src={address} alt="" /> : <div className={styles.drawn}>{title}</div>}
      <div className={styles.cardText}>
        <small>{host}</small>
        <strong>{title}</strong>
        <span>{description}</span>
      </div>
    </div>
  );
}

/** How an entry will look in a search result and as a shared link, while it is written. */
export function SeoPreview() {
  const { id } = useDocumentInfo();
  const isBrowser = useIsBrowser();
  const { code: locale, label } = useLocale();
  const form = useFormFields(([fields]) => ({
    title: textOf(fields.title?.value),
    description: textOf(fields.description?.value),
    path: textOf(fields.path?.value),
    image: fields.image?.value,
  }));
  const written = useDebounce(JSON.stringify([form.title, form.description]), PAUSE_MS);
  const [title = '', description = ''] = JSON.parse(written) as string[];
  const query = duplicatesQuery({ id, title, description }, locale);
  const similar = useApi<{ docs: Entry[] }>(query === null ? null : `/seo-entries?${query}`);
  const misses = form.title === '' || form.description === '';
  const asksEnglish = locale !== 'en' && id !== undefined && misses;
  const english = useApi<Entry>(asksEnglish ? `/seo-entries/${id}?locale=en&draft=true&depth=0` : null);

  if (!isBrowser) return null;
  const shown = {
    title: fillExamples(form.title || textOf(english?.title), form.path),
    description: fillExamples(form.description || textOf(english?.description), form.path),
  };
  const { host } = window.location;
  const slip = placesProblem(`${form.title} ${form.description}`, form.path);
  return (
    <section className={styles.preview} aria-label="Preview in a search result" data-seo-preview>
      <div className={styles.columns}>
        <div>
          <h2>In a search result</h2>
          <div className={styles.result} lang={locale}>
            <span className={styles.address}>{breadcrumb(host, form.path, locale)}</span>
            <span className={styles.title} data-snippet="title">
              {clip(shown.title, TITLE_LIMITS, measure) || '–'}
            </span>
            <span className={styles.description} data-snippet="description">
              {clip(shown.description, DESCRIPTION_LIMITS, measure) || '–'}
            </span>
          </div>
        </div>
        <div>
          <h2>As a shared link</h2>
          <Card image={form.image} host={host} {...shown} />
        </div>
      </div>
      <Length name="Title" text={shown.title} limits={TITLE_LIMITS} />
      <Length name="Description" text={shown.description} limits={DESCRIPTION_LIMITS} />
      {asksEnglish && (
        <p className={styles.note}>
          Where {typeof label === 'string' ? label : locale} has no text, the English one is shown.
        </p>
      )}
      {slip !== undefined && (
        <ul className={styles.warnings} role="status">
          <li>{slip} It can’t be published so.</li>
        </ul>
      )}
      <Duplicates found={duplicatesOf({ id, title, description }, similar?.docs ?? [])} locale={locale} />
    </section>
  );
}
