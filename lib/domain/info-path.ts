/** Address of an info page without its language. */
export const infoPath = (code: string): string => `/info_pages/${code}`;
