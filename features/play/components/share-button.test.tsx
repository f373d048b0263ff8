import { act, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { renderWithPlatform } from '@/components/testing/platform';
import { toastsAtom } from '@/lib/browser/toast/toasts';
import { ShareButton } from './share-button';

const URL_OF_GAME = `${window.location.origin}/game/scarab`;
const share = jest.fn();
const writeText = jest.fn();

function Said() {
  return (
    <output>
      {useAtomValue(toastsAtom).map(({ status, title, text }) => [status, title, text].join(' | '))}
    </output>
  );
}
const said = () => screen.getByRole('status');

async function press(device: { share?: typeof share }) {
  Object.defineProperties(navigator, {
    share: { configurable: true, value: device.share },
    clipboard: { configurable: true, value: { writeText } },
  });
  renderWithPlatform(
    <>
      <ShareButton title="Scarab" path="/game/scarab" />
      <Said />
    </>,
  );
  await act(async () => screen.getByRole('button', { name: 'Share' }).click());
}

beforeEach(() => {
  share.mockResolvedValue(undefined);
  writeText.mockResolvedValue(undefined);
});
afterAll(() => {
  for (const added of ['share', 'clipboard']) Reflect.deleteProperty(navigator, added);
});

test('passes the page on by what the device offers', async () => {
  await press({ share });
  expect(share).toHaveBeenCalledWith({ title: 'Scarab', url: URL_OF_GAME });
  expect(writeText).not.toHaveBeenCalled();
  expect(said()).toBeEmptyDOMElement();
});

test('puts the address into the clipboard where the device offers nothing, and says so', async () => {
  await press({});
  expect(writeText).toHaveBeenCalledWith(URL_OF_GAME);
  expect(said()).toHaveTextContent('success | Link copied');
});

test('says nothing to who turned away from the device’s own choice', async () => {
  share.mockRejectedValue(new DOMException('turned away', 'AbortError'));
  await press({ share });
  expect(said()).toBeEmptyDOMElement();
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['the device', { share }, () => share.mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
  ['the clipboard', {}, () => writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
])('says so and shows the address when %s refuses', async (_who, device, refuse) => {
  refuse();
  await press(device);
  expect(said()).toHaveTextContent('error | ');
  expect(said()).toHaveTextContent(URL_OF_GAME);
});
