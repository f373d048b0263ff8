/** Whether a text holds what can be a card's number (ISO/IEC 7812): 12 to 19 figures, also written in groups. */
export const holdsCardNumber = (text: string): boolean => /(?:\d[\s-]?){12}/.test(text);

/** Figures, also in groups, that belong to no word. */
const FIGURES = /(?<![\d\p{L}])\d+(?:[\s-]\d+)*(?!\p{L})/gu;

/** The check of ISO/IEC 7812: doubled from the right, every second figure. */
export function hasCheckDigit(figures: string): boolean {
  const sum = [...figures].toReversed().reduce((total, figure, place) => {
    const doubled = Number(figure) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const isCard = (figures: string): boolean => /^\d{13,19}$/.test(figures) && hasCheckDigit(figures);

/** What is written around a card's number, its date or its code, may stand in groups beside it. */
function withoutCard(written: string): string {
  // Groups of figures, with what divides them in between.
  const parts = written.split(/([\s-])/);
  for (let first = 0; first < parts.length; first += 2) {
    for (let end = first + 1; end <= parts.length; end += 2) {
      const groups = parts.slice(first, end).filter((_part, place) => place % 2 === 0);
      const figures = groups.join('');
      // A card's are of three and more, behind a first one of four: those of a telephone's number are not.
      if (!isCard(figures) || (groups[0] ?? '').length < 4 || groups.some(({ length }) => length < 3))
        continue;
      const before = parts.slice(0, first).join('');
      return `${before}•••• ${figures.slice(-4)}${withoutCard(parts.slice(end).join(''))}`;
    }
  }
  return written;
}

/** A text in which of each card's number no more is left than its last four figures. */
export const withoutCardNumbers = (text: string): string => text.replaceAll(FIGURES, withoutCard);
