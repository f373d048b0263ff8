import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Accordion } from './accordion';

const items = [
  { id: 'a', title: 'First', content: <p>One</p> },
  { id: 'b', title: 'Second', content: <p>Two</p> },
];

test('all of the text is in the page, open or not', () => {
  const html = renderToStaticMarkup(<Accordion items={items} />);
  expect(html).toContain('One');
  expect(html).toContain('Two');
  expect(html).not.toContain(' open=""');
});

test('titles are headings of the rank that the page gives', () => {
  render(<Accordion items={items} level={2} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'First',
    'Second',
  ]);
});

test('those that are told begin open', () => {
  const { container } = render(<Accordion items={items} open={['b']} />);
  expect(container.querySelector('#a')).not.toHaveAttribute('open');
  expect(container.querySelector('#b')).toHaveAttribute('open');
});

test('a single one stays open when the group has a name', () => {
  const { container } = render(<Accordion items={items} single="faq" />);
  const names = [...container.querySelectorAll('details')].map((item) => item.getAttribute('name'));
  expect(names).toEqual(['faq', 'faq']);
});
