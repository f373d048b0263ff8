'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { NEWS_KEY, useNews, type OfficeNews } from '../../api/get-news';
import { writeNews } from '../../api/post-news';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { DeedForm } from '../parts/deed-form';
import { newsContent, newsFields } from './news-content';
import { NewsState } from './news-state';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { Failure, Loading, Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';

const COLUMNS: OfficeColumn<OfficeNews>[] = [
  {
    id: 'subject',
    header: 'News',
    cell: ({ row: { original: news } }) => (
      <Link className={styles.link} data-row-link href={`/office/news/${news.id}`}>
        {news.texts.en.subject}
      </Link>
    ),
  },
  { id: 'state', header: 'State', cell: ({ row }) => <NewsState news={row.original} /> },
  { id: 'changed', header: 'Changed', cell: ({ row }) => timeWords(row.original.changedAt) },
  { id: 'sent', header: 'Sent', cell: ({ row }) => row.original.letters.sent },
  { id: 'waits', header: 'Waits', cell: ({ row }) => row.original.letters.queued },
  { id: 'failed', header: 'Failed', cell: ({ row }) => row.original.letters.failed },
  { id: 'skipped', header: 'Not wanted', cell: ({ row }) => row.original.letters.skipped },
];

/** Letters of news, and what became of them. */
export function NewsList() {
  const { data, error, isPending, refetch } = useNews();
  const may = useMay();
  const router = useRouter();
  const client = useQueryClient();
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <div className={styles.heading}>
        <h1>News</h1>
        {may('write:news') && !isWriting && (
          <button
            type="button"
            className={styles.button}
            data-kind="primary"
            onClick={() => setWriting(true)}
          >
            Write news …
          </button>
        )}
      </div>
      {isWriting && (
        <DeedForm
          keep="news"
          over="new"
          title="News for everybody who wants it"
          fields={newsFields()}
          withReason={false}
          button="Save as a draft"
          onSubmit={async (values, keyOf) => {
            const content = newsContent(values);
            const { id } = await writeNews(content, keyOf(content));
            router.push(`/office/news/${id}`);
          }}
          onDone={() => {
            setWriting(false);
            void client.invalidateQueries({ queryKey: NEWS_KEY });
          }}
          onCancel={() => setWriting(false)}
        >
          <p>A draft first: you see it as its readers will before anything is sent.</p>
        </DeedForm>
      )}
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="news" />
      ) : data.length === 0 ? (
        <Notice title="Nobody has written any news yet." />
      ) : (
        <OfficeTable caption="News" columns={COLUMNS} rows={data} idOf={({ id }) => id} />
      )}
    </>
  );
}
