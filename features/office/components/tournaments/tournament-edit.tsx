'use client';

import { useState } from 'react';
import { useTournament } from '../../api/get-tournaments-id';
import { Failure, Loading, Notice } from '../parts/states';
import { TournamentBeginnings } from './tournament-beginnings';
import { TournamentForm, type DrawTournament } from './tournament-form';
import { startOf } from './tournament-templates';
import { valuesOf } from './tournament-values';

/** A new tournament, by a template or as a copy of one that stands. */
export function TournamentNew({
  copyOf,
  template,
  draw,
}: {
  copyOf: string | null;
  template: string | null;
  draw: DrawTournament;
}) {
  const { data, error, refetch } = useTournament(copyOf);
  const [now] = useState(Date.now);
  const start = template === null ? null : startOf(template, now);
  if (start)
    return (
      <TournamentForm
        title="New tournament"
        keep={`tournament ${String(template)}`}
        start={valuesOf(start)}
        written={null}
        draw={draw}
      />
    );
  if (copyOf === null) return <TournamentBeginnings />;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading what="the tournament" />;
  return (
    <TournamentForm
      title={`Copy of ${data.content.name.en}`}
      keep={`tournament like ${copyOf}`}
      // Its time is its own.
      start={{ ...valuesOf(data.content), startsAt: '', endsAt: '' }}
      written={null}
      draw={draw}
    />
  );
}

/** A draft that is changed. */
export function TournamentEdit({ id, draw }: { id: string; draw: DrawTournament }) {
  const { data, error, refetch } = useTournament(id);
  // What the form began with: a colleague’s change is refused when it is saved.
  const [first, setFirst] = useState(data);
  if (data && !first) setFirst(data);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data || !first) return <Loading what="the tournament" />;
  if (first.phase !== 'draft')
    return <Notice title="This tournament was announced: its rules stand.">Write a copy of it.</Notice>;
  return (
    <TournamentForm
      title={`Change ${first.content.name.en}`}
      keep={`tournament ${id}`}
      start={valuesOf(first.content)}
      written={first}
      draw={draw}
    />
  );
}
