import { story } from '../testing/stories';
import { withSeen } from './progress';
import { walk, type Step } from './walk';

const stories = [story('a', 2), story('b', 3), story('c', 1)];
const at = (place: string) => ({ story: 'abc'.indexOf(place.charAt(0)), slide: Number(place.charAt(1)) - 1 });

test.each<[Step, string, string | null]>([
  ['next', 'a1', 'a2'],
  ['next', 'a2', 'b1'],
  ['next', 'c1', null],
  ['previous', 'b2', 'b1'],
  ['previous', 'b1', 'a2'],
  ['previous', 'c1', 'b3'],
  ['previous', 'a1', 'a1'],
  ['nextStory', 'a1', 'b1'],
  ['nextStory', 'c1', null],
  ['previousStory', 'c1', 'b1'],
  ['previousStory', 'a2', 'a2'],
])('%s from %s leads to %s', (step, from, to) => {
  expect(walk(stories, at(from), step, {})).toEqual(to && at(to));
});

test('a story that is come to from before begins at its first slide that was not seen', () => {
  const progress = withSeen({}, stories, 'b', 'b1');
  expect(walk(stories, at('a2'), 'next', progress)).toEqual(at('b2'));
  expect(walk(stories, at('a1'), 'nextStory', progress)).toEqual(at('b2'));
  expect(walk(stories, at('c1'), 'previousStory', progress)).toEqual(at('b2'));
  expect(walk(stories, at('c1'), 'previous', progress)).toEqual(at('b3'));
});
