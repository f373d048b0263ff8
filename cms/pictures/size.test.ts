import { MAX_UPLOAD_BYTES } from '@/lib/pictures/picture-limits';
import { sizeProblem } from './size';

it('takes a file up to the limit, and says how large one above it is', () => {
  expect(sizeProblem({ size: MAX_UPLOAD_BYTES })).toBeUndefined();
  expect(sizeProblem({ size: MAX_UPLOAD_BYTES + 1 })).toBe(
    'That file has 8.1 MB. At most 8 MB: make it smaller.',
  );
  expect(sizeProblem({ size: 30 * 1024 * 1024 })).toMatch(/^That file has 30\.0 MB\./);
});
