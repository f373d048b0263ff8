import { isBuilding, webConfig } from '@/lib/server/config/web';
import { createCmsConfig, type CmsSettings } from './config';

export { checkServerFunction } from './access/built-in';
export { endOfficeTokens, withOfficeLogOut } from './access/office-log-out';
export { officeOperator } from './access/office-operator';
export { configOfPage } from './access/creating';
export { scheduleProblem } from './schedule/past-times';

function settings(): CmsSettings {
  if (isBuilding())
    return {
      databaseUrl: undefined,
      secret: '',
      webOrigin: 'http://localhost:3000',
      mediaDirectory: '',
      secondFactor: 'optional',
    };
  const { databaseUrl, payloadSecret, webOrigin, mediaDirectory, operatorSecondFactor } = webConfig();
  return {
    databaseUrl,
    secret: payloadSecret,
    webOrigin,
    mediaDirectory,
    secondFactor: operatorSecondFactor,
  };
}

export default createCmsConfig(settings());
