/** Whether a text holds what can be a card's number (ISO/IEC 7812): 12 to 19 figures, also written in groups. */
export const holdsCardNumber = (text: string): boolean => /(?:\d[\s-]?){12}/.test(text);
