'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { OFFICE_ROLES } from '@/lib/domain/office-permissions';
import { OPERATORS_KEY, type KnownOperator } from '../../api/get-operators';
import { giveRoles } from '../../api/put-operators-id-roles';
import { ROLE_WORDS } from '../../words';
import { problemWords } from '../parts/problem-words';
import styles from '../parts/parts.module.scss';
import own from './operator-roles.module.scss';

/** Gives somebody else other roles, with a reason. */
export function OperatorRoles({ operator, onClose }: { operator: KnownOperator; onClose: () => void }) {
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
