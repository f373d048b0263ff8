import { SeoText } from '@/components/shell/footer/seo-text';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { foldedText, type RichText as Text } from '@/lib/domain/rich-text';

/** The text at the end of a page. One without a heading and a paragraph to begin with is shown nowhere. */
export function SeoSection({ text }: { text: Text }) {
  const folded = foldedText(text);
  if (!folded) return null;
  return (
    <SeoText title={folded.title} lead={<RichText text={[folded.lead]} byLaw />}>
      {folded.rest.length > 0 && <RichText text={folded.rest} byLaw />}
    </SeoText>
  );
}
