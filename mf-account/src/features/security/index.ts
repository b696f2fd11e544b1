export { securityQuery } from './queries';
export { useSecurity } from './useSecurity';
