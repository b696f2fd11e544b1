export { startTracking } from './tracking';
