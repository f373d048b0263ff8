'use client';

import { useQueryClient } from '@tanstack/react-query';
import { playerKey } from '../../api/get-players-id';
import { usePlayerNotes } from '../../api/get-players-id-notes';
import { writeNote } from '../../api/post-players-id-notes';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Card } from '../parts/card';
import { NoteForm } from './note-form';
import { Failure, Loading } from '../parts/states';
import styles from './player.module.scss';

/** What colleagues have written about a player, and a place to write more. */
export function PlayerNotes({ id }: { id: string }) {
  const may = useMay();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = usePlayerNotes(id);
  return (
    <Card title="Notes">
      {may('write:notes') && (
        <NoteForm
          playerId={id}
          onSubmit={async (text, key) => {
            await writeNote(id, text, key);
            await client.invalidateQueries({ queryKey: playerKey(id) });
          }}
        />
      )}
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="notes" />
      ) : data.length === 0 ? (
        <p className={styles.none}>No notes yet.</p>
      ) : (
        <ol className={styles.lines}>
          {data.map((note) => (
            <li key={note.id}>
              <small>
                {timeWords(note.createdAt)}, {note.operatorEmail ?? note.operator}
              </small>
              <p className={styles.note}>{note.text}</p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
