/**
 * The Problem Gambling Severity Index: nine questions about the last twelve months (Ferris and Wynne, The Canadian Problem
 * Gambling Index: Final Report, Canadian Centre on Substance Abuse, 2001). Each answer counts 0 to 3.
 */
export const SELF_TEST_QUESTIONS = [
  'afford',
  'excitement',
  'winBack',
  'borrowed',
  'problem',
  'health',
  'criticised',
  'finances',
  'guilty',
] as const;
export type SelfTestQuestion = (typeof SELF_TEST_QUESTIONS)[number];

/** What an answer counts is its place. */
export const SELF_TEST_ANSWERS = ['never', 'sometimes', 'mostly', 'always'] as const;
export type SelfTestAnswer = (typeof SELF_TEST_ANSWERS)[number];

export const SELF_TEST_MOST = SELF_TEST_QUESTIONS.length * (SELF_TEST_ANSWERS.length - 1);

/** How long a result that its player keeps is there. */
export const SELF_TEST_KEPT_MONTHS = 12;

export type SelfTestBand = 'none' | 'low' | 'moderate' | 'high';

/** As published: 0, 1 to 2, 3 to 7, 8 and more. */
export function bandOf(score: number): SelfTestBand {
  if (score <= 0) return 'none';
  if (score <= 2) return 'low';
  return score <= 7 ? 'moderate' : 'high';
}

export type SelfTestAnswers = Partial<Record<SelfTestQuestion, SelfTestAnswer>>;

/** @returns null while a question waits for its answer */
export function scoreOf(answers: SelfTestAnswers): number | null {
  let score = 0;
  for (const question of SELF_TEST_QUESTIONS) {
    const answer = answers[question];
    if (answer === undefined) return null;
    score += SELF_TEST_ANSWERS.indexOf(answer);
  }
  return score;
}
