export { documentsPolicy, inertPolicy, plainPagePolicy, sitePolicy } from './directives';
export { newNonce } from './nonce';
export { registerPolicyReports } from './reports';
