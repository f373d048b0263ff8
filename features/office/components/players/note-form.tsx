'use client';

import { useState, type FormEvent } from 'react';
import { problemWords } from '../parts/problem-words';
import styles from '../parts/parts.module.scss';
import own from './player.module.scss';

/** A note for colleagues. What is typed stays until it is written down. */
export function NoteForm({ onSubmit }: { onSubmit: (text: string) => Promise<void> }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || text.trim() === '') return;
    setBusy(true);
    setProblem('');
    try {
      await onSubmit(text.trim());
      setText('');
    } catch (error) {
      setProblem(problemWords(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={own.write} onSubmit={submit}>
      <label className={styles.field}>
        A note for colleagues (Ctrl + Enter writes it down)
        <textarea
          rows={2}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
      </label>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <button type="submit" className={styles.button} aria-disabled={isBusy}>
        Write down
      </button>
    </form>
  );
}
