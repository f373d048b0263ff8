import type { Payload, PayloadRequest } from 'payload';
import { dashboardOf, type Dashboard as Found } from '../dashboard/dashboard';
import { DashboardLists } from './dashboard-lists';
import { MissingTable } from './dashboard-missing';
import styles from './dashboard.module.scss';
import { names } from './dashboard-names';

interface Props {
  payload: Payload;
  user: PayloadRequest['user'];
}

async function read({ payload, user }: Props): Promise<Found | null> {
  try {
    return await dashboardOf(payload, user);
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'The dashboard could not be read' });
    return null;
  }
}

/** The first page after the log-in: what needs attention. */
export async function Dashboard(props: Props) {
  const found = await read(props);
  if (!found) return <p role="status">What is to be done could not be read. Reload the page.</p>;
  const naming = names(props.payload.config);
  return (
    <div className={styles.dashboard} data-dashboard>
      <MissingTable missing={found.missing} locales={found.locales} naming={naming} />
      <DashboardLists found={found} naming={naming} />
    </div>
  );
}
