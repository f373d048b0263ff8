import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { downloadGlyph, printerGlyph } from '@/components/ui/icon/history-glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { csvLine } from '@/lib/text/csv';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useMethodName } from '@/lib/browser/payments/use-method-name';
import { saveFile } from '@/lib/browser/save-file';
import { everyTransaction } from '../api/get-me-transactions-export';
import type { TransactionQuery } from '../api/get-me-transactions';
import { CSV_COLUMNS, csvOf } from '../domain/csv-of';
import { createTitles } from '../queries/titles';
import { writeAddress, type HistoryAddress } from '../domain/history-address';
import { USUAL_PERIOD } from '../domain/periods';
import styles from './save-transactions.module.scss';

interface SaveTransactionsProps {
  /** What the list asks for. */
  query: Omit<TransactionQuery, 'page' | 'per_page' | 'sort'>;
  /** How many the list has; undefined while nobody knows. */
  total: { total: number; more: boolean } | undefined;
  address: HistoryAddress;
}

/** How far the file is. */
type State = { step: 'idle' } | { step: 'reading'; rows: number } | { step: 'failed'; text: string };

/** Takes what the list shows away, all of its pages: as a file of figures, or as a statement to print. */
export function SaveTransactions({ query, total, address }: SaveTransactionsProps) {
  const t = useTranslations('History');
  const problemText = useProblemText();
  const nameOf = useMethodName();
  const [state, setState] = useState<State>({ step: 'idle' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function save() {
    const abort = new AbortController();
    reading.current = abort;
    setState({ step: 'reading', rows: 0 });
    try {
      // With the mark by which spreadsheets know UTF-8.
      const parts = ['\ufeff', csvLine(CSV_COLUMNS.map((column) => t(`columns.${column}`)))];
      const titles = createTitles();
      const words = {
        method: (code: string) => nameOf(code, titles.method(code)),
        game: titles.game,
        type: (type: Parameters<typeof csvOf>[0]['type']) => t(`types.${type}`),
        status: (status: Parameters<typeof csvOf>[0]['status']) => t(`statuses.${status}`),
      };
      let rows = 0;
      for await (const part of everyTransaction(query, abort.signal)) {
        await titles.learn(part);
        parts.push(part.map((row) => csvOf(row, words)).join(''));
        rows += part.length;
        setState({ step: 'reading', rows });
      }
      saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${t('fileName')}.csv`);
      setState({ step: 'idle' });
    } catch (error) {
      if (!abort.signal.aborted) setState({ step: 'failed', text: problemText(error) });
    }
  }

  const { period, from, to } = address;
  const span = writeAddress({
    ...{ group: undefined, type: undefined, status: undefined, least: undefined, most: undefined },
    // Of everything there is no statement: it begins with the usual time.
    ...{ sort: 'dateDesc', page: 1, period: period === 'all' ? USUAL_PERIOD : period, from, to },
  });
  return (
    <div className={styles.save}>
      <ButtonLink href={`/account/transaction-history/statement${span}`} size="small">
        <Icon glyph={printerGlyph} size="small" />
        {t('statement')}
      </ButtonLink>
      <Button
        size="small"
        busy={state.step === 'reading'}
        disabled={total?.total === 0}
        onClick={() => void save()}
      >
        <Icon glyph={downloadGlyph} size="small" />
        {t('save')}
      </Button>
      <p role="status" className={styles.state}>
        {state.step === 'reading' &&
          t(total && !total.more ? 'savingOf' : 'saving', { rows: state.rows, total: total?.total ?? 0 })}
      </p>
      {state.step === 'failed' && (
        <p role="alert" className={styles.state}>
          {state.text}
        </p>
      )}
    </div>
  );
}
