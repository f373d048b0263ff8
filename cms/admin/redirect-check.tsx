'use client';

import { CheckboxInput, useDebounce, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';
import { REDIRECT_WORDS, type Judgement } from '../redirects/words';
import { useApi } from './use-api';

const PAUSE_MS = 400;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Shows while a redirect is written how the server would judge it, and asks before it hides a page. */
export const RedirectCheck: CheckboxFieldClientComponent = ({ path }) => {
  const { id } = useDocumentInfo();
  const { value, setValue, disabled } = useField<boolean>({ path });
  const written = useFormFields(([fields]) =>
    JSON.stringify([textOf(fields.from?.value), textOf(fields.target?.value)]),
  );
  const [from = '', target = ''] = JSON.parse(useDebounce(written, PAUSE_MS)) as string[];
  const query = new URLSearchParams({ from, target, ...(id === undefined ? {} : { id: String(id) }) });
  const found = useApi<{ data: Judgement }>(from === '' ? null : `/redirects/check?${query}`)?.data;
  return (
    <div className="parlour-check" data-redirect-check>
      <div role="status">
        {found?.replacesPage && <p>{REDIRECT_WORDS.replacesPage(from)}</p>}
        {found?.circle && <p>{REDIRECT_WORDS.circle(found.circle)}</p>}
        {found?.leadsOn && !found.circle && <p>{REDIRECT_WORDS.leadsOn}</p>}
      </div>
      {found?.replacesPage && (
        <CheckboxInput
          id={`field-${path}`}
          name={path}
          label="Replace the page"
          checked={value === true}
          readOnly={disabled}
          onToggle={(event) => setValue(event.target.checked)}
        />
      )}
    </div>
  );
};
