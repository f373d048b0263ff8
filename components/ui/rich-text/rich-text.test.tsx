import { screen } from '@testing-library/react';
import { renderWithMessages } from '@/components/testing/render';
import type { RichText as Text } from '@/lib/domain/rich-text';
import { RichText } from './rich-text';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const words = (text: string) => ({ type: 'text' as const, text });
const PICTURE = {
  alt: 'A cup',
  width: 800,
  height: 400,
  avif: '/media/cup-480x240.avif 480w',
  webp: '/media/cup-480x240.webp 480w',
  src: '/media/cup-480x240.webp',
  focus: { x: 20, y: 60 },
};
const TEXT: Text = [
  { type: 'heading', level: 2, id: 'who', children: [words('Who may play')] },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Adults', bold: true },
      words(' only. '),
      { type: 'link', href: '/faq', children: [words('Questions')] },
      { type: 'break' },
      { type: 'link', href: 'https://help.example', children: [words('Help')] },
    ],
  },
  {
    type: 'list',
    ordered: true,
    items: [
      {
        children: [words('One')],
        list: { type: 'list', ordered: false, items: [{ children: [words('Below')] }] },
      },
    ],
  },
  { type: 'notice', tone: 'care', text: 'Mind the limits.' },
  { type: 'action', label: 'Browse', href: '/games/all' },
  { type: 'picture', picture: PICTURE },
  { type: 'rule' },
];

test('shows every block as what it is', () => {
  renderWithMessages(<RichText text={TEXT} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Who may play' })).toHaveAttribute('id', 'who');
  expect(screen.getByText('Adults').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/faq');
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('rel', 'noopener');
  expect(screen.getAllByRole('list')).toHaveLength(2);
  expect(screen.getByRole('note')).toHaveTextContent('Mind the limits.');
  expect(screen.getByRole('link', { name: 'Browse' })).toHaveAttribute('href', '/games/all');
  const picture = screen.getByRole('img', { name: 'A cup' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveStyle({ objectPosition: '20% 60%' });
  expect(screen.getByRole('separator')).toBeInTheDocument();
});

describe('what the law may forbid', () => {
  const link = { type: 'link' as const, href: '/jackpots', children: [words('jackpots')] };
  const text: Text = [
    { type: 'heading', level: 2, id: 'three', children: [words('Three jackpots')] },
    { type: 'paragraph', children: [words('Reels turn. A jackpot grows.')] },
    { type: 'paragraph', children: [words('See the '), link, words('.')] },
    {
      type: 'list',
      ordered: false,
      items: [{ children: [words('Max jackpot')] }, { children: [words('Lines')] }],
    },
  ];
  const marked = (container: HTMLElement) =>
    [...container.querySelectorAll('[data-law="jackpots"]')].map(({ textContent }) => textContent);

  test('is marked in texts about a page, by sentence or by block', () => {
    const { container } = renderWithMessages(<RichText text={text} byLaw />);
    expect(marked(container)).toEqual([
      'Three jackpots',
      'A jackpot grows.',
      'See the jackpots.',
      'Max jackpot',
    ]);
    expect(container).toHaveTextContent('Reels turn. A jackpot grows.');
  });

  test('is not in others, as terms', () => {
    const { container } = renderWithMessages(<RichText text={text} />);
    expect(marked(container)).toEqual([]);
  });
});
