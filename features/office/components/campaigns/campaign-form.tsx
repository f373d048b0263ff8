'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { object } from 'yup';
import { faultsTest } from '@/lib/browser/forms/faults-test';
import type { SentForm } from '@/lib/browser/forms/use-form';
import type { LanguageCode } from '@/lib/domain/locales';
import { isApiProblem } from '@/lib/http/problem';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { CAMPAIGNS_KEY } from '../../api/get-campaigns';
import { readWritten, type WrittenCampaign } from '../../api/get-campaigns-id-content';
import { writeCampaign, type CampaignContent } from '../../api/post-campaigns';
import { changeCampaign } from '../../api/put-campaigns-id';
import { CampaignFormProvider, TextField } from './campaign-fields';
import { campaignProblems } from './campaign-problems';
import { AsksGroup, AudienceGroup, GivesGroup, TextsGroup, TimeGroup } from './campaign-sections';
import { TriggerGroup } from './campaign-trigger';
import type { Values } from './campaign-reader';
import { contentOf, FORM_LANGUAGES } from './campaign-values';
import { CampaignAudience } from './campaign-audience';
import { Card } from '../parts/card';
import { faultsOf } from '../parts/field-problems';
import { Restored } from '../parts/restored';
import { useKept, useOfficeForm } from '../parts/use-office-form';
import { NEWS_LANGUAGE_WORDS } from '../news/news-content';
import own from './campaign-form.module.scss';
import styles from '../parts/parts.module.scss';

/** Draws a campaign as a player of a language sees it. */
export type DrawCampaign = (content: CampaignContent, language: LanguageCode) => ReactNode;

interface CampaignFormProps {
  title: string;
  /** What is written: it stays under this name in this tab until it is saved. */
  keep: string;
  start: Values;
  /** The one that is changed; null for a new one. */
  written: Pick<WrittenCampaign, 'id' | 'revision' | 'state'> | null;
  draw: DrawCampaign;
}

const WRONG = 'Something above is not right yet.';
const LAW = 'Where the law of a player’s country leaves less of it, they get that: it is said beside.';

const schema = object().test(faultsTest((values) => faultsOf(() => contentOf(values))));

/** What was typed as a campaign; null while something of it can't be read. */
function read(values: Values): CampaignContent | null {
  try {
    return contentOf(values);
  } catch {
    return null;
  }
}

/** The fields that are shown now. */
const namesIn = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].flatMap((one) => one.getAttribute('name') ?? []);

/** All that an operator says of a campaign, with the card as players see it. Nothing typed is ever lost by a refusal. */
export function CampaignForm({ title, keep, start, written, draw }: CampaignFormProps) {
  const [revision, setRevision] = useState(written?.revision ?? 0);
  const [isOlder, setOlder] = useState(false);
  const [language, setLanguage] = useState<LanguageCode>('en');
  const router = useRouter();
  const client = useQueryClient();
  const isBegun = written !== null && written.state !== 'draft';
  const problemsOf = (problem: unknown) =>
    campaignProblems(
      problem,
      namesIn(form.attributes.ref.current),
      content?.amounts.map(({ currency }) => currency) ?? [],
    );
  const form: SentForm<Record<string, string>> = useOfficeForm({
    initialValues: start,
    schema,
    wrongText: WRONG,
    keep: useKept<Record<string, string>>(keep, 'all', String(revision)),
    problemKeys: (problem) => problemsOf(problem).wrong,
    problemMessage: (problem) => problemsOf(problem).other || WRONG,
    submit: async (typed, keyOf) => {
      const id = await save(typed, keyOf);
      void client.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
      void client.invalidateQueries({ queryKey: APPROVALS_KEY });
      router.push(`/office/campaigns/${id}`);
    },
  });
  const { values } = form;
  const content = read(values);

  const save = async (typed: Values, keyOf: (content: unknown) => string): Promise<string> => {
    const body = contentOf(typed);
    if (!written) return writeCampaign(body, keyOf(body));
    const reason = typed.reason?.trim() ?? '';
    setOlder(false);
    try {
      await changeCampaign(written.id, { revision, content: body, reason: reason === '' ? null : reason });
    } catch (error) {
      setOlder(isApiProblem(error) && error.status === 409);
      throw error;
    }
    return written.id;
  };
  const saveOver = async () => {
    if (!written) return;
    try {
      const latest = await readWritten(written.id);
      setRevision(latest.revision);
      setOlder(false);
      form.say('Save once more: what you typed goes over what a colleague saved.');
    } catch (error) {
      form.say(campaignProblems(error, [], []).other || 'What was saved can’t be read. Try again.');
    }
  };

  return (
    <CampaignFormProvider value={form}>
      <div className={styles.heading}>
        <h1>{title}</h1>
      </div>
      <form {...form.attributes} className={own.form} aria-label={title}>
        <div className={own.groups}>
          {/* What stands in a later revision is not what the form began with. */}
          {revision === (written?.revision ?? 0) && <Restored beginAnew={form.beginAnew} />}
          <TextsGroup />
          <TriggerGroup values={values} isLocked={isBegun} />
          <GivesGroup values={values} />
          <AsksGroup law={LAW} />
          <AudienceGroup values={values} />
          <TimeGroup />
          <div className={own.foot}>
            {isBegun && (
              <TextField
                name="reason"
                label="Reason, for the colleague who has to agree to other rules"
                kind="area"
                maxLength={1000}
              />
            )}
            {form.message && (
              <p className={styles.problem} role="alert">
                {form.message}
              </p>
            )}
            {isOlder && written && (
              <p className={styles.buttons}>
                <Link className={styles.link} href={`/office/campaigns/${written.id}`} target="_blank">
                  Look at what was saved
                </Link>
                <button type="button" className={styles.button} onClick={() => void saveOver()}>
                  Go on with mine …
                </button>
              </p>
            )}
            <div className={styles.buttons}>
              <button type="submit" className={styles.button} data-kind="primary" aria-disabled={form.busy}>
                {isBegun ? 'Save, or ask a colleague' : 'Save the draft'}
              </button>
              <Link
                className={styles.button}
                href={written ? `/office/campaigns/${written.id}` : '/office/campaigns'}
                onClick={form.giveUp}
              >
                Cancel
              </Link>
            </div>
          </div>
        </div>
        <div className={own.aside}>
          <CampaignAudience id={written?.id ?? null} content={content} />
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
              {content ? draw(content, language) : <p>The card stands here once its fields can be read.</p>}
              {content && content.name[language] === undefined && (
                <p className={styles.problem}>No text in this language yet: it can’t be started so.</p>
              )}
            </div>
          </Card>
        </div>
      </form>
    </CampaignFormProvider>
  );
}
