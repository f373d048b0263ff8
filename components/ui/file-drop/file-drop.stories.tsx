import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDrop } from './file-drop';

const file = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type });
const PASSPORT = file('passport-front.jpg', 'image/jpeg', 1_850_000);
const BILL = file('electricity-bill-2026-10.pdf', 'application/pdf', 214_000);

interface ExampleProps {
  label: string;
  files: File[];
  error?: string;
  disabled?: boolean;
}

function Example({ files: first, ...field }: ExampleProps) {
  const [files, setFiles] = useState(first);
  return <FileDrop {...field} files={files} onFilesChange={setFiles} />;
}

const meta: Meta<typeof Example> = {
  title: 'UI/FileDrop',
  component: Example,
  args: { label: 'Proof of identity', files: [] },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { files: [PASSPORT, BILL] } };
export const Refused: Story = {
  args: { files: [PASSPORT] },
  play: async ({ canvas, userEvent }) => {
    const added = [
      file('film.png', 'image/png', 5_300_000),
      file('empty.pdf', 'application/pdf', 0),
      PASSPORT,
    ];
    await userEvent.upload(canvas.getByLabelText(/Choose files/), added);
  },
};
export const Invalid: Story = { args: { error: 'Send at least one document.' } };
export const Disabled: Story = { args: { files: [PASSPORT], disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Aufenthaltsbestimmungsbescheinigung oder Meldebestätigung',
    files: [
      file(
        'aufenthaltsbestimmungsbescheinigung-der-bezirksverwaltungsbehoerde-2026.pdf',
        'application/pdf',
        5_000,
      ),
    ],
  },
};
export const RightToLeft: Story = {
  args: { label: 'إثبات الهوية', files: [PASSPORT] },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
