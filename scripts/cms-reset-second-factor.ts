// `OPERATOR_EMAIL=… npm run cms:reset-second-factor`: takes the second factor of an operator away. For the last
// administrator who has lost phone and recovery codes; for everybody else an administrator does it in the CMS.
import { getPayload } from 'payload';
import { resetAtServer } from '@/cms/second-factor/reset';

try {
  const { OPERATOR_EMAIL: email } = process.env;
  if (!email) throw new Error('OPERATOR_EMAIL is not set');
  const { default: config } = await import('@/cms/payload.config');
  const payload = await getPayload({ config });
  if (!(await resetAtServer(payload, email)))
    throw new Error('there is no such operator with a second factor');
  console.log('cms: the second factor was taken away; the password alone logs in');
  process.exit(0);
} catch (error) {
  console.error(`cms: nothing was changed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
