/** Address of an info page without its language. The questions and answers have one of their own (SPEC §2). */
export function infoPath(code: string): string {
  return code === 'faq' ? '/faq' : `/info_pages/${code}`;
}
