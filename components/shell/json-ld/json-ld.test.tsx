import { render } from '@testing-library/react';
import { graphOf } from '@/lib/server/seo/json-ld';
import { JsonLd } from './json-ld';

it('lets no text close the script, and says what was given', () => {
  const data = graphOf({ '@type': 'Organization', name: '</script><script>alert(1)</script>' });
  const { container } = render(<JsonLd data={data} />);
  const scripts = container.querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.textContent).not.toContain('<');
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual(data);
});
