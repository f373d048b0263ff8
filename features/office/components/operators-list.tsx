'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Step } from '@/components/ui/step/step';
import { OFFICE_ROLES } from '@/lib/domain/office-permissions';
import { OPERATORS_KEY, useOperators, type KnownOperator } from '../api/get-operators';
import { giveRoles } from '../api/put-operators-id-roles';
import { useMay, useOfficeMe } from '../state/office-me';
import { timeWords } from '../state/when';
import { ROLE_WORDS } from '../words';
import { Card } from './card';
import { problemWords } from './problem-words';
import { Failure, Loading } from './states';
import styles from './parts.module.scss';
import own from './operators-list.module.scss';

/** Everybody who was ever here, and their roles. Accounts themselves are made and removed in the CMS. */
export function OperatorsList() {
  const { data, error, isPending, refetch } = useOperators();
  return (
    <>
      <div className={styles.heading}>
        <h1>Operators</h1>
        <p>
          Accounts and passwords are looked after in the CMS. Who has opened the office once is listed here.
        </p>
      </div>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="operators" />
      ) : (
        data.map((operator) => <Operator key={operator.id} operator={operator} />)
      )}
    </>
  );
}

function Operator({ operator }: { operator: KnownOperator }) {
  const may = useMay();
  const me = useOfficeMe();
  const [isOpen, setOpen] = useState(false);
  const canChange = may('change:operators') && operator.id !== me.operatorId;
  return (
    <Card
      title={operator.email}
      beside={
        canChange &&
        !isOpen && (
          <button type="button" className={styles.button} onClick={() => setOpen(true)}>
            Change roles
          </button>
        )
      }
    >
      <p className={own.roles}>
        {operator.roles.map((role) => ROLE_WORDS[role]).join(', ') || 'No role: the office is shut'}
        {operator.fixed && '; administrator by the CMS'}; last here {timeWords(operator.lastSeenAt)}
      </p>
      <Step of={isOpen ? 'form' : 'facts'}>
        {isOpen && <Roles operator={operator} onClose={() => setOpen(false)} />}
      </Step>
    </Card>
  );
}

function Roles({ operator, onClose }: { operator: KnownOperator; onClose: () => void }) {
  const client = useQueryClient();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const roles = OFFICE_ROLES.filter((role) => typed.getAll('role').includes(role));
    setBusy(true);
    setProblem('');
    try {
      await giveRoles(operator.id, roles, String(typed.get('reason') ?? '').trim());
      await client.invalidateQueries({ queryKey: OPERATORS_KEY });
      onClose();
    } catch (error) {
      setProblem(problemWords(error));
      setBusy(false);
    }
  };
  return (
    <form className={styles.deed} aria-label={`Roles of ${operator.email}`} onSubmit={submit}>
      <fieldset className={own.choice}>
        <legend>Roles from now on</legend>
        {OFFICE_ROLES.map((role) => (
          <label key={role}>
            <input
              type="checkbox"
              name="role"
              value={role}
              defaultChecked={operator.roles.includes(role)}
              disabled={operator.fixed && role === 'administrator'}
            />
            {ROLE_WORDS[role]}
          </label>
        ))}
      </fieldset>
      <label className={styles.field}>
        Reason, for the audit
        <textarea name="reason" rows={2} required maxLength={1000} />
      </label>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.buttons}>
        <button type="submit" className={styles.button} data-kind="primary" aria-disabled={isBusy}>
          Save
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
