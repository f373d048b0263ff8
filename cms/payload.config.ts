import { isBuilding, webConfig } from '@/lib/config/web';
import { createCmsConfig, type CmsSettings } from './config';

function settings(): CmsSettings {
  if (isBuilding()) return { databaseUrl: undefined, secret: '', webOrigin: 'http://localhost:3000' };
  const { databaseUrl, payloadSecret, webOrigin } = webConfig();
  return { databaseUrl, secret: payloadSecret, webOrigin };
}

export default createCmsConfig(settings());
