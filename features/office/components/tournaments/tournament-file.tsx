'use client';

import { useTournament } from '../../api/get-tournaments-id';
import own from '../campaigns/campaigns.module.scss';
import { Failure, Loading } from '../parts/states';
import styles from '../parts/parts.module.scss';
import { TournamentDeeds } from './tournament-deeds';
import { TournamentPlaces } from './tournament-places';
import { TournamentPast, TournamentRules, TournamentSums } from './tournament-rules';
import { PhaseMark } from './tournament-words';

/** One tournament: how it stands, its rules, its places, and what can be done. */
export function TournamentFile({ id }: { id: string }) {
  const { data: file, error, isPending, refetch } = useTournament(id);
  if (error && !file) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending || !file) return <Loading what="the tournament" />;
  return (
    <>
      <div className={styles.heading}>
        <h1>{file.content.name.en}</h1>
        <PhaseMark phase={file.phase} />
        <p>{file.id}</p>
      </div>
      <TournamentDeeds file={file} />
      <div className={own.columns}>
        <TournamentRules file={file} />
        <div className={styles.stack}>
          <TournamentSums file={file} />
          <TournamentPast file={file} />
        </div>
      </div>
      {file.phase !== 'draft' && <TournamentPlaces file={file} />}
    </>
  );
}
