import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { BankMoneyQuery } from './get-bank-money';

/** The list as a file, handed to the browser. */
export async function downloadBankMoney({
  page: _page,
  per_page: _size,
  ...query
}: BankMoneyQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/bank-money/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'bank-money.csv');
}
