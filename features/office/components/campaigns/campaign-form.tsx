'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { LanguageCode } from '@/lib/domain/locales';
import { isApiProblem } from '@/lib/http/problem';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { CAMPAIGNS_KEY } from '../../api/get-campaigns';
import { readWritten, type WrittenCampaign } from '../../api/get-campaigns-id-content';
import { writeCampaign, type CampaignContent } from '../../api/post-campaigns';
import { changeCampaign } from '../../api/put-campaigns-id';
import { useOnce } from '../../state/use-once';
import { CampaignFormProvider, TextField } from './campaign-fields';
import { campaignProblems } from './campaign-problems';
import { AsksGroup, AudienceGroup, GivesGroup, TextsGroup, TimeGroup } from './campaign-sections';
import { TriggerGroup } from './campaign-trigger';
import type { Values } from './campaign-reader';
import { contentOf, FORM_LANGUAGES } from './campaign-values';
import { CampaignAudience } from './campaign-audience';
import { Card } from '../parts/card';
import { NEWS_LANGUAGE_WORDS } from '../news/news-content';
import own from './campaign-form.module.scss';
import styles from '../parts/parts.module.scss';

/** Draws a campaign as a player of a language sees it. */
export type DrawCampaign = (content: CampaignContent, language: LanguageCode) => ReactNode;

interface CampaignFormProps {
  title: string;
  start: Values;
  /** The one that is changed; null for a new one. */
  written: Pick<WrittenCampaign, 'id' | 'revision' | 'state'> | null;
  draw: DrawCampaign;
}

const LAW = 'Where the law of a player’s country leaves less of it, they get that: it is said beside.';

/** What was typed as a campaign; null while something of it can't be read. */
function read(values: Values): CampaignContent | null {
  try {
    return contentOf(values);
  } catch {
    return null;
  }
}

/** All that an operator says of a campaign, with the card as players see it. Nothing typed is ever lost by a refusal. */
export function CampaignForm({ title, start, written, draw }: CampaignFormProps) {
  const [values, setValues] = useState<Values>(start);
  const [revision, setRevision] = useState(written?.revision ?? 0);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [isOlder, setOlder] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [language, setLanguage] = useState<LanguageCode>('en');
  const form = useRef<HTMLFormElement>(null);
  const once = useOnce();
  const router = useRouter();
  const client = useQueryClient();
  const isBegun = written !== null && written.state !== 'draft';
  const content = read(values);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [wrong]);

  const save = async () => {
    const body = contentOf(values);
    if (!written) return once(body, (key) => writeCampaign(body, key));
    const reason = values.reason?.trim() ?? '';
    await changeCampaign(written.id, { revision, content: body, reason: reason === '' ? null : reason });
    return written.id;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    setWrong({});
    try {
      const id = await save();
      void client.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
      void client.invalidateQueries({ queryKey: APPROVALS_KEY });
      router.push(`/office/campaigns/${id}`);
    } catch (error) {
      const fields = [...(form.current?.elements ?? [])].flatMap((one) => {
        const name = one.getAttribute('name');
        return name === null ? [] : [name];
      });
      const currencies = read(values)?.amounts.map(({ currency }) => currency) ?? [];
      const found = campaignProblems(error, fields, currencies);
      setWrong(found.wrong);
      setProblem(found.other || 'Something above is not right yet.');
      setOlder(isApiProblem(error) && error.status === 409 && written !== null);
    } finally {
      setBusy(false);
    }
  };
  const saveOver = async () => {
    if (!written) return;
    try {
      const latest = await readWritten(written.id);
      setRevision(latest.revision);
      setOlder(false);
      setProblem('Save once more: what you typed goes over what a colleague saved.');
    } catch (error) {
      setProblem(campaignProblems(error, [], []).other || 'What was saved can’t be read. Try again.');
    }
  };

  return (
    <CampaignFormProvider
      value={{
        values,
        wrong,
        change: (name, value) => setValues((before) => ({ ...before, [name]: value })),
      }}
    >
      <div className={styles.heading}>
        <h1>{title}</h1>
      </div>
      <form ref={form} className={own.form} aria-label={title} onSubmit={submit} noValidate>
        <div className={own.groups}>
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
            <p className={styles.problem} role="alert">
              {problem}
            </p>
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
              <button type="submit" className={styles.button} data-kind="primary" aria-disabled={isBusy}>
                {isBegun ? 'Save, or ask a colleague' : 'Save the draft'}
              </button>
              <Link
                className={styles.button}
                href={written ? `/office/campaigns/${written.id}` : '/office/campaigns'}
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
