import { isBuilding, webConfig } from '@/lib/config/web';
import { createCmsConfig, type CmsSettings } from './config';

function settings(): CmsSettings {
  if (isBuilding())
    return { databaseUrl: undefined, secret: '', webOrigin: 'http://localhost:3000', mediaDirectory: '' };
  const { databaseUrl, payloadSecret, webOrigin, mediaDirectory } = webConfig();
  return { databaseUrl, secret: payloadSecret, webOrigin, mediaDirectory };
}

export default createCmsConfig(settings());
