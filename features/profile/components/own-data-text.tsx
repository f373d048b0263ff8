import type { OwnData } from '../api/get-me-export';
import styles from './profile-page.module.scss';

/** `emailVerified` as words: what is kept has the names that the file has. */
const words = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** The file's content as headings, lists and texts, so that it can be read without a program. */
export function OwnDataText({ data }: { data: OwnData }) {
  return (
    <div className={styles.text} lang="en">
      {Object.entries(data).map(([name, value]) => (
        <section key={name}>
          <h3>{words(name)}</h3>
          <Value value={value} />
        </section>
      ))}
    </div>
  );
}

function Value({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <span>–</span>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <span>–</span>;
    return (
      <ol>
        {value.map((item: unknown, index) => (
          // What is kept has no order of its own that could change.
          <li key={index}>
            <Value value={item} />
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value === 'object') {
    return (
      <dl>
        {Object.entries(value).map(([name, part]) => (
          <div key={name}>
            <dt>{words(name)}</dt>
            <dd>
              <Value value={part} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return <span>{typeof value === 'string' ? value : JSON.stringify(value)}</span>;
}
