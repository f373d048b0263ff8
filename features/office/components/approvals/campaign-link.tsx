'use client';

import Link from 'next/link';
import { useCampaign } from '../../api/get-campaigns-id';
import { useMay } from '../../state/office-me';
import styles from '../parts/parts.module.scss';

/** A campaign by its name, for who may read it. */
export function CampaignLink({ id }: { id: string }) {
  const may = useMay();
  return (
    <Link className={styles.link} href={`/office/campaigns/${id}`}>
      {may('read:campaigns') ? <Name id={id} /> : 'The campaign'}
    </Link>
  );
}

function Name({ id }: { id: string }) {
  const { data } = useCampaign(id);
  return data ? `Campaign “${data.name.en}”` : 'The campaign';
}
