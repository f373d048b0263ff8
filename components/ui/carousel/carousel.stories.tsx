import type { CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Carousel } from './carousel';

/** Widths and heights come from around the carousel. */
function slides(count: number, measures: Record<`--${string}`, string> = {}): Story['render'] {
  return function Slides({ label }) {
    return (
      <div style={{ paddingInline: 'var(--gut)', ...measures } as CSSProperties}>
        <Carousel label={label} count={count}>
          {Array.from({ length: count }, (_, index) => (
            <article
              key={index}
              style={{
                display: 'grid',
                alignContent: 'end',
                blockSize: 220,
                padding: 20,
                borderRadius: 'var(--r-l)',
                background: 'linear-gradient(180deg, #18211d, #0d1714)',
                color: 'var(--on-picture)',
              }}
            >
              <h2 style={{ font: 'var(--t-h2)' }}>
                <a href={`#slide-${index}`}>Slide {index + 1}</a>
              </h2>
            </article>
          ))}
        </Carousel>
      </div>
    );
  };
}

const meta: Meta<typeof Carousel> = {
  title: 'UI/Carousel',
  component: Carousel,
  args: { label: 'Highlights' },
};
export default meta;
type Story = StoryObj<typeof Carousel>;

export const WithArrows: Story = { render: slides(6) };
export const ThreeWithoutArrows: Story = { render: slides(3, { '--slide': '420px' }) };
export const WideFirstSlide: Story = { render: slides(4, { '--slide-first': '480px' }) };
export const OneSlide: Story = { render: slides(1, { '--slide': '100%' }) };

/** Where one reads from the right, the left arrow key leads on. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: slides(6),
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('link', { name: 'Slide 1' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const diamonds = [...canvasElement.querySelectorAll('[aria-hidden] > i')];
    await waitFor(() => expect(diamonds.findIndex((diamond) => diamond.hasAttribute('data-on'))).toBe(1));
  },
};
