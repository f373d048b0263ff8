import { screen, within } from '@testing-library/react';
import { renderWithMessages } from '@/components/testing/render';
import { story } from '../testing/stories';
import { StoryCircles } from './story-circles';

test('each story is a button below whose circle its name stands, and which names what it opens', () => {
  const { container } = renderWithMessages(
    <StoryCircles stories={[story('first_visit', 2), story('crash', 1)]} />,
  );
  const row = screen.getByRole('list', { name: 'Stories' });
  const [first, second] = within(row).getAllByRole('button');
  expect(first).toHaveTextContent('Story first_visit');
  expect(first).toHaveAttribute('data-modal', 'STORY/first_visit');
  expect(second).toHaveAttribute('data-modal', 'STORY/crash');
  const named = [...container.querySelectorAll<HTMLElement>('[data-story="first_visit"] [data-slide]')];
  expect(named.map(({ dataset }) => dataset.slide)).toEqual(['first_visit1', 'first_visit2']);
});

test('pictures come only when they are in view: wide screens, which show none, fetch none', () => {
  const { container } = renderWithMessages(<StoryCircles stories={[story('a', 1)]} />);
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
});

test('without stories there is nothing', () => {
  const { container } = renderWithMessages(<StoryCircles stories={[]} />);
  expect(container).toBeEmptyDOMElement();
});
