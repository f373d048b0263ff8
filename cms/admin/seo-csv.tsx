'use client';

import { Button, useAuth, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { formatAdminURL } from 'payload/shared';
import { useRef, useState } from 'react';
import { SeoCsvReport, type Report } from './seo-csv-report';
import styles from './seo-csv.module.scss';

const MAX_BYTES = 2 * 1024 * 1024;

interface State {
  busy: 'checking' | 'importing' | null;
  failure: string | null;
  report: Report | null;
}

const IDLE: State = { busy: null, failure: null, report: null };

/** The CMS's answer to a table: a report, or why there is none. */
async function send(address: string, file: File, apply: string | null): Promise<Omit<State, 'busy'>> {
  const form = new FormData();
  form.set('file', file);
  if (apply !== null) form.set('apply', apply);
  try {
    const response = await fetch(address, { method: 'POST', body: form, credentials: 'include' });
    const answer = (await response.json()) as { data?: Report; title?: string };
    const failure = response.ok ? null : (answer.title ?? `The CMS answered with ${response.status}`);
    return { failure, report: answer.data ?? null };
  } catch {
    return {
      failure: 'The CMS does not answer. Nothing was changed as far as can be told: check the file again.',
      report: null,
    };
  }
}

const importLabel = (count: number): string => `Import ${count} ${count === 1 ? 'entry' : 'entries'}`;

/** Above the list: all entries as a table to work on elsewhere, and back again after a look at what it would change. */
export function SeoCsv() {
  const { config } = useConfig();
  const { user } = useAuth();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [{ busy, failure, report }, setState] = useState<State>(IDLE);
  const address = (path: `/${string}`) =>
    formatAdminURL({ apiRoute: config.routes.api, path: `/seo-entries${path}` });
  const role: unknown = user?.role;
  const mayImport = role === 'administrator' || role === 'editor';

  const run = async (chosen: File, apply: string | null) => {
    setState({
      busy: apply === null ? 'checking' : 'importing',
      failure: null,
      report: apply === null ? null : report,
    });
    const result = await send(address('/import'), chosen, apply);
    setState({ busy: null, ...result });
    if (result.report?.applied) router.refresh();
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    if (!chosen) return setState(IDLE);
    if (chosen.size > MAX_BYTES) return setState({ ...IDLE, failure: 'At most 2 MB' });
    return void run(chosen, null);
  };
  const close = () => {
    if (input.current) input.current.value = '';
    choose(null);
  };

  const writes =
    report && !report.applied && failure === null && report.counts.created + report.counts.changed > 0;
  return (
    <section className={styles.csv} aria-label="Table of all SEO entries" data-seo-csv>
      <div className={styles.bar}>
        <Button el="anchor" url={address('/export.csv')} buttonStyle="secondary" size="small" margin={false}>
          Export CSV
        </Button>
        {mayImport && (
          <>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={busy !== null}
              onClick={() => input.current?.click()}
            >
              Import CSV …
            </Button>
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv"
              aria-label="CSV file to import"
              hidden
              onChange={({ target }) => choose(target.files?.[0] ?? null)}
            />
          </>
        )}
        <span className={styles.hint}>
          All entries in five languages. A file is checked first; an empty cell leaves what is there.
        </span>
      </div>
      <div role="status">
        {busy !== null && (
          <p className={styles.progress}>
            <progress aria-label="Working" /> {busy === 'checking' ? 'Checking' : 'Importing'} {file?.name} …
          </p>
        )}
        {failure !== null && <p className={styles.failure}>{failure}</p>}
        {report?.applied && (
          <p className={styles.done}>
            Done: {report.counts.created} created, {report.counts.changed} changed. It is online.
          </p>
        )}
      </div>
      {report && !report.applied && <SeoCsvReport report={report} />}
      {(report ?? failure) !== null && (
        <div className={styles.bar}>
          {writes && file && (
            <Button
              size="small"
              margin={false}
              disabled={busy !== null}
              onClick={() => void run(file, report.digest)}
            >
              {importLabel(report.counts.created + report.counts.changed)}
            </Button>
          )}
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={busy !== null}
            onClick={close}
          >
            Close
          </Button>
        </div>
      )}
    </section>
  );
}
