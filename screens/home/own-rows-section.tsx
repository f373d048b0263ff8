import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { OwnRowRoom } from '@/features/lobby/components/own-row-room';
import { OwnRowsOfPlayer } from './own-rows-of-player';

/** Boxes for the rows of one person, which the browser fills. */
export async function OwnRowsSection() {
  const {
    Lobby: { rows, card, tag },
    Ui,
    Errors,
  } = await getMessages();
  return (
    <NextIntlClientProvider
      messages={{
        Lobby: { rows, card, tag },
        Ui: { carousel: Ui.carousel },
        Errors: { block: Errors.block },
      }}
    >
      <BlockBoundary shape="none">
        <OwnRowsOfPlayer
          rooms={{
            continue: <OwnRowRoom name="continue" />,
            favourites: <OwnRowRoom name="favourites" />,
            recommended: <OwnRowRoom name="recommended" />,
          }}
        />
      </BlockBoundary>
    </NextIntlClientProvider>
  );
}
