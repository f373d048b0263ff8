'use client';

import { useQueryClient } from '@tanstack/react-query';
import { object, string } from 'yup';
import { OFFICE_ROLES, type OfficeRole } from '@/lib/domain/office-permissions';
import { OPERATORS_KEY, type KnownOperator } from '../../api/get-operators';
import { giveRoles } from '../../api/put-operators-id-roles';
import { ROLE_WORDS } from '../../words';
import { OfficeField } from '../parts/office-field';
import { useKept, useOfficeForm } from '../parts/use-office-form';
import choices from '../parts/office-field.module.scss';
import styles from '../parts/parts.module.scss';

interface Values {
  roles: OfficeRole[];
  reason: string;
}
const KEPT = ['reason'] as const;
const schema = object({ reason: string().trim().required('reason.required') });

/** Gives somebody else other roles, with a reason. */
export function OperatorRoles({ operator, onClose }: { operator: KnownOperator; onClose: () => void }) {
  const client = useQueryClient();
  // That somebody is an administrator for good is said outside of the office, and not sent.
  const isFixed = (role: OfficeRole) => operator.fixed && role === 'administrator';
  const form = useOfficeForm<Values>({
    initialValues: {
      roles: OFFICE_ROLES.filter((role) => operator.roles.includes(role) && !isFixed(role)),
      reason: '',
    },
    schema,
    keep: useKept<Values>(`roles ${operator.id}`, KEPT),
    submit: async ({ roles, reason }) => {
      await giveRoles(
        operator.id,
        OFFICE_ROLES.filter((role) => roles.includes(role)),
        reason.trim(),
      );
      await client.invalidateQueries({ queryKey: OPERATORS_KEY });
      onClose();
    },
  });
  const { onChange, onFocus, name, error } = form.field('roles');
  return (
    <form {...form.attributes} className={styles.deed} aria-label={`Roles of ${operator.email}`}>
      <fieldset
        className={choices.choices}
        {...(error !== undefined && {
          'aria-invalid': true,
          'aria-describedby': `roles-${operator.id}-wrong`,
        })}
      >
        <legend>Roles from now on</legend>
        {OFFICE_ROLES.map((role) => (
          <label key={role}>
            <input
              type="checkbox"
              name={name}
              value={role}
              checked={isFixed(role) ? operator.roles.includes(role) : form.values.roles.includes(role)}
              disabled={isFixed(role)}
              onChange={onChange}
              onFocus={onFocus}
            />
            {ROLE_WORDS[role]}
          </label>
        ))}
        {error && (
          <p id={`roles-${operator.id}-wrong`} className={styles.problem} role="alert">
            {error}
          </p>
        )}
      </fieldset>
      <OfficeField
        label="Reason, for the audit"
        kind="area"
        required
        maxLength={1000}
        field={form.field('reason')}
      />
      {form.message && (
        <p className={styles.problem} role="alert">
          {form.message}
        </p>
      )}
      <div className={styles.buttons}>
        <button type="submit" className={styles.button} data-kind="primary" aria-disabled={form.busy}>
          Save
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            form.giveUp();
            onClose();
          }}
        >
          Cancel
        </button>
      </div>
    </form>
  );
}
