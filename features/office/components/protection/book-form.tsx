'use client';

import { useId, useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { COUNTRIES, countryName } from '@/lib/domain/countries';
import { BOOK_CHOICES, type BookChoice } from '@/lib/domain/rule-books';
import { previewBook, type RuleBookPreview, type WantedBook } from '../../api/get-rule-books-preview';
import { askForBook } from '../../api/post-rule-books';
import { timeWords } from '../../state/when';
import { Facts } from '../parts/card';
import { DeedForm, type DeedField, type DeedValues } from '../parts/deed-form';
import { FieldProblems } from '../parts/field-problems';
import parts from '../parts/parts.module.scss';
import own from './book-form.module.scss';
import { BOOK_WORDS, bookWords } from './book-words';

const NAMES = COUNTRIES.map(({ alpha2 }) => [alpha2, countryName(alpha2, 'en')] as const).toSorted(
  ([, one], [, other]) => one.localeCompare(other, 'en'),
);

const fieldsOf = ({ country, book, from }: WantedBook): DeedField[] => [
  { name: 'country', label: 'Country', kind: 'select', options: NAMES, value: country },
  {
    name: 'book',
    label: 'What is to hold',
    kind: 'select',
    options: BOOK_CHOICES.map((code) => [code, BOOK_WORDS[code]]),
    value: book,
  },
  {
    name: 'from',
    label: 'From when, UTC',
    kind: 'datetime-local',
    hint: 'Left empty: as soon as a colleague agrees.',
    value: from?.slice(0, 16) ?? '',
  },
];

/** What was typed. @throws FieldProblems */
export function readBook({ country = '', book = '', from = '' }: DeedValues, now: Date): WantedBook {
  const chosen = BOOK_CHOICES.find((code) => code === book);
  if (!chosen) throw new FieldProblems({ book: 'Choose one of them.' });
  if (from === '') return { country, book: chosen, from: null };
  const moment = new Date(`${from}Z`);
  if (Number.isNaN(moment.getTime())) throw new FieldProblems({ from: 'A day and a time.' });
  if (moment <= now) throw new FieldProblems({ from: 'A time to come.' });
  return { country, book: chosen, from: moment.toISOString() };
}

const named = (country: string) => countryName(country, 'en');

/** Another rule book for a country: chosen, looked at with whom it concerns and what changes, and asked for. */
export function BookForm({
  country,
  book,
  onDone,
  onCancel,
}: {
  country: string;
  book: BookChoice;
  onDone: () => void;
  onCancel?: () => void;
}) {
  const id = useId();
  const [wanted, setWanted] = useState<WantedBook>({ country, book, from: null });
  const [preview, setPreview] = useState<RuleBookPreview | null>(null);
  return (
    <Step of={preview ? 'confirm' : 'write'}>
      {preview ? (
        <DeedForm
          key="confirm"
          keep={`rule book ${wanted.country} ${wanted.book}`}
          title="Ask for exactly this?"
          button="Ask a colleague"
          isDangerous={wanted.book === 'none'}
          onSubmit={({ reason = '' }) => askForBook({ ...wanted, reason })}
          onDone={onDone}
          onCancel={() => setPreview(null)}
          back="Change it"
        >
          <Facts
            facts={[
              [named(wanted.country), `${bookWords(preview.before)} → ${bookWords(wanted.book)}`],
              ['From', wanted.from === null ? 'As soon as a colleague agrees' : timeWords(wanted.from)],
              ['Open accounts there', String(preview.players)],
            ]}
          />
          {preview.told.length === 0 ? (
            <p>Players are told nothing: nothing changes for them.</p>
          ) : (
            <>
              <p id={`${id}-told`}>Players are told, in their language:</p>
              <ul className={own.told} aria-labelledby={`${id}-told`}>
                {preview.told.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
          {preview.ownBook && (
            <p className={parts.notice}>
              {`${named(wanted.country)} has a law of its own, and a rule book for it: ${bookWords(preview.ownBook)}.`}
            </p>
          )}
          <p>
            Nothing changes before a colleague agrees. Games that are open then go on under the rules that
            they began with.
          </p>
        </DeedForm>
      ) : (
        <DeedForm
          key="write"
          keep="rule book"
          sendsLater
          withReason={false}
          title="Another rule book for a country"
          button="See what it changes"
          fields={fieldsOf(wanted)}
          check={(values) => readBook(values, new Date())}
          onSubmit={async (values) => {
            const chosen = readBook(values, new Date());
            setWanted(chosen);
            setPreview(await previewBook(chosen));
          }}
          onDone={() => undefined}
          {...(onCancel && { onCancel })}
        />
      )}
    </Step>
  );
}
