import { screen, within } from '@testing-library/react';
import { visit } from '@/components/testing/navigation';
import { renderWithMessages } from '@/components/testing/render';
import type { InfoLink } from './info-page';
import { InfoScreen } from './info-screen';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
jest.mock('@/lib/server/seo/address', () => ({
  ...jest.requireActual<object>('@/lib/server/seo/address'),
  siteBase: () => 'https://parlour.example',
}));

const link = (code: string, parent: string | null = null, href = `/info_pages/${code}`): InfoLink => ({
  code,
  href,
  label: `About ${code}`,
  external: !href.startsWith('/'),
  parent,
});
const show = (code: string, links: readonly InfoLink[]) => {
  visit(`/info_pages/${code}`);
  return renderWithMessages(
    <InfoScreen page={{ code, title: `About ${code}`, text: [], updatedAt: '2030-01-02' }} links={links} />,
  );
};

/** The names in the trail that search engines read. */
const crumbs = (container: HTMLElement): string[] => {
  const data = JSON.parse(
    container.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
  ) as {
    '@graph'?: { '@type': string; itemListElement?: { name: string }[] }[];
    itemListElement?: { name: string }[];
  };
  const list = data['@graph']?.find((node) => node['@type'] === 'BreadcrumbList') ?? data;
  return (list.itemListElement ?? []).map(({ name }) => name);
};

it('stands below its page: in the list, in a trail over the text, and in the one that search engines read', () => {
  const { container } = show('fees', [link('payments'), link('fees', 'payments'), link('contact')]);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'About payments' })).toHaveAttribute('href', '/info_pages/payments');
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'About payments',
    'About fees',
  ]);
  const list = screen.getByRole('navigation', { name: 'Info pages' });
  const below = within(list).getByRole('link', { name: 'About fees' }).closest('ul');
  expect(below?.parentElement).toHaveTextContent(/^About payments/);
  expect(crumbs(container)).toEqual(['Parlour', 'About payments', 'About fees']);
});

it('has no trail at the top, nor below a page that is not online', () => {
  const { container } = show('contact', [link('contact'), link('payments')]);
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  expect(crumbs(container)).toEqual(['Parlour', 'About contact']);
});

it('leads to a page above that lies on another site, and names it to no search engine', () => {
  const { container } = show('fees', [link('help', null, 'https://help.example/'), link('fees', 'help')]);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'About help' })).toHaveAttribute('href', 'https://help.example/');
  expect(crumbs(container)).toEqual(['Parlour', 'About fees']);
});
