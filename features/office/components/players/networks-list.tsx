'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { NETWORKS_KEY, useNetworks, type NetworkBlock } from '../../api/get-networks';
import { useSuspicions, type Suspicion } from '../../api/get-networks-suspicions';
import { blockNetwork } from '../../api/post-networks';
import { liftBlock } from '../../api/post-networks-id-lift';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Card, Mark } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { PagesOf } from '../parts/pages-of';
import { Failure, Loading, Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';

/** What an operator is about to do: block a network, or lift a block. */
type Deed = { kind: 'block'; network: string } | { kind: 'lift'; block: NetworkBlock };

/** Networks that nobody is let in from, and places that too many accounts came from. */
export function NetworksList() {
  const client = useQueryClient();
  const may = useMay()('block:networks');
  const blocks = useNetworks();
  const [deed, setDeed] = useState<Deed | null>(null);
  // The same columns at every render: others would make the table's cells anew, under the pointer.
  const columns = useMemo(
    () => (may ? [...BLOCKS, liftColumn((block) => setDeed({ kind: 'lift', block }))] : BLOCKS),
    [may],
  );
  const block = useCallback((network: string) => setDeed({ kind: 'block', network }), []);
  const done = async () => {
    setDeed(null);
    await client.invalidateQueries({ queryKey: NETWORKS_KEY });
  };
  return (
    <>
      <div className={styles.heading}>
        <h1>Networks</h1>
        <p>From a blocked network nobody signs up, logs in, opens a game or deposits.</p>
        {may && !deed && (
          <button
            type="button"
            className={styles.button}
            data-kind="primary"
            onClick={() => setDeed({ kind: 'block', network: '' })}
          >
            Block a network
          </button>
        )}
      </div>
      {deed && <NetworkDeed key={keyOf(deed)} deed={deed} onDone={done} onCancel={() => setDeed(null)} />}
      <PagesOf pages={blocks} what="networks" empty="No network was ever blocked.">
        {(items) => (
          <OfficeTable caption="Blocked networks" columns={columns} rows={items} idOf={({ id }) => id} />
        )}
      </PagesOf>
      <Suspicions onBlock={may ? block : null} />
    </>
  );
}

const keyOf = (deed: Deed) => (deed.kind === 'block' ? `block ${deed.network}` : `lift ${deed.block.id}`);

interface DeedProps {
  deed: Deed;
  onDone: () => void;
  onCancel: () => void;
}

function NetworkDeed({ deed, onDone, onCancel }: DeedProps) {
  if (deed.kind === 'lift') {
    return (
      <DeedForm
        keep={`lift network ${deed.block.id}`}
        title={`Lift the block of ${deed.block.network}`}
        button="Lift the block"
        onSubmit={({ reason = '' }) => liftBlock(deed.block.id, reason)}
        onDone={onDone}
        onCancel={onCancel}
      />
    );
  }
  return (
    <DeedForm
      keep="block network"
      title="Block a network"
      fields={[
        {
          name: 'network',
          label: 'Address or network',
          hint: 'For example 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48. A whole household or company may share one.',
          value: deed.network,
          required: true,
          maxLength: 64,
        },
        {
          name: 'until',
          label: 'Until the end of (UTC)',
          hint: 'Empty: until somebody lifts it.',
          kind: 'date',
        },
      ]}
      button="Block"
      isDangerous
      onSubmit={({ network = '', until = '', reason = '' }) =>
        blockNetwork({ network, reason, until: until === '' ? null : `${until}T23:59:59Z` })
      }
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}

function stateOf({ inForce, liftedAt, liftedByEmail, until }: NetworkBlock) {
  if (liftedAt) return `Lifted ${timeWords(liftedAt)}${liftedByEmail ? ` by ${liftedByEmail}` : ''}`;
  if (!inForce && until) return `Over since ${timeWords(until)}`;
  return until ? `Blocked until ${timeWords(until)}` : 'Blocked';
}

const BLOCKS: OfficeColumn<NetworkBlock>[] = [
  { id: 'network', header: 'Network', accessorKey: 'network' },
  {
    id: 'state',
    header: 'State',
    cell: ({ row: { original: block } }) => (
      <Mark tone={block.inForce ? 'bad' : 'plain'}>{stateOf(block)}</Mark>
    ),
  },
  { id: 'since', header: 'Since', cell: ({ row }) => timeWords(row.original.blockedAt) },
  { id: 'by', header: 'By', cell: ({ row }) => row.original.operatorEmail ?? row.original.operator },
  { id: 'reason', header: 'Reason', accessorKey: 'reason' },
];

const liftColumn = (lift: (block: NetworkBlock) => void): OfficeColumn<NetworkBlock> => ({
  id: 'lift',
  header: '',
  cell: ({ row: { original: block } }) =>
    block.inForce && (
      <button type="button" className={styles.button} onClick={() => lift(block)}>
        Lift
      </button>
    ),
});

const SUSPICIONS: OfficeColumn<Suspicion>[] = [
  { id: 'network', header: 'From', accessorKey: 'network' },
  {
    id: 'counted',
    header: 'Too many from',
    cell: ({ row }) => (row.original.counted === 'device' ? 'One browser' : 'This network'),
  },
  { id: 'refusals', header: 'Refused', accessorKey: 'refusals' },
  { id: 'first', header: 'First', cell: ({ row }) => timeWords(row.original.firstAt) },
  { id: 'last', header: 'Last', cell: ({ row }) => timeWords(row.original.lastAt) },
];

/** An IPv6 network is counted by its first half. */
const blockable = (network: string) =>
  network.includes(':') && !network.includes('::') ? `${network}::/64` : network;

const blockColumn = (onBlock: (network: string) => void): OfficeColumn<Suspicion> => ({
  id: 'block',
  header: '',
  cell: ({ row }) => (
    <button type="button" className={styles.button} onClick={() => onBlock(blockable(row.original.network))}>
      Block
    </button>
  ),
});

function Suspicions({ onBlock }: { onBlock: ((network: string) => void) | null }) {
  const { data, error, isPending, refetch } = useSuspicions();
  const columns = useMemo(() => (onBlock ? [...SUSPICIONS, blockColumn(onBlock)] : SUSPICIONS), [onBlock]);
  return (
    <Card title="Refused sign-ups: too many from one place">
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="refused sign-ups" />
      ) : data.length === 0 ? (
        <Notice title="Nobody was refused." />
      ) : (
        <OfficeTable
          caption="Refused sign-ups"
          columns={columns}
          rows={data}
          idOf={({ network, counted }) => `${network} ${counted}`}
        />
      )}
    </Card>
  );
}
