'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import type { FormEvent } from 'react';
import { useAudit, type AuditFilter } from '../api/get-audit';
import { readAuditAddress, writeAuditAddress } from '../state/audit-address';
import { AuditLines } from './audit-lines';
import { Card } from './card';
import { PagesOf } from './pages-of';
import styles from './parts.module.scss';

/** Who did what, the latest first. */
export function AuditList() {
  const router = useRouter();
  const filter = readAuditAddress(useSearchParams());
  const entries = useAudit(filter);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: keyof AuditFilter) => String(typed.get(name) ?? '').trim();
    router.replace(
      writeAuditAddress({ player: text('player'), operator: text('operator'), action: text('action') }),
    );
  };
  return (
    <>
      <div className={styles.heading}>
        <h1>Audit</h1>
      </div>
      <form className={styles.filters} role="search" aria-label="Audit" onSubmit={submit}>
        <label className={styles.field}>
          Player’s id
          <input name="player" defaultValue={filter.player} maxLength={36} />
        </label>
        <label className={styles.field}>
          Operator’s id
          <input name="operator" defaultValue={filter.operator} maxLength={64} />
        </label>
        <label className={styles.field}>
          Deed, as office.block
          <input name="action" defaultValue={filter.action} maxLength={64} />
        </label>
        <button type="submit" className={styles.button}>
          Search
        </button>
      </form>
      <Card title="Entries">
        <PagesOf pages={entries} what="the audit" empty="No entry fits.">
          {(items) => <AuditLines entries={items} />}
        </PagesOf>
      </Card>
    </>
  );
}
