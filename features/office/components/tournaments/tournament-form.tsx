'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { object } from 'yup';
import { faultsTest } from '@/lib/browser/forms/faults-test';
import type { SentForm } from '@/lib/browser/forms/use-form';
import type { LanguageCode } from '@/lib/domain/locales';
import { TOURNAMENT_STRATEGIES } from '@/lib/domain/tournaments';
import { useCampaigns } from '../../api/get-campaigns';
import { TOURNAMENTS_KEY } from '../../api/get-tournaments';
import { writeTournament, type TournamentContent } from '../../api/post-tournaments';
import { changeTournament } from '../../api/put-tournaments-id';
import { CampaignFormProvider } from '../campaigns/campaign-fields';
import own from '../campaigns/campaign-form.module.scss';
import type { Values } from '../campaigns/campaign-reader';
import { FORM_LANGUAGES } from '../campaigns/campaign-values';
import { NEWS_LANGUAGE_WORDS } from '../news/news-content';
import { Card } from '../parts/card';
import { faultsOf } from '../parts/field-problems';
import { Restored } from '../parts/restored';
import { useKept, useOfficeForm } from '../parts/use-office-form';
import styles from '../parts/parts.module.scss';
import { PrizesGroup } from './tournament-prizes';
import { GamesGroup, RulesGroup, TextsGroup, TimeGroup } from './tournament-sections';
import { contentOf } from './tournament-values';

/** Draws a tournament as a player of a language sees it. */
export type DrawTournament = (content: TournamentContent, language: LanguageCode) => ReactNode;

interface TournamentFormProps {
  title: string;
  /** What is written: it stays under this name in this tab until it is saved. */
  keep: string;
  start: Values;
  /** The draft that is changed; null for a new one. */
  written: { id: string; revision: number } | null;
  draw: DrawTournament;
}

const schema = object().test(faultsTest((values) => faultsOf(() => contentOf(values))));

/** What was typed as a tournament; null while something of it can't be read. */
function read(values: Values): TournamentContent | null {
  try {
    return contentOf(values);
  } catch {
    return null;
  }
}

/** All that an operator says of a tournament, beside it as players see it. */
export function TournamentForm({ title, keep, start, written, draw }: TournamentFormProps) {
  const [language, setLanguage] = useState<LanguageCode>('en');
  const router = useRouter();
  const client = useQueryClient();
  const form: SentForm<Record<string, string>> = useOfficeForm({
    initialValues: { ...start, prizes: '' },
    schema,
    wrongText: 'Something above is not right yet.',
    keep: useKept<Record<string, string>>(keep, 'all', String(written?.revision ?? 0)),
    submit: async (typed, keyOf) => {
      const content = contentOf(typed);
      const id = written?.id ?? (await writeTournament(content, keyOf(content)));
      if (written) await changeTournament(id, { revision: written.revision, content });
      void client.invalidateQueries({ queryKey: TOURNAMENTS_KEY });
      router.push(`/office/tournaments/${id}`);
    },
  });
  const { values } = form;
  const content = read(values);
  const running = useCampaigns({ state: 'running', sort: 'name', order: 'asc', page: 1, per_page: 100 });
  const campaigns = (running.data?.data ?? []).map(({ id, name }) => [id, name] as const);

  return (
    <CampaignFormProvider value={form}>
      <div className={styles.heading}>
        <h1>{title}</h1>
      </div>
      <form {...form.attributes} className={own.form} aria-label={title}>
        <div className={own.groups}>
          <Restored beginAnew={form.beginAnew} />
          <TextsGroup />
          <RulesGroup
            strategy={TOURNAMENT_STRATEGIES.find((one) => one === values['strategy']) ?? 'turnover'}
          />
          <GamesGroup />
          <PrizesGroup
            values={values}
            set={(name, value) => form.setValue(name, value)}
            prizes={content?.prizes ?? null}
            campaigns={campaigns}
          />
          <TimeGroup at={content} />
          <div className={own.foot}>
            {form.message && (
              <p className={styles.problem} role="alert">
                {form.message}
              </p>
            )}
            <div className={styles.buttons}>
              <button type="submit" className={styles.button} data-kind="primary" aria-disabled={form.busy}>
                Save the draft
              </button>
              <Link
                className={styles.button}
                href={written ? `/office/tournaments/${written.id}` : '/office/tournaments'}
                onClick={form.giveUp}
              >
                Cancel
              </Link>
            </div>
          </div>
        </div>
        <div className={own.aside}>
          <Card
            title="As players see it"
            beside={
              <label className={styles.field}>
                <span className={styles.unseen}>Player’s language</span>
                <select
                  value={language}
                  onChange={({ target }) =>
                    setLanguage(FORM_LANGUAGES.find((known) => known === target.value) ?? 'en')
                  }
                >
                  {FORM_LANGUAGES.map((known) => (
                    <option key={known} value={known}>
                      {NEWS_LANGUAGE_WORDS[known]}
                    </option>
                  ))}
                </select>
              </label>
            }
          >
            <div className={own.preview}>
              {content ? draw(content, language) : <p>It stands here once its fields can be read.</p>}
              {content && (!content.name[language] || !content.descriptionShort[language]) && (
                <p className={styles.problem}>No text in this language yet: it can’t be announced so.</p>
              )}
            </div>
          </Card>
        </div>
      </form>
    </CampaignFormProvider>
  );
}
