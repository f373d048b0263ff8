import { SeoText } from '@/components/shell/footer/seo-text';

/** Heading, first paragraph and the rest of a text that the CMS keeps for the end of a page. */
const PARTS = /^<h2>(?<title>.*?)<\/h2>\s*(?<lead><p>.*?<\/p>)(?<rest>.*)$/s;

/** The text at the end of a page. One without a heading and a paragraph to begin with is shown nowhere. */
export function SeoSection({ html }: { html: string }) {
  const { title, lead, rest } = PARTS.exec(html)?.groups ?? {};
  if (!title || !lead) return null;
  return (
    <SeoText title={title} lead={<div dangerouslySetInnerHTML={{ __html: lead }} />}>
      {rest && <div dangerouslySetInnerHTML={{ __html: rest }} />}
    </SeoText>
  );
}
