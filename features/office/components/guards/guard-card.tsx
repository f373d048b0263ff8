'use client';

import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { Card } from '../parts/card';
import { ListPages, SelectField, type ListMeta } from '../parts/list-parts';
import { Failure, Loading, Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';
import own from '../players/player.module.scss';

/** Whose: of one campaign, of one player, or of all. */
export interface Whose {
  campaign?: string;
  player?: string;
}
const SHOWN = [
  ['no', 'To decide'],
  ['yes', 'Decided'],
  ['', 'All'],
] as const;
const NONE = { no: 'Nothing waits for a decision.', yes: 'Nothing was decided yet.' } as const;
interface Shown {
  decided?: 'yes' | 'no';
  page: number;
  per_page: number;
}

/** Which of a list is shown: what waits, unless it is a list of one campaign or player. */
export function useShown({ campaign, player }: Whose) {
  const isOfAll = campaign === undefined && player === undefined;
  const [state, setState] = useState({ decided: isOfAll ? 'no' : '', page: 1 });
  const decided = state.decided === 'yes' || state.decided === 'no' ? state.decided : undefined;
  const query: Shown = { page: state.page, per_page: 20, ...(decided && { decided }) };
  return {
    query,
    none: decided && NONE[decided],
    setPage: (page: number) => setState((before) => ({ ...before, page })),
    choice: isOfAll && (
      <SelectField
        label="Shown"
        value={state.decided}
        options={SHOWN}
        onChange={(one) => setState({ decided: one, page: 1 })}
      />
    ),
  };
}

interface GuardCardProps<Row> {
  title: string;
  what: string;
  /** In place of rows. */
  none: string;
  said: string;
  shown: Pick<ReturnType<typeof useShown>, 'setPage'> & Partial<ReturnType<typeof useShown>>;
  answer: {
    data: { data: Row[]; meta: ListMeta } | undefined;
    error: unknown;
    isPending: boolean;
    refetch: () => unknown;
  };
  row: (row: Row) => ReactNode;
}

/** A list of what guards did, a line each. */
export function GuardCard<Row>({ title, what, none, said, shown, answer, row }: GuardCardProps<Row>) {
  const { data, error, isPending, refetch } = answer;
  return (
    <Card title={title}>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {shown.choice && <div className={styles.notice}>{shown.choice}</div>}
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending || !data ? (
        <Loading what={what} />
      ) : data.data.length === 0 ? (
        <Notice title={shown.none ?? none} />
      ) : (
        <>
          <ul className={own.lines}>{data.data.map((one) => row(one))}</ul>
          {data.meta.lastPage > 1 && <ListPages meta={data.meta} onPage={shown.setPage} />}
        </>
      )}
    </Card>
  );
}

export const Who = ({ id, email }: { id: string; email: string | null }) => (
  <Link className={styles.link} href={`/office/players/${id}?tab=bonuses`}>
    {email ?? id}
  </Link>
);
export const OfCampaign = ({ id, name }: { id: string; name: string }) => (
  <Link className={styles.link} href={`/office/campaigns/${id}`}>
    {name}
  </Link>
);
