'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { RadioGroup } from '@/components/ui/radio-group/radio-group';
import {
  scoreOf,
  SELF_TEST_ANSWERS,
  SELF_TEST_QUESTIONS,
  type SelfTestAnswers,
} from '@/lib/domain/self-test';
import { SelfTestResult } from './self-test-result';
import styles from './self-test.module.scss';

/** Nine questions, answered in the browser: nothing is sent unless the player keeps the result. */
export function SelfTest() {
  const t = useTranslations('SelfTest');
  const [answers, setAnswers] = useState<SelfTestAnswers>({});
  const [asked, setAsked] = useState(false);
  const [score, setScore] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const answered = SELF_TEST_QUESTIONS.filter((question) => answers[question] !== undefined).length;

  function finish(event: FormEvent) {
    event.preventDefault();
    const result = scoreOf(answers);
    setAsked(true);
    setScore(result);
    if (result !== null) return;
    const open = SELF_TEST_QUESTIONS.findIndex((question) => answers[question] === undefined);
    form.current?.querySelectorAll('ol > li')[open]?.querySelector('input')?.focus();
  }

  if (score !== null) {
    return (
      <SelfTestResult
        score={score}
        onAgain={() => {
          setAnswers({});
          setAsked(false);
          setScore(null);
        }}
      />
    );
  }
  return (
    <form ref={form} className={styles.test} aria-label={t('title')} onSubmit={finish} noValidate>
      <p className={styles.private}>{t('private')}</p>
      <p>{t('twelveMonths')}</p>
      <ol>
        {SELF_TEST_QUESTIONS.map((question) => (
          <li key={question}>
            <RadioGroup
              label={t(`questions.${question}`)}
              layout="tiles"
              options={SELF_TEST_ANSWERS.map((value) => ({ value, label: t(`answers.${value}`) }))}
              value={answers[question] ?? null}
              onValueChange={(value) => setAnswers((before) => ({ ...before, [question]: value }))}
              error={asked && answers[question] === undefined ? t('missing') : undefined}
            />
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        <Button type="submit" tone="primary">
          {t('finish')}
        </Button>
        <p role="status">
          {t('answered', { answered: String(answered), all: String(SELF_TEST_QUESTIONS.length) })}
        </p>
      </div>
    </form>
  );
}
