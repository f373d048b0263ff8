import { useTranslations } from 'next-intl';
import type { Asks } from '../api/get-me-second-factor';
import type { WayIn } from '../api/get-me-ways-in';
import { useLinkWay } from '../api/post-me-ways-in-provider-link';
import { useUnlinkWay } from '../api/post-me-ways-in-provider-unlink';
import { OwnerProof } from './owner-proof';

export interface WayChange {
  kind: 'link' | 'unlink';
  way: WayIn;
}

interface WayDialogProps {
  change: WayChange;
  asks: Asks;
  onClose: () => void;
  /** Leaves for the company's log-in. */
  go?: (url: string) => void;
}

const leave = (url: string) => window.location.assign(url);

/** Asks once more who is there, then links or unlinks. */
export function WayDialog({ change: { kind, way }, asks, onClose, go = leave }: WayDialogProps) {
  const t = useTranslations('Social.ways');
  const p = useTranslations('SecondFactor.proof');
  const link = useLinkWay();
  const unlink = useUnlinkWay();
  const isLink = kind === 'link';
  return (
    <OwnerProof
      title={t(isLink ? 'linkOf' : 'unlinkOf', { company: way.name })}
      text={p('beginText')}
      submit={t(kind)}
      danger={!isLink}
      asks={asks}
      onProof={async (proof) => {
        if (isLink) go(await link.mutateAsync({ provider: way.id, proof }));
        else {
          await unlink.mutateAsync({ provider: way.id, proof });
          onClose();
        }
      }}
      onClose={onClose}
    />
  );
}
