'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LanguageCode } from '@/lib/domain/locales';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { NEWS_KEY, type OfficeNews } from '../../api/get-news';
import { useOneNews } from '../../api/get-news-id';
import { useNewsPreview } from '../../api/get-news-id-preview';
import { withdraw } from '../../api/post-approvals-id-withdraw';
import { sendNews } from '../../api/post-news-id-send';
import { changeNews } from '../../api/put-news-id';
import { useMay, useOfficeMe } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Card, Facts } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { NEWS_LANGUAGE_WORDS, NEWS_LANGUAGES, newsContent, newsFields } from './news-content';
import { NewsState } from './news-state';
import { Failure, Loading } from '../parts/states';
import styles from '../parts/parts.module.scss';
import own from './news.module.scss';

/** One letter of news: how far it is, what it looks like, and what can be done with it. */
export function NewsFile({ id }: { id: string }) {
  const { data: news, error, isPending, refetch } = useOneNews(id);
  if (error && !news) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="the news" />;
  return (
    <>
      <div className={styles.heading}>
        <h1>{news.texts.en.subject}</h1>
        <NewsState news={news} />
      </div>
      <Deeds news={news} />
      <Card title="What became of it">
        <Facts
          facts={[
            ['Leads to', news.path],
            ['Changed', timeWords(news.changedAt)],
            ['Sending began', news.sendingAt && timeWords(news.sendingAt)],
            ['All letters written', news.sentAt && timeWords(news.sentAt)],
            ['Letters sent', news.letters.sent],
            ['Letters that wait', news.letters.queued],
            ['Letters that failed', news.letters.failed],
            ['Not wanted any more', news.letters.skipped],
          ]}
        />
      </Card>
      <Preview news={news} />
    </>
  );
}

type Deed = 'change' | 'send' | 'ask' | 'withdraw';

function Deeds({ news }: { news: OfficeNews }) {
  const may = useMay();
  const { operatorId } = useOfficeMe();
  const client = useQueryClient();
  const [deed, setDeed] = useState<Deed | null>(null);
  const [said, setSaid] = useState('');
  const status = (
    <p className={styles.quiet} role="status">
      {said}
    </p>
  );
  if (!may('write:news')) return null;
  if (news.state !== 'draft') return status;
  const done = (words: string) => () => {
    setDeed(null);
    setSaid(words);
    void client.invalidateQueries({ queryKey: NEWS_KEY });
    void client.invalidateQueries({ queryKey: APPROVALS_KEY });
  };
  const cancel = () => setDeed(null);
  if (deed === 'change') {
    return (
      <DeedForm
        keep={`news ${news.id}`}
        over={String(news.revision)}
        title="Change the draft"
        fields={newsFields(news)}
        withReason={false}
        button="Save"
        onSubmit={(values) => changeNews(news.id, news.revision, newsContent(values))}
        onDone={done('Saved.')}
        onCancel={cancel}
      />
    );
  }
  if (deed === 'withdraw' && news.request !== null) {
    const { request } = news;
    return (
      <DeedForm
        keep={`approval ${request} withdraw`}
        title="Take your request back"
        button="Take it back"
        onSubmit={({ reason = '' }) => withdraw(request, reason)}
        onDone={done('Nobody is asked any more.')}
        onCancel={cancel}
      />
    );
  }
  if (deed) {
    const isAsking = deed === 'ask';
    return (
      <DeedForm
        keep={`${deed} news ${news.id}`}
        title={isAsking ? 'Ask a colleague to agree' : 'Send it'}
        button={isAsking ? 'Ask' : 'Send'}
        onSubmit={({ reason = '' }) =>
          sendNews(news.id, { revision: news.revision, reason, secondEyes: isAsking })
        }
        onDone={done(isAsking ? 'A colleague finds it under Approvals.' : 'It is on its way.')}
        onCancel={cancel}
      >
        <p>It goes out as it stands below, and can’t be taken back.</p>
      </DeedForm>
    );
  }
  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.button} onClick={() => setDeed('change')}>
        Change …
      </button>
      {may('send:news') && (
        <button type="button" className={styles.button} data-kind="primary" onClick={() => setDeed('send')}>
          Send …
        </button>
      )}
      {!news.request && (
        <button type="button" className={styles.button} onClick={() => setDeed('ask')}>
          Ask a colleague …
        </button>
      )}
      {news.request && news.askedBy === operatorId && (
        <button type="button" className={styles.button} onClick={() => setDeed('withdraw')}>
          Take your request back …
        </button>
      )}
      {status}
    </div>
  );
}

function Preview({ news }: { news: OfficeNews }) {
  const [language, setLanguage] = useState<LanguageCode>('en');
  const { data: letter, error, refetch } = useNewsPreview(news.id, news.revision, language);
  return (
    <Card
      title="As its readers see it"
      beside={
        <label className={styles.field}>
          <span className={styles.unseen}>Reader’s language</span>
          <select
            value={language}
            onChange={({ target }) =>
              setLanguage(NEWS_LANGUAGES.find((known) => known === target.value) ?? 'en')
            }
          >
            {NEWS_LANGUAGES.map((known) => (
              <option key={known} value={known}>
                {NEWS_LANGUAGE_WORDS[known]}
              </option>
            ))}
          </select>
        </label>
      }
    >
      {letter ? (
        <>
          <Facts
            facts={[
              ['Subject', letter.subject],
              ['Written in', NEWS_LANGUAGE_WORDS[letter.language]],
              ['Players who would get it now, in all languages', letter.readers],
            ]}
          />
          {/* What the letter holds runs nothing and opens nothing here. */}
          <iframe className={own.letter} title="The letter" sandbox="" srcDoc={letter.html} />
        </>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading what="the letter" />
      )}
    </Card>
  );
}
