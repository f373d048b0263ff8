import fc from '@/tests/support/properties';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from './limits';
import { admitUploads, uploadProblem, type UploadFile } from './uploads';

const file = (name: string, type: string, size = 1_000): UploadFile => ({ name, type, size });

test.each([
  [file('pass.jpg', 'image/jpeg'), null],
  [file('PASS.JPEG', 'image/jpeg'), null],
  [file('pass.png', 'image/png'), null],
  [file('bill.pdf', 'application/pdf'), null],
  [file('scan.bmp', 'image/bmp'), null],
  [file('scan.bmp', 'image/x-ms-bmp'), null],
  [file('scan.bmp', ''), null],
  [file('scan.bmp', 'application/octet-stream'), null],
  [file('pass.gif', 'image/gif'), 'type'],
  [file('pass.svg', 'image/svg+xml'), 'type'],
  [file('pass.png.exe', 'image/png'), 'type'],
  [file('page.pdf', 'text/html'), 'type'],
  [file('page.png', 'application/pdf'), 'type'],
  [file('noending', ''), 'type'],
  [file('pass.png', 'image/png', 0), 'empty'],
  [file('pass.png', 'image/png', UPLOAD_MAX_BYTES), null],
  [file('pass.png', 'image/png', UPLOAD_MAX_BYTES + 1), 'tooLarge'],
])('%j: %s', (candidate, problem) => expect(uploadProblem(candidate)).toBe(problem));

test('a file is taken once, and no more than twenty', () => {
  const many = Array.from({ length: 19 }, (_, index) => file(`${index}.png`, 'image/png'));
  const { admitted, refused } = admitUploads(many, [
    file('3.png', 'image/png'),
    file('a.png', 'image/png'),
    file('b.png', 'image/png'),
  ]);
  expect(admitted.map(({ name }) => name)).toEqual(['a.png']);
  expect(refused.map(({ file: { name }, problem }) => [name, problem])).toEqual([
    ['3.png', 'double'],
    ['b.png', 'tooMany'],
  ]);
});

test('every file is either taken or told why not, and there are never more than twenty', () => {
  const anyFile = fc.record({
    name: fc.oneof(fc.constantFrom('a.png', 'b.pdf', 'c.gif'), fc.string()),
    type: fc.constantFrom('image/png', 'application/pdf', 'image/gif', ''),
    size: fc.nat(UPLOAD_MAX_BYTES * 2),
  });
  fc.assert(
    fc.property(fc.array(anyFile, { maxLength: 60 }), (added) => {
      const { admitted, refused } = admitUploads([], added);
      expect(admitted.length + refused.length).toBe(added.length);
      expect(admitted.length).toBeLessThanOrEqual(UPLOAD_MAX_FILES);
      expect(admitted.map(uploadProblem).filter(Boolean)).toEqual([]);
    }),
  );
});
