import type { Payload } from 'payload';
import type { RichText } from '@/lib/domain/rich-text';
import { published, type Reading } from './published';
import { toRichText } from './rich-text';

export interface FaqGroup {
  code: string;
  title: string;
  questions: { id: string; question: string; answer: RichText }[];
}

/**
 * All questions with their answers, in groups, in one language. A question without a text is left out.
 * @throws Error when the database is out of reach
 */
export async function findFaq(payload: Payload, reading: Reading): Promise<FaqGroup[]> {
  const { docs } = await payload.find({
    ...published('faq', reading),
    sort: ['position', 'code'],
    limit: 50,
    depth: 1,
  });
  return docs.map(({ code, title, questions }) => ({
    code,
    title: title ?? code,
    questions: (questions ?? []).flatMap(({ id, question, answer }, place) =>
      question
        ? [
            {
              id: id ?? String(place),
              question,
              answer: toRichText(answer, reading.locale, `answer to "${question}"`),
            },
          ]
        : [],
    ),
  }));
}
