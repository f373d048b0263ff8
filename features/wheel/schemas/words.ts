import { object, string } from 'yup';
import { CLIENT_SEED_LENGTH } from '@/lib/domain/wheel';

/** Errors are message keys of `Wheel.fair.errors`. */
export const wordsSchema = object({
  clientSeed: string().trim().required('words').max(CLIENT_SEED_LENGTH, 'words'),
});
