import { existsSync, readFileSync } from 'node:fs';
import { FACES, faceOf } from './lettering';

test('a studio keeps its face, and neighbours do not share one', () => {
  expect(faceOf({ id: 2, name: 'Northlight' })).toBe('staatliches');
  const faces = Array.from({ length: 60 }, (_, id) => faceOf({ id, name: `Studio ${id}` }));
  expect(new Set(faces).size).toBe(FACES.length - 1);
  faces.slice(1).forEach((face, index) => expect(face).not.toBe(faces[index]));
});

test('every face is declared in the stylesheet and has its file', () => {
  const sheet = readFileSync('features/lobby/components/lettering.module.scss', 'utf8');
  for (const face of FACES) {
    expect(existsSync(`features/lobby/lettering/${face}.woff2`)).toBe(true);
    expect(sheet).toContain(`'${face}'`);
  }
});
