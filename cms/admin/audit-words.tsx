import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload';
import { names, type Naming } from './dashboard-names';

const NOTHING = '–';
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/** A value of the audit trail in operators' words: collections, languages and fields by their labels. */
function worded(field: string, value: unknown, kind: unknown, naming: Naming): string {
  const texts = textsOf(value);
  if (texts.length === 0) return NOTHING;
  if (field === 'kind') return texts.map(naming.kind).join(', ');
  if (field === 'locale') return texts.map(naming.locale).join(', ');
  return naming.fields(String(kind), texts).join(', ');
}

const nameOf = (field: object): string =>
  'name' in field && typeof field.name === 'string' ? field.name : '';

/** In the list of entries. */
export function AuditCell({ cellData, field, payload, rowData }: DefaultServerCellComponentProps) {
  const { kind } = rowData as { kind?: unknown };
  return <>{worded(nameOf(field), cellData, kind, names(payload.config))}</>;
}

/** On the page of an entry, where nothing can be changed. */
export function AuditField({ clientField, data, field, payload }: TextFieldServerProps) {
  const { label } = clientField;
  const name = nameOf(field);
  return (
    <div className="field-type parlour-said">
      <span className="field-label">{typeof label === 'string' ? label : name}</span>
      <p>{worded(name, data[name], data.kind, names(payload.config))}</p>
    </div>
  );
}
