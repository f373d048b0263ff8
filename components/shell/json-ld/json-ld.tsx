import type { Graph } from 'schema-dts';

/** Structured data for search engines. `<` is written out, so that no text can close the script. */
export function JsonLd({ data }: { data: Graph }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
