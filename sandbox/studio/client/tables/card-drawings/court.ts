import { INK, isRed, pip, RED } from './suits';

const GOLD = '#E9B44C';
const OLD_GOLD = '#B27A1E';
const CROWN = '#F7D27A';
const STEEL = '#DDE3E6';
const SKIN = '#F6DFC4';
const BLUE = '#173A5E';
const PAPER = '#FFFDF6';
const GREEN = '#12805c';

const EDGE = `stroke="${INK}" stroke-width="2" stroke-linejoin="round"`;

const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${EDGE}/>`;
const plain = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" fill="none"/>`;
const jewel = (x: number, y: number, radius: number, fill: string, stroke = 1.6): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${INK}" stroke-width="${stroke}"/>`;

/** Colours of a court card. */
interface Dress {
  robe: string;
  trim: string;
  hair: string;
  rose: string;
}

/** The upper half of one figure: what is behind the robe, and what is in front of it. */
interface Figure {
  behind: string;
  before: string;
}

function robe({ robe: colour }: Dress): string {
  const folds = [0, 1, 2, 3, 4].map((at) => {
    const width = at % 2 ? 1.2 : 2.6;
    return (
      line(`M${58 + at * 4} ${188 - at}L${88 + at * 3} 134`, GOLD, width) +
      line(`M${192 - at * 4} ${182 - at}L${162 - at * 3} 134`, GOLD, width)
    );
  });
  const ermine = [
    [118, 162],
    [131, 162],
    [124, 173],
    [117, 183],
    [132, 183],
  ].map(([x = 0, y = 0]) => plain(`M${x} ${y - 4}L${x + 2.4} ${y}L${x} ${y + 5}L${x - 2.4} ${y}Z`, INK));
  const collar = 'M98 128L110 190M152 128L140 190';
  return [
    shape('M48 196V160C54 143 76 133 98 128L125 152L152 128C174 133 196 143 202 160V160L202 196Z', colour),
    ...folds,
    shape('M98 128L110 190H140L152 128L125 152Z', PAPER),
    ...ermine,
    line(collar, GOLD, 5),
    line(collar, OLD_GOLD, 1),
  ].join('');
}

const king = ({ robe: colour, trim, hair }: Dress): Figure => ({
  behind:
    shape('M178 46L184 56V150H172V56Z', STEEL) +
    line('M178 52V146', '#8fa0a8', 1.6) +
    shape('M162 150H194V157H162Z', GOLD),
  before: [
    shape('M172 157H184V176H172Z', trim),
    jewel(178, 180, 6, GOLD, 2),
    shape(
      'M101 78C86 88 86 108 94 118C86 124 90 132 98 128L108 116V80ZM149 78C164 88 164 108 156 118C164 124 160 132 152 128L142 116V80Z',
      hair,
    ),
    shape('M102 74H148V102C148 120 138 128 125 128C112 128 102 120 102 102Z', SKIN),
    shape(
      'M102 100C101 130 113 142 125 149C137 142 149 130 148 100C145 111 138 115 125 115C112 115 105 111 102 100Z',
      hair,
    ),
    line('M112 124Q114 136 121 142M138 124Q136 136 129 142M125 122V146', INK, 1.3),
    `<path d="M109 111Q117 103 125 110Q133 103 141 111Q133 119 125 114Q117 119 109 111Z" fill="${hair}" stroke="${INK}" stroke-width="1.4"/>`,
    shape('M96 74L88 46L107 59L125 40L143 59L162 46L154 74Z', GOLD),
    plain('M104 72L101 62L110 66L125 52L140 66L149 62L146 72Z', colour),
    `<rect x="95" y="70" width="60" height="9" rx="2" fill="${CROWN}" ${EDGE}/>`,
    jewel(88, 45, 4.4, trim),
    jewel(125, 40, 4.4, trim),
    jewel(162, 45, 4.4, trim),
    ...[106, 119, 131, 144].map((x) => `<circle cx="${x}" cy="74.5" r="2.2" fill="${trim}"/>`),
  ].join(''),
});

