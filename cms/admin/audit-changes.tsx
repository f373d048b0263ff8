import type { JSONFieldServerProps } from 'payload';
import { valuesOf } from '../audit-values';
import { names } from './dashboard-names';
import style from './audit-changes.module.scss';

/** `questions.2.answer` as "Questions, 2, answer": the field by its label, the rest by where it stands. */
function placeOf(field: string, label: (name: string) => string): string {
  const [first = '', ...inner] = field.split('.');
  return [label(first), ...inner].join(', ');
}

function Value({ text, as: Tag }: { text: string | null; as: 'del' | 'ins' }) {
  if (text === null) return <span className={style.nothing}>nothing</span>;
  return <Tag className={style.value}>{text}</Tag>;
}

/** On the page of an audit entry: each value that was changed, as it was and as it is since. */
export function AuditChanges({ data, payload }: JSONFieldServerProps) {
  const values = valuesOf(data.changes);
  const naming = names(payload.config);
  const label = (name: string) => naming.fields(String(data.kind), [name]).join('');
  return (
    <div className="field-type parlour-said">
      <span className="field-label" id="parlour-changes">
        From what to what
      </span>
      {values.length === 0 ? (
        <p>–</p>
      ) : (
        <table className={style.changes} aria-labelledby="parlour-changes">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{placeOf(field, label)}</th>
                <td>
                  <Value text={before} as="del" />
                </td>
                <td>
                  <Value text={after} as="ins" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
