export interface FaqGroupText {
  code: string;
  title: string;
  /** `answer` is Markdown without headings. */
  questions: { question: string; answer: string }[];
}

const GROUP = /^# ([a-z]+): (\S.*)$/;
const QUESTION = /^## (\S.*)$/;

/**
 * The questions of `cms/seed/faq/<language>.md`: groups (`# code: Title`) of questions (`## Question?`), each with its
 * answer below.
 *
 * @throws Error with the number of the line where the shape is wrong, or the name of what is empty or there twice
 */
export function parseFaq(markdown: string): FaqGroupText[] {
  const groups: FaqGroupText[] = [];
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    const wrong = (why: string) => new Error(`line ${index + 1}: ${why}`);
    const group = groups.at(-1);
    const question = group?.questions.at(-1);
    if (!line.startsWith('#')) {
      if (question) question.answer += `${line}\n`;
      else if (line.trim() !== '') throw wrong('text that belongs to no question');
    } else if (line.startsWith('# ')) {
      const [, code, title] = GROUP.exec(line) ?? [];
      if (!code || !title) throw wrong('a group reads "# code: Title"');
      groups.push({ code, title: title.trim(), questions: [] });
    } else {
      const asked = QUESTION.exec(line)?.[1];
      if (!asked) throw wrong('headings are groups ("# ") and questions ("## ") only');
      if (!group) throw wrong('a question that belongs to no group');
      group.questions.push({ question: asked.trim(), answer: '' });
    }
  }
  for (const { questions } of groups) for (const each of questions) each.answer = each.answer.trim();
  checkWhole(groups);
  return groups;
}

function checkWhole(groups: readonly FaqGroupText[]): void {
  if (groups.length === 0) throw new Error('there is no group');
  const seen = new Set<string>();
  const once = (name: string) => {
    if (seen.has(name)) throw new Error(`twice: ${name}`);
    seen.add(name);
  };
  for (const { code, questions } of groups) {
    once(code);
    if (questions.length === 0) throw new Error(`no question in the group ${code}`);
    for (const { question, answer } of questions) {
      once(question);
      if (answer === '') throw new Error(`no answer to: ${question}`);
    }
  }
}