const queen = ({ trim, hair, rose }: Dress): Figure => ({
  behind:
    shape('M100 76C78 92 76 132 92 150L112 140ZM150 76C172 92 174 132 158 150L138 140Z', hair) +
    line('M96 88C86 104 86 126 96 142M154 88C164 104 164 126 154 142', INK, 1.2),
  before: [
    shape('M117 112H133V132L125 144L117 132Z', SKIN),
    shape('M104 76H146V98C146 116 136 126 125 126C114 126 104 116 104 98Z', SKIN),
    plain(
      'M103 80C112 84 121 82 126 75C132 83 140 84 147 80L146 92C140 90 134 88 127 84C121 89 112 91 104 92Z',
      hair,
    ),
    shape('M100 76L95 52L111 63L125 44L139 63L155 52L150 76Z', GOLD),
    plain('M108 73L107 66L114 69L125 57L136 69L143 66L142 73Z', trim),
    `<rect x="99" y="72" width="52" height="7.5" rx="2" fill="${CROWN}" ${EDGE}/>`,
    jewel(95, 51, 4.2, '#fff'),
    jewel(125, 43, 4.2, '#fff'),
    jewel(155, 51, 4.2, '#fff'),
    line('M107 136Q125 150 143 136', GOLD, 3.4),
    jewel(125, 146, 4, trim, 1.2),
    line('M182 176C180 156 176 146 178 126', GREEN, 3.4),
    `<path d="M180 156C190 150 194 144 193 137C184 140 180 147 180 156Z" fill="${GREEN}" stroke="${INK}" stroke-width="1.3"/>`,
    ...[0, 72, 144, 216, 288].map(
      (turn) =>
        `<ellipse transform="translate(178 112) rotate(${turn}) translate(0 -9)" rx="6.5" ry="8.5" fill="${rose}" stroke="${INK}" stroke-width="1.4"/>`,
    ),
    jewel(178, 112, 5, GOLD, 1.4),
  ].join(''),
});

const jack = ({ trim, hair }: Dress): Figure => ({
  behind: [
    line('M178 66V190', OLD_GOLD, 6),
    line('M178 66V190', GOLD, 3),
    shape('M178 42L185 66L178 74L171 66Z', STEEL),
    shape('M182 76C194 72 198 84 194 98C190 90 186 88 182 90Z', STEEL),
  ].join(''),
  before: [
    shape('M100 80C88 98 90 122 98 132L112 126V82ZM150 80C162 98 160 122 152 132L138 126V82Z', hair),
    line('M96 98Q94 116 100 128M154 98Q156 116 150 128', INK, 1.2),
    shape('M104 78H146V100C146 118 136 127 125 127C114 127 104 118 104 100Z', SKIN),
    shape('M92 80C84 56 108 44 130 46C156 48 166 64 158 80Z', trim),
    shape('M92 80H158V73C136 68 112 68 91 73Z', GOLD),
    shape('M98 70C70 66 60 50 66 42C72 54 84 54 96 58C94 50 98 46 104 46C102 54 104 62 98 70Z', PAPER),
    line('M68 45Q78 60 97 66', INK, 1.2),
    shape('M98 128Q111 142 125 141Q139 142 152 128L146 144Q125 156 104 144Z', GOLD),
  ].join(''),
});

/** Brows, eyes and nose; kings have a beard where the others have a mouth. */
const FACE = [
  line('M111 95Q116 91 121 95M129 95Q134 91 139 95', INK, 1.8),
  `<circle cx="116" cy="98.5" r="2" fill="${INK}"/><circle cx="134" cy="98.5" r="2" fill="${INK}"/>`,
  line('M126 97L122 108H127', '#9c6b3f', 1.6),
].join('');
const mouth = (depth: number, width: number): string =>
  line(`M119 116Q125 ${depth} 131 116`, '#A2303A', width);

const FIGURES = {
  jack: (dress: Dress) => ({ figure: jack(dress), lips: mouth(118, 2) }),
  queen: (dress: Dress) => ({ figure: queen(dress), lips: mouth(121, 3) }),
  king: (dress: Dress) => ({ figure: king(dress), lips: '' }),
};

/**
 * Picture of a court card: a figure of which both halves are the same, on 250 by 350 units.
 * @param id of what the picture defines, once in the page
 */
export function courtPicture(who: keyof typeof FIGURES, suit: number, id: string): string {
  const red = isRed(suit);
  const dress: Dress = red
    ? { robe: RED, trim: BLUE, hair: '#C98A2B', rose: '#fff' }
    : { robe: BLUE, trim: '#B3202C', hair: '#33241A', rose: '#E2606C' };
  const { figure, lips } = FIGURES[who](dress);
  const half = [
    `<rect x="47" y="33" width="156" height="160" fill="${red ? '#FFF6E3' : '#F3F4EC'}"/>`,
    figure.behind,
    robe(dress),
    figure.before,
    `<g stroke-linecap="round">${FACE}${lips}</g>`,
    pip(suit, { x: 68, y: 66, scale: 0.34 }),
  ].join('');
  const clipped = `<g clip-path="url(#${id}-clip)"><use href="#${id}-half"/></g>`;
  const band = 'M47 187L203 163';
  return [
    `<defs><clipPath id="${id}-clip"><path d="M47 33H203V163L47 187Z"/></clipPath><g id="${id}-half">${half}</g></defs>`,
    clipped,
    `<g transform="rotate(180 125 175)">${clipped}</g>`,
    line(band, GOLD, 4),
    line(band, INK, 1),
    `<rect x="47" y="33" width="156" height="284" rx="5" fill="none" stroke="${BLUE}" stroke-width="2"/>`,
  ].join('');
}
